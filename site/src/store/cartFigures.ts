import { deliveryDue, formatCedis, toCedis, toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { stockNote } from '#lib/stockNote.ts';
import type { CartLine } from '#store/cartSlice.ts';

/** Whether a line is sold out. Such a line is shown but never counted. */
export const isOut = ({ available }: CartLine): boolean => available === 0;

/** Whether the order would be refused because of this line. */
export const isRefused = (line: CartLine): boolean => Boolean(line.missing || line.unfit) || isShort(line);

/** Whether the quantity exceeds the stock. */
export const isShort = ({ available, quantity }: CartLine): boolean =>
  available !== undefined && available < quantity;

/** What a line costs, in GH₵. */
export const lineCost = ({ price, quantity }: Pick<CartLine, 'price' | 'quantity'>): number =>
  toCedis(toPesewas(price) * quantity);

/** The total of the lines in pesewas. Sold-out lines are not counted. */
export function goodsPesewas(lines: readonly CartLine[]): number {
  return lines
    .filter((line) => !isOut(line))
    .reduce((sum, { price, quantity }) => sum + toPesewas(price) * quantity, 0);
}

/**
 * What the delivery of these lines costs in GH₵ when the address has this quote: nothing from the
 * group's amount on. The server decides the same way.
 */
export function deliveryCostOf(lines: readonly CartLine[], quoted: number, freeFrom: number | null): number {
  const threshold = freeFrom === null ? null : toPesewas(freeFrom);
  return toCedis(deliveryDue(goodsPesewas(lines), toPesewas(quoted), threshold));
}

/** The total with delivery, in GH₵. */
export function totalOf(lines: readonly CartLine[], deliveryCost = 0): number {
  return toCedis(goodsPesewas(lines) + toPesewas(deliveryCost));
}

/** What changed about a line since it was added to the cart. Undefined when nothing did. */
export function lineNotice(line: CartLine): string | undefined {
  if (isOut(line)) return 'No longer available. Please remove it.';
  if (line.missing) return `Please choose its ${line.missing}.`;
  if (line.unfit) return 'No longer offered with this text. Please remove it and add it again.';
  if (isShort(line)) return `${stockOf(line)}. ${messages.cart.lowerQuantity}`;
  if (line.formerPrice === undefined) return undefined;
  return `The price has changed from ${formatCedis(line.formerPrice)} to ${formatCedis(line.price)}.`;
}

/** The note about a line's stock while there is enough of it. */
export const stockOf = ({ available, quantity }: CartLine): string | undefined =>
  stockNote(available ?? null, quantity);
