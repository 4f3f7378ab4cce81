import { maxCartLines } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import { pages } from '@year-group/api-types/system/pages';
import { showToast } from '@year-group/ui-kit/Toast';
import { quantityLimit } from '#lib/stockNote.ts';
import { lineKey, stockKey } from '#store/cartSlice.ts';
import { type AddedListing, useCart } from '#store/useCart.ts';

/** A listing, or a choice of it, that can be added to the cart. */
export type Buyable = AddedListing & Pick<Listing, 'stock'>;

/**
 * Adds a listing to the cart and shows a toast. If fewer are available than
 * requested, it says how many and why.
 */
export function useAddToCart() {
  const { lines, add } = useCart();

  return (offer: Buyable, quantity = 1) => {
    const isNew = lines.every((line) => lineKey(line) !== lineKey(offer));
    if (isNew && lines.length >= maxCartLines) {
      return showToast({ title: messages.cart.maxLines(maxCartLines) });
    }
    const inCart = lines
      .filter((line) => stockKey(line) === stockKey(offer))
      .reduce((sum, line) => sum + line.quantity, 0);
    const { max, reason } = quantityLimit(offer.stock);
    const added = Math.min(quantity, max - inCart);
    const cut = added < quantity ? messages.cart.cut(reason, quantity, inCart) : undefined;
    if (added > 0) add(offer, added);
    return showToast({
      title: added > 0 ? messages.cart.added(added, offer.title) : offer.title,
      description: cut,
      tone: cut ? 'info' : 'success',
      link: { label: 'View cart', href: pages.cart.to() },
    });
  };
}
