import { maxQuantity } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';

/** Stock from which "only n left" is shown. */
const few = 10;

/** The highest quantity of a listing, and its reason. Null is a stock without a limit. */
export function quantityLimit(stock: number | null): { max: number; reason: string } {
  if (stock !== null && stock < maxQuantity) return { max: stock, reason: messages.cart.onlyLeft(stock) };
  return { max: maxQuantity, reason: messages.cart.maxPerItem(maxQuantity) };
}

/** The note about stock: when little is left, or when the cart holds all of it or more. */
export function stockNote(stock: number | null, wanted = 0): string | undefined {
  if (stock === 0) return messages.cart.soldOut;
  const { max, reason } = quantityLimit(stock);
  return max <= few || wanted >= max ? reason : undefined;
}
