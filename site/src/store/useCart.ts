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
  selectCartLines,
} from './cartSlice.ts';
import { useAppDispatch, useAppSelector } from './hooks.ts';

/** What is added: a listing with the price and picture of what was chosen. */
export type AddedListing = Omit<CartLine, 'quantity'>;

/** The cart and its actions. Lines are named by their `lineKey`. */
export function useCart() {
  if (!useContext(ReactReduxContext)) throw new Error(messages.cart.outsideProvider);
  const dispatch = useAppDispatch();
  return {
    lines: useAppSelector(selectCartLines),
    add: (listing: AddedListing, quantity = 1) => {
      const { id, title, category, imageUrl, price, options } = listing;
      const chosen = options?.length ? { options } : undefined;
      dispatch(listingAdded({ id, title, category, imageUrl, price, quantity, ...chosen }));
    },
    raise: (key: string) => dispatch(quantityRaised(key)),
    lower: (key: string) => dispatch(quantityLowered(key)),
    remove: (key: string) => dispatch(lineRemoved(key)),
    putBack: (lines: CartLine[]) => dispatch(linesReturned(lines)),
    clear: () => dispatch(cartCleared()),
  };
}
