import type { Listing } from '@year-group/api-types/shop/listing';
import type { Order } from '@year-group/api-types/shop/order';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { address, startTestShop, type TestShop } from '#testing/testShop.ts';

/** Prices in pesewas, including those that floating point sums wrongly in cedis. */
const prices = [1, 10, 20, 70, 110, 1_005, 1_999, 2_675, 33_333, 123_457, 999_999];

let shop: TestShop;
const listings: Listing[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  for (const pesewas of prices) {
    const { id: _, createdAt: _created, ...fields } = shop.listing;
    const created = await shop.as.admin('POST', '/api/shop', {
      ...fields,
      price: pesewas / 100,
      title: `Item of ${pesewas}`,
    });
    listings.push(created.json<Listing>());
  }
});
afterAll(() => shop.close());

/** A decimal amount of the API in pesewas, read from its digits. */
const pesewasOf = (amount: number): number => {
  const [cedis = '0', rest = ''] = String(amount).split('.');
  expect(rest.length).toBeLessThanOrEqual(2);
  return Number(cedis) * 100 + Number(rest.padEnd(2, '0'));
};

const cartLine = fc.record({
  item: fc.nat({ max: prices.length - 1 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const carts = fc.uniqueArray(cartLine, {
  minLength: 1,
  maxLength: prices.length,
  selector: ({ item }) => item,
});

it('is exact to the pesewa for any cart', async () => {
  const quote = await shop.as.visitor('POST', '/api/calculate-delivery', { customerAddress: address });
  const { deliveryCost } = quote.json<{ deliveryCost: number }>();
  await fc.assert(
    fc.asyncProperty(carts, async (cart) => {
      const reply = await shop.as.visitor('POST', '/api/orders', {
        customerName: 'Ama Owusu',
        customerEmail: 'ama.owusu@example.com',
        customerPhone: '+233241112223',
        shippingAddress: address,
        deliveryCost,
        cart: cart.map(({ item, quantity }) => ({ id: listings[item]?.id, quantity })),
      });
      expect(reply.statusCode).toBe(201);
      const order = reply.json<Order>();
      const lines = cart.reduce((sum, { item, quantity }) => sum + (prices[item] ?? 0) * quantity, 0);
      expect(pesewasOf(order.totalAmount)).toBe(lines + pesewasOf(deliveryCost));
    }),
    { numRuns: propertyRuns(60) },
  );
});
