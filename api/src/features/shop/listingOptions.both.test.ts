import type { Listing } from '@year-group/api-types/shop/listing';
import { makeShirt } from '@year-group/api-types/testing/factories';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payFor } from '#testing/runs.ts';
import { chosen, offerShirt } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({}, 7);
});
afterAll(() => shop.close());

const read = async (id: string) => (await shop.as.visitor('GET', `/api/shop/${id}`)).json<Listing>();
const change = (id: string, fields: object) => shop.as.admin('PUT', `/api/shop/${id}`, fields);
const allLimited = makeShirt().combinations?.concat(
  { choices: ['L', 'White'], stock: 2, difference: 0 },
  { choices: ['XL', 'White'], stock: 0, difference: 0.1 },
);

it('keeps options, combinations and size chart as they were sent', async () => {
  const { options, combinations, sizeChart } = makeShirt();
  const { id } = await offerShirt(shop);
  expect(await read(id)).toMatchObject({ options, combinations, sizeChart });
});

it('sends nothing of them for a listing without', async () => {
  const listing = await read(shop.listing.id);
  for (const field of ['options', 'combinations', 'sizeChart']) expect(listing).not.toHaveProperty(field);
});

it('says how many are left of all combinations, whatever stock was sent', async () => {
  const { id } = await offerShirt(shop, { stock: 999 });
  expect((await read(id)).stock).toBeNull();
  await change(id, { combinations: allLimited, stock: 999 });
  expect((await read(id)).stock).toBe(18);
  await change(id, { stock: 4, title: 'Polo' });
  expect((await read(id)).stock).toBe(18);
});

it('keeps what is left of a combination whose stock a change leaves out', async () => {
  const { id, ...shirt } = await offerShirt(shop);
  await payFor(shop, [{ id, quantity: 2, options: chosen('M', 'Navy') }]);
  const combinations = [
    { choices: ['M', 'Navy'], difference: 5 },
    { choices: ['L', 'Navy'], difference: 0, stock: 9 },
    { choices: ['XL', 'Navy'], difference: 0, stock: null },
    { choices: ['XXL', 'Navy'], difference: 0 },
  ];
  const [, ...others] = shirt.options ?? [];
  const options = [{ kind: 'choice', name: 'Size', choices: ['M', 'L', 'XL', 'XXL'] }, ...others];
  const reply = await change(id, { options, combinations });
  expect(reply.statusCode, reply.body).toBe(200);
  const stocks = reply.json<Listing>().combinations?.map(({ stock }) => stock);
  expect(stocks).toEqual([1, 9, null, null]);
  // A new listing has nothing to keep.
  const created = await shop.as.admin('POST', '/api/shop', { ...shirt, options, combinations });
  expect([created.statusCode, created.json().issues]).toMatchObject([
    400,
    [{ path: 'combinations.0.stock' }, {}],
  ]);
});

it('removes options and size chart, and has a stock of its own again', async () => {
  const { id } = await offerShirt(shop);
  const reply = await change(id, { options: [], combinations: [], sizeChart: null, stock: 5 });
  expect(reply.json<Listing>().stock).toBe(5);
  for (const field of ['options', 'combinations', 'sizeChart'])
    expect(await read(id)).not.toHaveProperty(field);
});

it.each([
  ['a size that is missing', { options: makeShirt().options?.slice(1) }, 'combinations.0'],
  ['a picture that is gone', { images: ['/uploads/b-1200x1200-aabbcc.webp'] }, 'combinations.3.imageUrl'],
  ['a price below zero', { price: 10.49 }, 'combinations.3.difference'],
])('refuses a change that leaves %s', async (_what, fields, path) => {
  const listing = await offerShirt(shop);
  const { imageUrl } = listing;
  const reply = await change(listing.id, { ...fields, ...('images' in fields && { imageUrl }) });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    code: 'validation-failed',
    issues: expect.arrayContaining([expect.objectContaining({ path })]),
  });
  expect(await read(listing.id)).toEqual(listing);
});

it('comes back from the trash with all of them', async () => {
  const listing = await offerShirt(shop);
  await shop.as.admin('DELETE', `/api/shop/${listing.id}`);
  await shop.as.admin('POST', '/api/admin/trash/restore', { ids: [listing.id] });
  expect(await read(listing.id)).toEqual(listing);
});
