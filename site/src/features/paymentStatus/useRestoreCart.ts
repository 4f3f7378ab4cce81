import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { pages } from '@year-group/api-types/system/pages';
import { showToast } from '@year-group/ui-kit/Toast';
import { useNavigate } from 'react-router-dom';
import { useLazyListOffersQuery } from '#store/api/listingsApi.ts';
import type { CartLine } from '#store/cartSlice.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { paymentClosed } from '#store/openPaymentSlice.ts';
import { useCart } from '#store/useCart.ts';

/** Puts an order's lines back into the cart, which then shows what has changed, and abandons its payment. */
export function useRestoreCart(order: Order) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { putBack } = useCart();
  const [readShop, { isFetching }] = useLazyListOffersQuery();

  async function restoreCart() {
    const { data: listings } = await readShop();
    if (!listings) return showToast({ title: messages.listings.loadFailed, tone: 'danger' });
    const lines = order.items.flatMap(({ id, quantity, price, options }): CartLine[] => {
      const listing = listings.find((each) => each.id === id);
      if (!listing) return [];
      const { title, category, imageUrl } = listing;
      return [{ id, title, category, imageUrl, price, quantity, ...(options && { options }) }];
    });
    putBack(lines);
    dispatch(paymentClosed(order.id));
    const missing = order.items.length - lines.length;
    if (missing > 0) {
      showToast({
        title: missing === 1 ? 'One item is no longer sold.' : `${missing} items are no longer sold.`,
      });
    }
    return navigate(pages.cart.to());
  }

  return { restoreCart, isRestoring: isFetching };
}
