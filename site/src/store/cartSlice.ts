import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { largestQuantity } from '@year-group/api-types/limits';
import type { Listing } from '@year-group/api-types/listing';

/** One listing in the cart, with a copy of what is shown of it. */
export type CartLine = Pick<Listing, 'id' | 'title' | 'category' | 'imageUrl' | 'price'> & {
  quantity: number;
};
interface Cart {
  lines: CartLine[];
}
const initialState: Cart = { lines: [] };

/** What the visitor intends to buy. Holds a copy of each listing, so the cart shows without a request. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    listingAdded({ lines }, { payload }: PayloadAction<CartLine>) {
      const line = lines.find(({ id }) => id === payload.id);
      if (line) line.quantity = Math.min(line.quantity + payload.quantity, largestQuantity);
      else lines.push({ ...payload, quantity: Math.min(payload.quantity, largestQuantity) });
    },
    quantityLowered(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      const line = cart.lines.find((each) => each.id === id);
      if (line && line.quantity > 1) line.quantity -= 1;
      else cart.lines = cart.lines.filter((each) => each.id !== id);
    },
    lineRemoved(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      cart.lines = cart.lines.filter((line) => line.id !== id);
    },
    cartCleared: () => initialState,
    /** The cart as the browser kept it, or as another tab has just left it. */
    cartRestored: (_cart, { payload: lines }: PayloadAction<CartLine[]>) => ({ lines }),
  },
  selectors: {
    selectLines: (cart) => cart.lines,
    selectCount: (cart) => cart.lines.reduce((count, line) => count + line.quantity, 0),
  },
});

export const { listingAdded, quantityLowered, lineRemoved, cartCleared, cartRestored } = cartSlice.actions;
export const { selectLines: selectCartLines, selectCount: selectCartCount } = cartSlice.selectors;
