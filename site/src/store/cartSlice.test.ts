import { maxQuantity } from '@year-group/api-types/limits';
import { makeListing } from '@year-group/api-types/testing/factories';
import { describe, expect, it } from 'vitest';
import {
  type CartLine,
  cartCleared,
  cartRestored,
  cartSlice,
  changesAccepted,
  lineRemoved,
  linesChecked,
  linesReturned,
  listingAdded,
  quantityLowered,
  quantityRaised,
  selectCartCount,
} from './cartSlice.ts';

const { reducer } = cartSlice;
const line = (quantity = 1): CartLine => {
  const { id, title, category, imageUrl, price } = makeListing();
  return { id, title, category, imageUrl, price, quantity };
};
const cartOf = (...lines: CartLine[]) => ({ isKnown: true, lines });
const listingOf = (line: CartLine, changes = {}) => makeListing({ ...line, ...changes });
const checked = (line: CartLine, changes = {}) =>
  reducer(cartOf(line), linesChecked([listingOf(line, changes)])).lines[0];

it('appends a listing that is not in the cart yet', () => {
  const [first, second] = [line(), line(3)];
  expect(reducer(cartOf(first), listingAdded(second))).toEqual(cartOf(first, second));
});

it('raises the quantity of a listing that is there already by what is added', () => {
  const there = line(2);
  expect(reducer(cartOf(there), listingAdded({ ...there, quantity: 3 })).lines).toEqual([
    { ...there, quantity: 5 },
  ]);
});

it('holds no more of a listing than an order may have', () => {
  const there = line(maxQuantity);
  expect(reducer(cartOf(there), listingAdded({ ...there, quantity: 1 })).lines[0]?.quantity).toBe(
    maxQuantity,
  );
});

it('lowers a quantity by one', () => {
  const there = line(2);
  expect(reducer(cartOf(there), quantityLowered(there.id)).lines[0]?.quantity).toBe(1);
});

it('removes the line when its last piece is taken away', () => {
  const [there, other] = [line(1), line(1)];
  expect(reducer(cartOf(there, other), quantityLowered(there.id))).toEqual(cartOf(other));
});

it('removes a line whatever its quantity', () => {
  const [first, second] = [line(7), line()];
  expect(reducer(cartOf(first, second), lineRemoved(first.id))).toEqual(cartOf(second));
});

it('is empty after it was cleared', () => {
  expect(reducer(cartOf(line(), line()), cartCleared())).toEqual(cartOf());
});

it('counts pieces, not lines', () => {
  expect(selectCartCount({ cart: cartOf(line(2), line(3)) })).toBe(5);
});

it('raises a quantity by one, to what an order may have', () => {
  const [some, most] = [line(2), line(maxQuantity)];
  const { lines } = reducer(reducer(cartOf(some, most), quantityRaised(some.id)), quantityRaised(most.id));
  expect(lines.map(({ quantity }) => quantity)).toEqual([3, maxQuantity]);
});

it('is known once it was restored', () => {
  const there = line();
  expect(reducer(undefined, { type: 'start' })).toEqual({ isKnown: false, lines: [] });
  expect(reducer(undefined, cartRestored([there]))).toEqual(cartOf(there));
});

it('takes lines back without touching what is there', () => {
  const [there, removed] = [line(2), line(5)];
  expect(reducer(cartOf(there), linesReturned([{ ...there, quantity: 9 }, removed])).lines).toEqual([
    there,
    removed,
  ]);
});

describe('held against the shop', () => {
  it('stays the very same where nothing changed', () => {
    const there = line();
    const cart = cartOf(there);
    expect(reducer(cart, linesChecked([listingOf(there)]))).toBe(cart);
  });

  it('takes a new price and remembers the one that was seen', () => {
    const there = { ...line(), price: 45 };
    expect(checked(there, { price: 50 })).toMatchObject({ price: 50, formerPrice: 45 });
  });

  it('remembers the price that was seen through several changes, and forgets it when it is back', () => {
    const there = { ...line(), price: 50, formerPrice: 45 };
    expect(checked(there, { price: 60 })).toMatchObject({ price: 60, formerPrice: 45 });
    expect(checked(there, { price: 45 })).not.toHaveProperty('formerPrice');
  });

  it('forgets the former price once the visitor has gone on', () => {
    const there = { ...line(), formerPrice: 45 };
    expect(reducer(cartOf(there), changesAccepted()).lines[0]).not.toHaveProperty('formerPrice');
  });

  it('marks what is no longer sold, and how many are left of what is', () => {
    const there = line(3);
    expect(reducer(cartOf(there), linesChecked([])).lines[0]?.available).toBe(0);
    expect(checked(there, { stock: 2 })?.available).toBe(2);
    expect(checked({ ...there, available: 0 }, { stock: null })).not.toHaveProperty('available');
  });
});
