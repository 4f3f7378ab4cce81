import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { largestQuantity } from '@year-group/api-types/limits';
import type { Listing } from '@year-group/api-types/listing';

/** One listing in the cart, with a copy of what is shown of it. */
export type CartLine = Pick<Listing, 'id' | 'title' | 'category' | 'imageUrl' | 'price'> & {
  quantity: number;
  /** The price that the visitor has seen, while the shop's has become another. */
  formerPrice?: number;
  /** Pieces that the shop had left when it was last asked; 0 when it sells it no longer, absent without a limit. */
  available?: number;
};
interface Cart {
  /** False until the browser's storage has been read; the server never knows what is in a cart. */
  isKnown: boolean;
  lines: CartLine[];
}
const initialState: Cart = { isKnown: false, lines: [] };

/** What the cart is held against when its prices are checked again. */
export type CheckedListing = Pick<Listing, 'id' | 'title' | 'category' | 'imageUrl' | 'price' | 'stock'>;

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
    quantityRaised(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      const line = cart.lines.find((each) => each.id === id);
      if (line) line.quantity = Math.min(line.quantity + 1, largestQuantity);
    },
    quantityLowered(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      const line = cart.lines.find((each) => each.id === id);
      if (line && line.quantity > 1) line.quantity -= 1;
      else cart.lines = cart.lines.filter((each) => each.id !== id);
    },
    lineRemoved(cart, { payload: id }: PayloadAction<CartLine['id']>) {
      cart.lines = cart.lines.filter((line) => line.id !== id);
    },
    /** Lines that were taken out, or ordered and not paid, come back; what is there already stays as it is. */
    linesReturned({ lines }, { payload }: PayloadAction<CartLine[]>) {
      for (const line of payload) if (!lines.some(({ id }) => id === line.id)) lines.push(line);
    },
    cartCleared(cart) {
      cart.lines = [];
    },
    /** The cart as the browser kept it, or as another tab has just left it. */
    cartRestored: (_cart, { payload: lines }: PayloadAction<CartLine[]>) => ({ isKnown: true, lines }),
    /** The shop has told what its listings cost now. */
    linesChecked({ lines }, { payload: listings }: PayloadAction<CheckedListing[]>) {
      const byId = new Map(listings.map((listing) => [listing.id, listing]));
      for (const line of lines) check(line, byId.get(line.id));
    },
    /** The visitor has gone on with the prices that were shown. */
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
