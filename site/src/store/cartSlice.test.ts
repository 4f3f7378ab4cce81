import { largestQuantity } from '@year-group/api-types/limits';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import {
  type CartLine,
  cartCleared,
  cartSlice,
  lineRemoved,
  listingAdded,
  quantityLowered,
  selectCartCount,
} from './cartSlice.ts';

const { reducer } = cartSlice;
const line = (quantity = 1): CartLine => {
  const { id, title, category, imageUrl, price } = makeListing();
  return { id, title, category, imageUrl, price, quantity };
};
const cartOf = (...lines: CartLine[]) => ({ lines });

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
  const there = line(largestQuantity);
  expect(reducer(cartOf(there), listingAdded({ ...there, quantity: 1 })).lines[0]?.quantity).toBe(
    largestQuantity,
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
