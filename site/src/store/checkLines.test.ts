import { maxQuantity } from '@year-group/api-types/common/limits';
import { makeListing, makeShirt } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { lineOf } from '#testing/storyShop.ts';
import { isRefused, lineNotice } from './cartFigures.ts';
import type { CartLine } from './cartSlice.ts';
import { checkLines } from './checkLines.ts';

const mug = makeListing({ title: 'Mug', price: 45 });
const shirt = makeShirt({ price: 180 });
const size = (value: string) => ({ name: 'Size', value, kind: 'choice' as const });
const colour = (value: string) => ({ name: 'Colour', value, kind: 'choice' as const });
const back = (value: string) => ({ name: 'Name on the back', value, kind: 'text' as const });

const checked = (line: CartLine, changes = {}) =>
  checkLines([line], [{ ...(line.id === shirt.id ? shirt : mug), ...changes }])[0];

it('is the same array when nothing changed', () => {
  const lines = [lineOf(mug), lineOf(shirt, 1, { options: [size('XL'), colour('White')] })];
  expect(checkLines(lines, [mug, shirt])).toBe(lines);
});

it('applies a new price and keeps the seen one until the price is back', () => {
  expect(checked(lineOf(mug), { price: 50 })).toMatchObject({ price: 50, formerPrice: 45 });
  const twice = lineOf(mug, 1, { price: 50, formerPrice: 45 });
  expect(checked(twice, { price: 60 })).toMatchObject({ price: 60, formerPrice: 45 });
  expect(checked(twice, { price: 45 })).not.toHaveProperty('formerPrice');
});

it('marks lines that are no longer sold, and sets the stock of the others', () => {
  expect(checkLines([lineOf(mug)], [])[0]?.available).toBe(0);
  expect(checked(lineOf(mug), { run: null })?.available).toBe(0);
  expect(checked(lineOf(mug), { stock: 2 })?.available).toBe(2);
  expect(checked(lineOf(mug, 1, { available: 0 }), { stock: null })).not.toHaveProperty('available');
});

it('has the price, picture and stock of what was chosen', () => {
  const options = [size('M'), colour('White'), back('KOFI')];
  expect(checked(lineOf(shirt, 1, { options, price: 194.5 }))).toMatchObject({
    options,
    price: 194.5,
    imageUrl: shirt.images[1],
    available: 5,
  });
});

it('asks for what an old line has not chosen, or what is no longer offered', () => {
  expect(checked(lineOf(shirt))).toMatchObject({ missing: 'Size' });
  const gone = lineOf(shirt, 1, { options: [size('S'), colour('Navy')] });
  expect(checked(gone)).toMatchObject({ missing: 'Size', options: [colour('Navy')] });
  const { missing } =
    checked(lineOf(shirt, 1, { missing: 'Size', options: [size('M'), colour('Navy')] })) ?? {};
  expect(missing).toBeUndefined();
});

it('forgets choices of a listing that has none any more', () => {
  const line = lineOf(shirt, 1, { options: [size('M')], missing: 'Colour' });
  const plain = checked(line, { options: undefined, combinations: undefined });
  expect(plain).not.toHaveProperty('options');
  expect(plain).not.toHaveProperty('missing');
});

it.each([
  ['too long', (shirt.options ?? []).map((each) => ({ ...each, maxLength: 2 }))],
  ['no longer asked for', (shirt.options ?? []).slice(0, 2)],
])('marks a line whose text is %s, until it fits again', (_why, options) => {
  const line = lineOf(shirt, 1, { options: [size('M'), colour('White'), back('KOFI')] });
  const marked = checked(line, { options }) ?? line;
  expect(marked).toMatchObject({ options: line.options, unfit: true });
  expect(isRefused(marked)).toBe(true);
  expect(lineNotice(marked)).toBe('No longer offered with this text. Please remove it and add it again.');
  expect(isRefused(checked(marked) ?? marked)).toBe(false);
});

it('shares a stock between lines that differ only in their text, in their order', () => {
  const navy = [size('M'), colour('Navy')];
  const lines = ['KOFI', 'AMA'].map((text) => lineOf(shirt, 2, { options: [...navy, back(text)] }));
  expect(checkLines(lines, [shirt]).map(({ available }) => available)).toEqual([3, 1]);
});

it('makes one line of two that have become the same', () => {
  const options = [size('M'), colour('White')];
  const lines = [
    lineOf(shirt, maxQuantity, { options }),
    lineOf(shirt, 2, { options: options.toReversed() }),
  ];
  expect(checkLines(lines, [shirt])).toMatchObject([{ options, quantity: maxQuantity }]);
});
