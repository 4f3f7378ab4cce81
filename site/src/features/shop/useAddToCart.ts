import { largestQuantity, mostCartLines } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { showToast } from '@year-group/ui-kit/Toast';
import type { CheckedListing } from '#store/cartSlice.ts';
import { useCart } from '#store/useCart.ts';

/** Puts a listing into the cart and says so; says why where it cannot. */
export function useAddToCart() {
  const { lines, add } = useCart();

  return (listing: CheckedListing, quantity = 1) => {
    const there = lines.find(({ id }) => id === listing.id);
    const inCart = there?.quantity ?? 0;
    const most = Math.min(listing.stock ?? largestQuantity, largestQuantity);
    if (inCart + quantity > most) {
      const already = inCart > 0 ? ` You have ${inCart} in your cart.` : '';
      return showToast({ title: `There are only ${most} of ${listing.title}.${already}` });
    }
    if (!there && lines.length >= mostCartLines) {
      return showToast({ title: `An order has at most ${mostCartLines} different items.` });
    }
    add(listing, quantity);
    return showToast({ title: messages.cart.added(quantity, listing.title), tone: 'success' });
  };
}
