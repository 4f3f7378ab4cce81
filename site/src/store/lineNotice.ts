import { messages } from '@year-group/api-types/messages';
import { formatPrice } from '@year-group/ui-kit/Price';
import { stockNote } from '#lib/stockNote.ts';
import { isOut, isShort } from '#store/cartFigures.ts';
import type { CartLine } from '#store/cartSlice.ts';

/** What changed about a line since it was added to the cart. Undefined when nothing did. */
export function lineNotice(line: CartLine): string | undefined {
  if (isOut(line)) return 'No longer available. Please remove it.';
  if (isShort(line)) return `${stockOf(line)}. ${messages.cart.lowerQuantity}`;
  if (line.formerPrice === undefined) return undefined;
  return `The price has changed from ${formatPrice(line.formerPrice)} to ${formatPrice(line.price)}.`;
}

/** The note about a line's stock while there is enough of it. */
export const stockOf = ({ available, quantity }: CartLine): string | undefined =>
  stockNote(available ?? null, quantity);
