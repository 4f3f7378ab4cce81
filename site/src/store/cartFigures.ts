import { toCedis, toPesewas } from '@year-group/api-types/money';
import type { CartLine } from './cartSlice.ts';

/** Whether a line is sold out. Such a line is shown but never counted. */
export const isOut = ({ available }: CartLine): boolean => available === 0;

/** Whether the quantity exceeds the stock, so that the order would be refused. */
export const isShort = ({ available, quantity }: CartLine): boolean =>
  available !== undefined && available < quantity;

/** The total of the lines in pesewas. Sold-out lines are not counted. */
export function goodsPesewas(lines: readonly CartLine[]): number {
  return lines
    .filter((line) => !isOut(line))
    .reduce((sum, { price, quantity }) => sum + toPesewas(price) * quantity, 0);
}

/** The total with delivery, in GH₵. */
export function totalOf(lines: readonly CartLine[], deliveryCost = 0): number {
  return toCedis(goodsPesewas(lines) + toPesewas(deliveryCost));
}
