import { toCedis } from '@year-group/api-types/common/money';
import type { GroupContent } from '@year-group/api-types/group/group';
import type { DeliveryQuote } from '@year-group/api-types/shop/delivery';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
let version = 0;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const terms: GroupContent<'shop'> = {
  origin: { name: 'Kumasi', lat: 6.6885, lng: -1.6244 },
  baseFee: 20,
  feePerKm: 2,
  freeFrom: null,
  pickUpPoints: [],
  bringToEvents: false,
  categories: [{ name: 'Apparel' }],
};
async function publish(changes: Partial<GroupContent<'shop'>>) {
  const content = { ...terms, ...changes };
  const reply = await shop.as.admin('POST', '/api/admin/group/shop', { content, basedOn: version });
  expect(reply.statusCode).toBe(200);
  version += 1;
}
const quote = async (): Promise<DeliveryQuote> =>
  (await shop.as.visitor('POST', '/api/calculate-delivery', { customerAddress: 'Osu, Accra' })).json();
const placeOrder = (quantity: number, deliveryCost: number) =>
  shop.as.visitor('POST', '/api/orders', {
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
    shippingAddress: 'Osu, Accra',
    deliveryCost,
    cart: [{ id: shop.listing.id, quantity }],
  });

it('uses the settings until the group publishes its own, and then those at once, for stored quotes too', async () => {
  expect(await quote()).toMatchObject({ distance: 15.4, deliveryCost: 33.48 });
  await publish({ origin: { name: 'Legon', lat: 5.6626, lng: -0.1836 } });
  expect(await quote()).toMatchObject({ distance: 15.4, deliveryCost: 20 + 15.4 * 2 });
  await publish({});
  expect((await quote()).distance).toBeGreaterThan(150);
  await publish({ baseFee: 0.01, feePerKm: 0 });
  expect(await quote()).toMatchObject({ deliveryCost: 0.01 });
});

it('delivers free from the published amount on, to the pesewa, whatever the shopper sends', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      // Around the sums of one to five pieces at GH₵ 180.
      fc
        .integer({ min: 1, max: 5 })
        .chain((pieces) =>
          fc.integer({ min: -1, max: 1 }).map((pesewas) => toCedis(pieces * 18_000 + pesewas)),
        ),
      async (quantity, freeFrom) => {
        await publish({ freeFrom });
        const { deliveryCost: fee } = await quote();
        expect(fee).toBeGreaterThan(0);
        const due = quantity * 18_000 >= Math.round(freeFrom * 100) ? 0 : fee;
        expect((await placeOrder(quantity, due)).json()).toMatchObject({
          deliveryCost: due,
          totalAmount: toCedis(quantity * 18_000 + Math.round(due * 100)),
        });
        const refused = await placeOrder(quantity, due === 0 ? fee : 0);
        expect(refused.statusCode).toBe(409);
        expect(refused.json()).toMatchObject({ figures: { deliveryCost: due } });
      },
    ),
    { numRuns: propertyRuns(20) },
  );
});

it('refuses a base fee of nothing and two categories of one name', async () => {
  for (const wrong of [{ baseFee: 0 }, { categories: [{ name: 'Books' }, { name: 'books' }] }]) {
    const content = { ...terms, ...wrong };
    const reply = await shop.as.admin('POST', '/api/admin/group/shop', { content, basedOn: version });
    expect(reply.statusCode).toBe(400);
  }
});

it('keeps listings of a removed category valid, and offers it to no new listing', async () => {
  await publish({ categories: [{ name: 'Books' }] });
  const { id, title, description, price, condition, imageUrl } = shop.listing;
  const body = { title, description, price, condition, imageUrl, category: 'apparel' };
  expect((await shop.as.admin('PUT', `/api/shop/${id}`, body)).json()).toMatchObject({ category: 'Apparel' });
  expect((await shop.as.visitor('GET', '/api/shop?category=apparel')).json()).toHaveLength(1);
  const refused = await shop.as.admin('POST', '/api/shop', body);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({
    issues: [{ path: 'category', message: 'Category is one of Books' }],
  });
  const created = await shop.as.admin('POST', '/api/shop', { ...body, category: 'BOOKS' });
  expect(created.json()).toMatchObject({ category: 'Books' });
});
