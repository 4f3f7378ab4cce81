import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { categoriesOf, choose, readShopQuery, writeShopQuery } from './shopQuery.ts';

const all = { category: undefined, sort: 'newest', q: '' } as const;
const mug = makeListing({ title: 'Mug', description: 'Holds tea', category: 'Souvenirs', price: 45.5 });
const polo = makeListing({ title: 'Polo', description: 'Cotton', category: 'Apparel', price: 180 });
const history = makeListing({ title: 'History', description: 'Tea at dawn', category: 'Books', price: 9.9 });
const shop = [mug, polo, history];
const categories = ['Apparel', 'Books'];
const descriptions = Object.fromEntries(shop.map(({ id, description }) => [id, description]));

it('keeps the server’s order for newest, and sorts by price', () => {
  expect(choose(shop, all)).toEqual(shop);
  expect(choose(shop, { ...all, sort: 'price-asc' })).toEqual([history, mug, polo]);
  expect(choose(shop, { ...all, sort: 'price-desc' })).toEqual([polo, mug, history]);
  expect(shop[0]).toBe(mug);
});

it.each([
  ['a title', 'POLO', [polo]],
  ['a description', 'tea', [mug, history]],
  ['a category', 'souven', [mug]],
  ['nothing', 'zzz', []],
])('finds words in %s, ignoring case', (_where, q, found) => {
  expect(choose(shop, { ...all, q }, descriptions)).toEqual(found);
});

it('finds within a category', () => {
  expect(choose(shop, { ...all, category: 'Books', q: ' tea ' }, descriptions)).toEqual([history]);
});

it('keeps a category that the group has removed while a listing is in it', () => {
  expect(categoriesOf(categories, shop)).toEqual(['Apparel', 'Books', 'Souvenirs']);
  expect(categoriesOf(['BOOKS'], [history])).toEqual(['BOOKS']);
  expect(choose(shop, { ...all, category: 'BOOKS' })).toEqual([history]);
});

it('reads categories ignoring case, and drops unknown values', () => {
  const read = (text: string) => readShopQuery(new URLSearchParams(text), categories);
  expect(read('category=BOOKS&sort=price-desc&q=tea')).toEqual({
    category: 'Books',
    sort: 'price-desc',
    q: 'tea',
  });
  expect(read('category=cars&sort=random')).toEqual(all);
});

it('writes only values that differ from the defaults, and reads them back', () => {
  expect(writeShopQuery({ ...all, q: '  ' }).toString()).toBe('');
  const query = { category: 'Books', sort: 'price-asc', q: 'tea & co' } as const;
  expect(writeShopQuery(query).toString()).toBe('category=books&sort=price-asc&q=tea+%26+co');
  expect(readShopQuery(writeShopQuery(query), categories)).toEqual(query);
});
