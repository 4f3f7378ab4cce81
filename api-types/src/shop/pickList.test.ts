import { expect, it } from 'vitest';
import type { OrderLine } from './order.ts';
import { pickListToCsv, pickRows } from './pickList.ts';

const line = (id: string, title: string, quantity: number, options?: OrderLine['options']): OrderLine => ({
  id,
  title,
  quantity,
  imageUrl: '/uploads/sample.webp',
  price: 100,
  listing: { title },
  ...(options && { options }),
});
const choice = (name: string, value: string) => ({ name, value, kind: 'choice' as const });
const large = choice('Size', 'L');
const navy = choice('Colour', 'Navy');
const orders = [
  { id: 'aaaaaaaa-1', items: [line('polo', 'Polo shirt', 3, [large, navy]), line('mug', '=Mug', 2)] },
  {
    id: 'bbbbbbbb-2',
    items: [
      line('polo', 'Polo shirt', 1, [navy, large]),
      line('polo', 'Polo shirt', 1, [choice('Size', 'M'), navy]),
      line('other', 'Polo shirt', 5, [large, navy]),
    ],
  },
];

it('adds up the same choices of one listing, in any order of the choices', () => {
  const rows = pickRows(orders);
  expect(rows.map(({ title, quantity, orders: numbers }) => [title, quantity, numbers])).toEqual([
    ['=Mug', 2, ['AAAAAAAA']],
    ['Polo shirt', 4, ['AAAAAAAA', 'BBBBBBBB']],
    ['Polo shirt', 5, ['BBBBBBBB']],
    ['Polo shirt', 1, ['BBBBBBBB']],
  ]);
  expect(pickRows([])).toEqual([]);
  const refunded = orders.map(({ id, items }) => ({
    id,
    items: items.map((item) => ({ ...item, isRefunded: true as const })),
  }));
  expect(pickRows(refunded)).toEqual([]);
});

it('puts the choices of a listing in its own order', () => {
  const sizes = ['M', 'L', 'XL'];
  const offered = { id: 'polo', options: [{ kind: 'choice' as const, name: 'Size', choices: sizes }] };
  const items = ['XL', 'L', 'M'].map((size) => line('polo', 'Polo shirt', 1, [choice('Size', size)]));
  const sizesOf = (listings: (typeof offered)[]) =>
    pickRows([{ id: 'aaaaaaaa-1', items }], listings).map(({ options }) => options?.[0]?.value);
  expect(sizesOf([offered])).toEqual(sizes);
  expect(sizesOf([])).toEqual(['L', 'M', 'XL']);
});

it('writes a row for each choice with its orders, and no formulas', () => {
  expect(pickListToCsv(pickRows(orders.slice(0, 1)))).toBe(
    '\uFEFF"Listing","Chosen","Pieces","Orders"\r\n"\'=Mug","","2","AAAAAAAA"\r\n"Polo shirt","L, Navy","3","AAAAAAAA"\r\n',
  );
});
