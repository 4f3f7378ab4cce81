import { expect, it } from 'vitest';
import { readCart, writeCart } from './storedCart.ts';

const lines = [
  { id: 'a', title: 'Mug', category: 'Souvenirs' as const, imageUrl: '', price: 45.5, quantity: 2 },
  { id: 'b', title: 'Cap', category: 'Apparel' as const, imageUrl: '', price: 60, quantity: 1 },
];
const now = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60 * 1000;

const shirt = {
  ...lines[0],
  options: [{ name: 'Size', value: 'M', kind: 'choice' as const }],
  missing: 'Colour',
};

it('restores what was chosen, and a cart from before there were options', () => {
  const chosen = [shirt, lines[1]];
  expect(readCart(JSON.stringify({ version: 1, savedAt: now, lines: chosen }), now)).toEqual(chosen);
  expect(readCart(JSON.stringify({ version: 1, savedAt: now, lines }), now)).toEqual(lines);
});

it('restores what it wrote', () => {
  expect(readCart(writeCart(lines, now), now)).toEqual(lines);
});

it('keeps a cart for 30 days and no longer', () => {
  expect(readCart(writeCart(lines, now), now + 30 * day)).toEqual(lines);
  expect(readCart(writeCart(lines, now), now + 31 * day)).toEqual([]);
});

it.each([
  ['nothing', null],
  ['text that is not JSON', '{'],
  ['another version', JSON.stringify({ version: 0, savedAt: now, lines })],
  ['no date', JSON.stringify({ version: 1, lines })],
  ['null', 'null'],
])('reads %s as an empty cart', (_what, text) => {
  expect(readCart(text, now)).toEqual([]);
});

it.each([
  ['a negative quantity', { quantity: -1 }],
  ['half a piece', { quantity: 0.5 }],
  ['more than an order may have', { quantity: 1000 }],
  ['a price in words', { price: 'free' }],
  ['a negative price', { price: -1 }],
  ['no title', { title: undefined }],
  ['a former price in words', { formerPrice: 'free' }],
  ['half a piece left', { available: 0.5 }],
  ['a choice in words', { options: 'M' }],
  ['a choice without a value', { options: [{ name: 'Size' }, null] }],
  ['a missing choice that is no name', { missing: {} }],
  ['a mark that is none', { unfit: 'yes' }],
  ['a tenth of a pesewa', { price: 1.001 }],
])('drops a line with %s and keeps the others', (_what, wrong) => {
  const text = JSON.stringify({
    version: 1,
    savedAt: now,
    lines: [{ ...lines[0], ...wrong }, lines[1], null],
  });
  expect(readCart(text, now)).toEqual([lines[1]]);
});
