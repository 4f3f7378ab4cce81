import { messages } from '@year-group/api-types/messages';
import { useContext } from 'react';
import { ReactReduxContext } from 'react-redux';
import {
  type CartLine,
  cartCleared,
  lineRemoved,
  linesReturned,
  listingAdded,
  quantityLowered,
  quantityRaised,
  selectCartCount,
  selectCartLines,
} from './cartSlice.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';

/** The cart and its actions. */
export function useCart() {
  if (!useContext(ReactReduxContext)) throw new Error(messages.cart.outsideProvider);
  const dispatch = useAppDispatch();
  return {
    lines: useAppSelector(selectCartLines),
    count: useAppSelector(selectCartCount),
    add: (listing: Omit<CartLine, 'quantity'>, quantity = 1) => {
      const { id, title, category, imageUrl, price } = listing;
      dispatch(listingAdded({ id, title, category, imageUrl, price, quantity }));
    },
    raise: (id: string) => dispatch(quantityRaised(id)),
    lower: (id: string) => dispatch(quantityLowered(id)),
    remove: (id: string) => dispatch(lineRemoved(id)),
    putBack: (lines: CartLine[]) => dispatch(linesReturned(lines)),
    clear: () => dispatch(cartCleared()),
  };
}
