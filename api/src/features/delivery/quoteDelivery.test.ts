import { messages } from '@year-group/api-types/messages';
import type { DeliveryQuote } from '@year-group/api-types/shop/delivery';
import type { Order } from '@year-group/api-types/shop/order';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliveryQuotes } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { places } from './gazetteer/places.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const quote = (customerAddress: string) =>
  shop.as.visitor('POST', '/api/calculate-delivery', { customerAddress });
const placeOrder = (shippingAddress: string, deliveryCost: number) =>
  shop.as.visitor('POST', '/api/orders', {
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
    shippingAddress,
    deliveryCost,
    cart: [{ id: shop.listing.id, quantity: 1 }],
  });

it('charges for the displayed kilometres: 15.4 km to Osu are GH₵ 15 and 15.4 × 1.20', async () => {
  expect((await quote('Osu, Accra')).json()).toMatchObject({ distance: 15.4, deliveryCost: 33.48 });
  const order = (await placeOrder('Osu, Accra', 33.48)).json<Order>();
  expect(order).toMatchObject({ distance: 15.4, deliveryCost: 33.48 });
});

it('charges for the displayed kilometres at any distance', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), async ({ name, within }) => {
      const { distance, deliveryCost } = (await quote(`${name}, ${within}`)).json<DeliveryQuote>();
      // A tenth of a kilometre costs twelve pesewas.
      expect(Math.round(deliveryCost * 100)).toBe(1500 + Math.round(distance * 10) * 12);
    }),
    { numRuns: propertyRuns(60) },
  );
});

it.each([
  ['Cyrillic letters', 'Tаmаle, Legon'],
  ['a Greek letter', 'Kumαsi, Legon'],
  ['letters in boxes', '🅃🄰🅼🅰🅻🅴, Legon'],
])('refuses an address with %s instead of pricing the rest of it', async (_what, address) => {
  for (const reply of [await quote(address), await placeOrder(address, 15)]) {
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: messages.checkout.deliveryFailed });
  }
});

it('deletes expired addresses with the next quote', async () => {
  const { db } = shop.services;
  await quote('Aburi, Eastern Region');
  await db.update(deliveryQuotes).set({ createdAt: sql`now() - interval '25 hours'` });
  await quote('Osu, Accra');
  const stored = await db.select({ address: deliveryQuotes.address }).from(deliveryQuotes);
  expect(stored).toEqual([{ address: expect.stringMatching(/ osu accra$/) }]);
});
