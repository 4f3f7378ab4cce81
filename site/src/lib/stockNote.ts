import { largestQuantity } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';

/** So few pieces are worth a word. */
const few = 10;

/** What limits how many of a listing can be had, and the words for it; null is a stock without a limit. */
export function quantityLimit(stock: number | null): { most: number; reason: string } {
  if (stock !== null && stock < largestQuantity)
    return { most: stock, reason: messages.cart.onlyLeft(stock) };
  return { most: largestQuantity, reason: messages.cart.mostOfOne(largestQuantity) };
}

/** What is said of a stock wherever a listing is shown: when it runs out, or when all or more of it is wanted. */
export function stockNote(stock: number | null, wanted = 0): string | undefined {
  if (stock === 0) return messages.cart.soldOut;
  const { most, reason } = quantityLimit(stock);
  return most <= few || wanted >= most ? reason : undefined;
}
