import { maxQuantity } from '@year-group/api-types/common/limits';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import {
  type CartLine,
  cartCleared,
  cartSlice,
  changesAccepted,
  lineKey,
  lineRemoved,
  linesReplaced,
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
  expect(reducer(cartOf(there), quantityLowered(lineKey(there))).lines[0]?.quantity).toBe(1);
});

it('keeps the last piece of a line', () => {
  const there = line(1);
  expect(reducer(cartOf(there), quantityLowered(lineKey(there)))).toEqual(cartOf(there));
});

it('removes a line whatever its quantity', () => {
  const [first, second] = [line(7), line()];
  expect(reducer(cartOf(first, second), lineRemoved(lineKey(first)))).toEqual(cartOf(second));
});

it('is empty after clearing', () => {
  expect(reducer(cartOf(line(), line()), cartCleared())).toEqual(cartOf());
});

it('counts pieces, not lines', () => {
  expect(selectCartCount({ cart: cartOf(line(2), line(3)) })).toBe(5);
});

it('raises a quantity by one, up to the limit of an order', () => {
  const [some, most] = [line(2), line(maxQuantity)];
  const { lines } = reducer(
    reducer(cartOf(some, most), quantityRaised(lineKey(some))),
    quantityRaised(lineKey(most)),
  );
  expect(lines.map(({ quantity }) => quantity)).toEqual([3, maxQuantity]);
});

it('is known once it is restored', () => {
  const there = line();
  expect(reducer(undefined, { type: 'start' })).toEqual({ isKnown: false, lines: [] });
  expect(reducer(undefined, linesReplaced([there]))).toEqual(cartOf(there));
});

it('restores lines without changing existing ones', () => {
  const [there, removed] = [line(2), line(5)];
  expect(reducer(cartOf(there), linesReturned([{ ...there, quantity: 9 }, removed])).lines).toEqual([
    there,
    removed,
  ]);
});

it('has a line for each choice of a listing', () => {
  const [medium, large] = ['M', 'L'].map((value) => ({
    ...line(),
    id: 'shirt',
    options: [{ name: 'Size', value }],
  }));
  if (!medium || !large) throw new Error('No lines');
  const cart = [medium, large, { ...large, quantity: 2 }].reduce(
    (current, each) => reducer(current, listingAdded(each)),
    cartOf(),
  );
  expect(cart).toEqual(cartOf(medium, { ...large, quantity: 3 }));
  expect(reducer(cart, lineRemoved(lineKey(large)))).toEqual(cartOf(medium));
  expect(reducer(cart, linesReturned([medium]))).toEqual(cart);
});

it('clears the former price once the visitor continues', () => {
  const there = { ...line(), formerPrice: 45 };
  expect(reducer(cartOf(there), changesAccepted()).lines[0]).not.toHaveProperty('formerPrice');
});
