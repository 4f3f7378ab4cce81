import { maxCartLines } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { showToast } from '@year-group/ui-kit/Toast';
import { quantityLimit } from '#lib/stockNote.ts';
import type { CheckedListing } from '#store/cartSlice.ts';
import { useCart } from '#store/useCart.ts';

/**
 * Adds a listing to the cart and shows a toast. If fewer are available than requested, it says how
 * many and why.
 */
export function useAddToCart() {
  const { lines, add } = useCart();

  return (listing: CheckedListing, quantity = 1) => {
    const there = lines.find(({ id }) => id === listing.id);
    const inCart = there?.quantity ?? 0;
    if (!there && lines.length >= maxCartLines) {
      return showToast({ title: messages.cart.maxLines(maxCartLines) });
    }
    const { max, reason } = quantityLimit(listing.stock);
    const added = Math.min(quantity, max - inCart);
    const cut = messages.cart.cut(reason, quantity, inCart);
    if (added <= 0) return showToast({ title: listing.title, description: cut });
    add(listing, added);
    const title = messages.cart.added(added, listing.title);
    return showToast(added < quantity ? { title, description: cut } : { title, tone: 'success' });
  };
}
