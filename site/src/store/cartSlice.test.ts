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

it('raises the quantity of a listing that is already in the cart', () => {
  const there = line(2);
  expect(reducer(cartOf(there), listingAdded({ ...there, quantity: 3 })).lines).toEqual([
    { ...there, quantity: 5 },
  ]);
});

it('limits the quantity of a listing to that of an order', () => {
  const there = line(maxQuantity);
  expect(reducer(cartOf(there), listingAdded({ ...there, quantity: 1 })).lines[0]?.quantity).toBe(
    maxQuantity,
  );
});

it('lowers a quantity by one', () => {
  const there = line(2);
  expect(reducer(cartOf(there), quantityLowered(there.id)).lines[0]?.quantity).toBe(1);
});

it('removes the line when its quantity reaches zero', () => {
  const [there, other] = [line(1), line(1)];
  expect(reducer(cartOf(there, other), quantityLowered(there.id))).toEqual(cartOf(other));
});

it('removes a line whatever its quantity', () => {
  const [first, second] = [line(7), line()];
  expect(reducer(cartOf(first, second), lineRemoved(first.id))).toEqual(cartOf(second));
});

it('is empty after clearing', () => {
  expect(reducer(cartOf(line(), line()), cartCleared())).toEqual(cartOf());
});

it('counts pieces, not lines', () => {
  expect(selectCartCount({ cart: cartOf(line(2), line(3)) })).toBe(5);
});

it('raises a quantity by one, up to the limit of an order', () => {
  const [some, most] = [line(2), line(maxQuantity)];
  const { lines } = reducer(reducer(cartOf(some, most), quantityRaised(some.id)), quantityRaised(most.id));
  expect(lines.map(({ quantity }) => quantity)).toEqual([3, maxQuantity]);
});

it('is known once it is restored', () => {
  const there = line();
  expect(reducer(undefined, { type: 'start' })).toEqual({ isKnown: false, lines: [] });
  expect(reducer(undefined, cartRestored([there]))).toEqual(cartOf(there));
});

it('restores lines without changing existing ones', () => {
  const [there, removed] = [line(2), line(5)];
  expect(reducer(cartOf(there), linesReturned([{ ...there, quantity: 9 }, removed])).lines).toEqual([
    there,
    removed,
  ]);
});

describe('compared with the shop', () => {
  it('keeps the same object when nothing changed', () => {
    const there = line();
    const cart = cartOf(there);
    expect(reducer(cart, linesChecked([listingOf(there)]))).toBe(cart);
  });

  it('applies a new price and keeps the seen one', () => {
    const there = { ...line(), price: 45 };
    expect(checked(there, { price: 50 })).toMatchObject({ price: 50, formerPrice: 45 });
  });

  it('keeps the seen price through several changes, and clears it when the price is back', () => {
    const there = { ...line(), price: 50, formerPrice: 45 };
    expect(checked(there, { price: 60 })).toMatchObject({ price: 60, formerPrice: 45 });
    expect(checked(there, { price: 45 })).not.toHaveProperty('formerPrice');
  });

  it('clears the former price once the visitor continues', () => {
    const there = { ...line(), formerPrice: 45 };
    expect(reducer(cartOf(there), changesAccepted()).lines[0]).not.toHaveProperty('formerPrice');
  });

  it('marks lines that are no longer sold, and sets the stock of the others', () => {
    const there = line(3);
    expect(reducer(cartOf(there), linesChecked([])).lines[0]?.available).toBe(0);
    expect(checked(there, { stock: 2 })?.available).toBe(2);
    expect(checked({ ...there, available: 0 }, { stock: null })).not.toHaveProperty('available');
  });
});
