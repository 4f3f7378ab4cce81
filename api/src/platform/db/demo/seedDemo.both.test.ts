import { listingCategories, orderStatuses } from '@year-group/api-types/common/lists';
import { expect, it } from 'vitest';
import { exampleGroup } from '#testing/group.ts';
import { useTestApp } from '#testing/testApp.ts';
import { events, listings, members, newsItems, orderLines, orders } from '../schema.ts';
import { seedDemo } from './seedDemo.ts';

const api = useTestApp({ seed: 'demo' });

const counts = async () => {
  const { db } = api.services;
  const tables = { newsItems, events, members, listings, orders };
  const found = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)]);
  return Object.fromEntries(await Promise.all(found));
};

// The test's own member is the forty-first.
const expected = { newsItems: 9, events: 7, members: 41, listings: 16 };

it('fills an empty database with news, events, members, listings and orders', async () => {
  expect(await counts()).toMatchObject(expected);
});

it('has members of every house, listings of every category and orders of every status', async () => {
  const { db } = api.services;
  const houses = exampleGroup.houses.names.map(({ name }) => name);
  const all = async <Row>(rows: Promise<Row[]>, field: keyof Row) =>
    new Set((await rows).map((row) => row[field]));
  expect([...(await all(db.select().from(members), 'house'))]).toEqual(expect.arrayContaining(houses));
  expect(await all(db.select().from(listings), 'category')).toEqual(new Set(listingCategories));
  expect(await all(db.select().from(orders), 'status')).toEqual(new Set(orderStatuses));
});

it('has apparel to choose from, with the stock of all choices and an order of one', async () => {
  const { db } = api.services;
  const shirt = (await db.select().from(listings)).find(({ title }) => title.includes('Polo'));
  const stocks = shirt?.combinations?.map(({ stock }) => stock ?? 0) ?? [];
  expect(stocks).toContain(0);
  expect(shirt?.stock).toBe(stocks.reduce((sum, stock) => sum + stock));
  const lines = await db.select().from(orderLines);
  expect(lines.find(({ listingId }) => listingId === shirt?.id)?.options).toEqual([
    { name: 'Size', value: 'L', kind: 'choice' },
  ]);
});

it('has order totals that are exact to the pesewa', async () => {
  const { db } = api.services;
  const [allOrders, allLines] = [await db.select().from(orders), await db.select().from(orderLines)];
  for (const { id, totalPesewas, deliveryPesewas } of allOrders) {
    const lines = allLines.filter(({ orderId }) => orderId === id);
    const goods = lines.reduce((sum, { pricePesewas, quantity }) => sum + pricePesewas * quantity, 0);
    expect(lines.length).toBeGreaterThan(0);
    expect(totalPesewas).toBe(goods + deliveryPesewas);
  }
});

it('leaves a database with content unchanged', async () => {
  const before = await counts();
  await seedDemo(api.services.db, api.services.images);
  await api.services.db.delete(newsItems);
  await seedDemo(api.services.db, api.services.images);
  expect(await counts()).toEqual({ ...before, newsItems: 0 });
});
