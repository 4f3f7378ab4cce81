import type { Order } from '@year-group/api-types/shop/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { address, startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const place = async (customer: object) => {
  const quote = await shop.as.visitor('POST', '/api/calculate-delivery', { customerAddress: address });
  return shop.as.visitor('POST', '/api/orders', {
    customerName: 'Ama Owusu',
    customerEmail: 'ama@example.com',
    customerPhone: '+233241112223',
    shippingAddress: address,
    deliveryCost: quote.json<{ deliveryCost: number }>().deliveryCost,
    cart: [{ id: shop.listing.id, quantity: 1 }],
    ...customer,
  });
};
const asAdmin = async (reply: { json<Body>(): Body }) =>
  (await shop.as.admin('GET', `/api/orders/${reply.json<Order>().id}`)).json<Order>();

it.each(['kofi+shop@gmail.com', 'ama@firm.online', 'ama@school.info'])(
  'accepts an order and its payment with the address %s',
  async (customerEmail) => {
    const placed = await place({ customerEmail });
    expect(placed.statusCode).toBe(201);
    const { id, totalAmount: amount } = placed.json<Order>();
    const paying = { orderId: id, amount, customerEmail, customerPhone: '024 111 2223' };
    expect((await shop.as.visitor('POST', '/api/pay', paying)).statusCode).toBe(200);
    expect(await asAdmin(placed)).toMatchObject({ customerEmail });
  },
);

it.each([
  'ama',
  'ama@',
  '@gmail.com',
  'ama@x.com\nBcc: all@x.com',
  'ama@x.com,b@y.com',
  'ama@x.com, b',
  '<ama@x.com>',
  'a"b@x.com',
])('refuses the invalid address %j', async (customerEmail) => {
  expect((await place({ customerEmail })).statusCode).toBe(400);
});

it('stores a phone number in international form, and other text as typed', async () => {
  expect(await asAdmin(await place({ customerPhone: '024 455 6677' }))).toMatchObject({
    customerPhone: '+233244556677',
  });
  expect(await asAdmin(await place({ customerPhone: 'ask at the gate' }))).toMatchObject({
    customerPhone: 'ask at the gate',
  });
});

it.each(['0244556688', '024 455 6688', '233244556688', '+233 24 455 6688', '00233244556688', '24 455 66 8'])(
  'finds the orders of the number written as %s',
  async (text) => {
    const placed = await place({
      customerPhone: '0244-556-688',
      customerEmail: `a${text.length}@example.com`,
    });
    const url = `/api/orders?page=1&limit=100&searchTerm=${encodeURIComponent(text)}`;
    const found = (await shop.as.admin('GET', url)).json<Order[]>();
    expect(found.map(({ id }) => id)).toContain(placed.json<Order>().id);
    expect(new Set(found.map(({ customerPhone }) => customerPhone))).toEqual(new Set(['+233244556688']));
  },
);
