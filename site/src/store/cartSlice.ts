import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { maxQuantity } from '@year-group/api-types/limits';
import type { Listing } from '@year-group/api-types/listing';

/** One listing in the cart, with a copy of its shown fields. */
export type CartLine = Pick<Listing, 'id' | 'title' | 'category' | 'imageUrl' | 'price'> & {
  quantity: number;
  /** The price that the visitor saw, when the shop's price has changed. */
  formerPrice?: number;
  /** Stock at the last check. 0 when it is no longer sold, absent without a limit. */
  available?: number;
};
interface Cart {
  /** False until the browser's storage has been read. The server never knows the cart. */
  isKnown: boolean;
  lines: CartLine[];
}
const initialState: Cart = { isKnown: false, lines: [] };

/** The shop's data that the cart is compared with. */
export type CheckedListing = Pick<Listing, 'id' | 'title' | 'category' | 'imageUrl' | 'price' | 'stock'>;

/** The cart. Holds a copy of each listing, so it needs no request to be shown. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    listingAdded({ lines }, { payload }: PayloadAction<CartLine>) {
      const line = lines.find(({ id }) => id === payload.id);
      if (line) line.quantity = Math.min(line.quantity + payload.quantity, maxQuantity);
      else lines.push({ ...payload, quantity: Math.min(payload.quantity, maxQuantity) });
    },
    quantityRaised(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      const line = cart.lines.find((each) => each.id === id);
      if (line) line.quantity = Math.min(line.quantity + 1, maxQuantity);
    },
    quantityLowered(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      const line = cart.lines.find((each) => each.id === id);
      if (line && line.quantity > 1) line.quantity -= 1;
      else cart.lines = cart.lines.filter((each) => each.id !== id);
    },
    lineRemoved(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      cart.lines = cart.lines.filter((line) => line.id !== id);
    },
    /**
     * Restores lines that were removed, or ordered and not paid. Existing lines stay as they are.
     */
    linesReturned({ lines }, { payload }: PayloadAction<CartLine[]>) {
      for (const line of payload) if (!lines.some(({ id }) => id === line.id)) lines.push(line);
    },
    cartCleared(cart) {
      cart.lines = [];
    },
    /** The cart from the browser's storage, or from another tab. */
    cartRestored: (_cart, { payload: lines }: PayloadAction<CartLine[]>) => ({ isKnown: true, lines }),
    /** Current prices and stock from the shop. */
    linesChecked({ lines }, { payload: listings }: PayloadAction<CheckedListing[]>) {
      const byId = new Map(listings.map((listing) => [listing.id, listing]));
      for (const line of lines) check(line, byId.get(line.id));
    },
    /** The visitor continued with the shown prices. */
    changesAccepted({ lines }) {
      for (const line of lines) delete line.formerPrice;
    },
  },
  selectors: {
    selectIsKnown: (cart) => cart.isKnown,
    selectLines: (cart) => cart.lines,
    selectCount: (cart) => cart.lines.reduce((count, line) => count + line.quantity, 0),
  },
});

function check(line: CartLine, listing: CheckedListing | undefined): void {
  if (!listing) {
    line.available = 0;
    return;
  }
  const { title, category, imageUrl, price, stock } = listing;
  const seen = line.formerPrice ?? line.price;
  Object.assign(line, { title, category, imageUrl, price });
  if (seen === price) delete line.formerPrice;
  else line.formerPrice = seen;
  if (stock === null) delete line.available;
  else line.available = stock;
}

export const {
  listingAdded,
  quantityRaised,
  quantityLowered,
  lineRemoved,
  linesReturned,
  cartCleared,
  cartRestored,
  linesChecked,
  changesAccepted,
} = cartSlice.actions;
export const {
  selectIsKnown: selectIsCartKnown,
  selectLines: selectCartLines,
  selectCount: selectCartCount,
} = cartSlice.selectors;
