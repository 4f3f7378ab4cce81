import { formatPrice } from '@year-group/ui-kit/Price';
import { isOut, isShort } from '#store/cartFigures.ts';
import type { CartLine } from '#store/cartSlice.ts';

/** What a shopper must know about a line since he put it into the cart; undefined when all is as it was. */
export function lineNotice(line: CartLine): string | undefined {
  if (isOut(line)) return 'No longer available. Please remove it.';
  if (isShort(line)) return `Only ${line.available} left. Please lower the quantity.`;
  if (line.formerPrice === undefined) return undefined;
  return `The price has changed from ${formatPrice(line.formerPrice)} to ${formatPrice(line.price)}.`;
}
