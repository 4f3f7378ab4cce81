import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { maxQuantity } from '@year-group/api-types/common/limits';
import type { Listing } from '@year-group/api-types/shop/listing';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';

/** One listing in the cart as it was chosen, with a copy of its shown fields. */
export type CartLine = Pick<Listing, 'id' | 'title' | 'category' | 'imageUrl' | 'price'> & {
  quantity: number;
  /** What was chosen, in the listing's order; absent for nothing. */
  options?: ChosenOption[];
  /** The name of an option that must be chosen before the line can be ordered. */
  missing?: string;
  /** Its text is too long now, or no longer asked for. */
  unfit?: boolean;
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

/** What decides which line it is. */
interface Keyed {
  id: string;
  options?: readonly ChosenOption[] | undefined;
}

/** What tells lines apart: the listing and what was chosen. */
export const lineKey = ({ id, options = [] }: Keyed): string => JSON.stringify([id, options]);

/** What tells stocks apart: the listing and its choices, without texts. */
export const stockKey = ({ id, options = [] }: Keyed): string =>
  lineKey({ id, options: options.filter(({ kind }) => kind !== 'text') });

/** The cart. Holds a copy of each listing, so it needs no request to be shown. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    listingAdded({ lines }, { payload }: PayloadAction<CartLine>) {
      const line = lineOf(lines, lineKey(payload));
      if (line) line.quantity = Math.min(line.quantity + payload.quantity, maxQuantity);
      else lines.push({ ...payload, quantity: Math.min(payload.quantity, maxQuantity) });
    },
    quantityRaised(cart, { payload: key }: PayloadAction<string>) {
      const line = lineOf(cart.lines, key);
      if (line) line.quantity = Math.min(line.quantity + 1, maxQuantity);
    },
    quantityLowered(cart, { payload: key }: PayloadAction<string>) {
      const line = lineOf(cart.lines, key);
      if (line && line.quantity > 1) line.quantity -= 1;
    },
    lineRemoved(cart, { payload: key }: PayloadAction<string>) {
      cart.lines = cart.lines.filter((line) => lineKey(line) !== key);
    },
    /** Restores lines that were removed, or ordered and not paid. Existing lines stay as they are. */
    linesReturned({ lines }, { payload }: PayloadAction<CartLine[]>) {
      for (const line of payload) if (!lineOf(lines, lineKey(line))) lines.push(line);
    },
    /** Takes out what was ordered, and not more: another tab may have added to the cart meanwhile. */
    linesOrdered(cart, { payload: ordered }: PayloadAction<readonly (Keyed & { quantity: number })[]>) {
      const orderedOf = (line: CartLine) => ordered.find((each) => lineKey(each) === lineKey(line))?.quantity;
      for (const line of cart.lines) line.quantity -= orderedOf(line) ?? 0;
      cart.lines = cart.lines.filter(({ quantity }) => quantity > 0);
    },
    cartCleared(cart) {
      cart.lines = [];
    },
    /** The cart from the browser's storage, from another tab, or compared with the shop. */
    linesReplaced: (_cart, { payload: lines }: PayloadAction<CartLine[]>) => ({ isKnown: true, lines }),
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

function lineOf(lines: CartLine[], key: string): CartLine | undefined {
  return lines.find((line) => lineKey(line) === key);
}

export const {
  listingAdded,
  quantityRaised,
  quantityLowered,
  lineRemoved,
  linesReturned,
  linesOrdered,
  cartCleared,
  linesReplaced,
  changesAccepted,
} = cartSlice.actions;
export const {
  selectIsKnown: selectIsCartKnown,
  selectLines: selectCartLines,
  selectCount: selectCartCount,
} = cartSlice.selectors;
