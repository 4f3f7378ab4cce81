import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import type { Order } from '@year-group/api-types/shop/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOfficer } from '#testing/officers.ts';
import { address, startTestShop, type TestShop } from '#testing/testShop.ts';

describe('placing an order', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({}, 5);
  });
  afterAll(() => shop.close());

  const body = (fields: object = {}) => ({
    customerName: 'Ama Owusu',
    customerEmail: 'ama.owusu@example.com',
    customerPhone: '+233241112223',
    shippingAddress: address,
    deliveryMethod: 'Standard Delivery',
    deliveryCost: 21,
    cart: [{ id: shop.listing.id, quantity: 2 }],
    ...fields,
  });
  const place = (fields?: object, headers?: Record<string, string>) =>
    shop.as.visitor('POST', '/api/orders', body(fields), headers);

  it('takes titles and prices from the shop, whatever the cart says', async () => {
    const cart = [{ id: shop.listing.id, quantity: 2, price: 0.01, title: 'Free' }];
    const order = (await place({ cart })).json<Order>();
    expect(order).toMatchObject({ totalAmount: 381, deliveryCost: 21, status: 'pending' });
    expect(order.items).toMatchObject([
      { title: 'Polo shirt', price: 180, quantity: 2, listing: { title: 'Polo shirt' } },
    ]);
  });

  it('keeps the lines as sold when the listing changes', async () => {
    const order = (await place()).json<Order>();
    await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { price: 200 });
    const kept = (await shop.as.visitor('GET', `/api/orders/${order.id}`)).json<Order>();
    await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { price: 180 });
    expect(kept).toMatchObject({ totalAmount: 381, items: [{ price: 180 }] });
  });

  it.each([
    ['the delivery cost', { deliveryCost: 10 }],
    ['the total', { totalAmount: 380 }],
  ])(
    'answers 409 with the current figures when the shopper saw another figure for %s',
    async (_what, fields) => {
      const reply = await place(fields);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toMatchObject({
        code: 'total-changed',
        figures: { deliveryCost: 21, totalAmount: 381 },
      });
    },
  );

  it('makes one order of requests with one idempotency key, even concurrent ones', async () => {
    const replies = await Promise.all([1, 2, 3, 4].map(() => place({}, { 'idempotency-key': 'the-same' })));
    expect(new Set(replies.map((reply) => reply.json<Order>().id)).size).toBe(1);
  });

  it.each([
    ['another shopper', { customerName: 'Yaw Darko', customerEmail: 'yaw.darko@example.com' }, 2],
    ['another cart', {}, 1],
  ])(
    'refuses a key that was used before by %s, without showing that order',
    async (what, fields, quantity) => {
      const key = { 'idempotency-key': `used by ${what}` };
      const { id } = (await place({}, key)).json<Order>();
      const cart = [{ id: shop.listing.id, quantity }];
      const reply = await place({ ...fields, cart }, key);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ code: 'key-reused', error: messages.checkout.keyReused });
      expect(reply.body).not.toContain(id);
      expect(reply.body).not.toContain('Ama');
      expect((await place({}, key)).json<Order>().id).toBe(id);
    },
  );

  it('handles sums beyond 32 bits, in the order, its payment and the figures', async () => {
    const { id: _, createdAt: _created, ...fields } = shop.listing;
    const offer = async (price: number) =>
      shop.as.admin('POST', '/api/shop', { ...fields, title: 'Bus', price, stock: null });
    const listing = (await offer(1_000_000)).json<Listing>();
    const cart = [{ id: listing.id, quantity: 999 }];
    const reply = await place({ cart, totalAmount: 999_000_021 });
    expect(reply.statusCode).toBe(201);
    const order = reply.json<Order>();
    expect(order.totalAmount).toBe(999_000_021);
    await shop.pay(order);
    await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'paid', reason: 'Cash' });
    const { totalRevenue } = (await shop.as.admin('GET', '/api/admin/revenue')).json();
    expect(totalRevenue).toBe(999_000_021);
    const { bestSelling } = (await shop.as.admin('GET', '/api/admin/dashboard')).json();
    expect(bestSelling).toMatchObject([{ revenue: 999_000_000 }]);
    const tooMuch = await offer(1_000_000.01);
    expect(tooMuch.statusCode).toBe(400);
    expect(tooMuch.json().issues).toEqual([{ path: 'price', message: 'A price is at most GH₵1,000,000.00' }]);
  });

  it('joins lines of one listing and refuses more than are in stock', async () => {
    const two = { id: shop.listing.id, quantity: 2 };
    expect((await place({ cart: [two, two] })).json<Order>().items).toMatchObject([{ quantity: 4 }]);
    const reply = await place({ cart: [two, two, two] });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      error: 'Only 5 of Polo shirt are left.',
      issues: [{ path: 'cart.0' }],
    });
  });

  it('refuses a deleted listing', async () => {
    const reply = await place({ cart: [{ id: crypto.randomUUID(), quantity: 1 }] });
    expect(reply.statusCode).toBe(409);
  });

  it.each([
    ['nothing', []],
    ['half a piece', [{ quantity: 0.5 }]],
    ['no piece', [{ quantity: 0 }]],
    ['a thousand pieces', [{ quantity: 1000 }]],
    ['a hundred and one lines', Array.from({ length: 101 }, () => ({ quantity: 1 }))],
  ])('refuses a cart of %s', async (_what, lines) => {
    const cart = lines.map((line) => ({ id: shop.listing.id, ...line }));
    expect((await place({ cart })).statusCode).toBe(400);
  });

  it('refuses an unknown address', async () => {
    const reply = await place({ shippingAddress: 'somewhere' });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: 'Could not calculate delivery cost. Please check your address.',
    });
  });

  it('shows the customer only to officers who may read orders', async () => {
    const { id } = (await place()).json<Order>();
    const masked = { customerEmail: 'a•••@example.com', customerPhone: '+2•••', shippingAddress: '12•••' };
    const { customerEmail, customerPhone } = body();
    const whole = { customerEmail, customerPhone, shippingAddress: address };
    const roles = ['editor', 'secretary', 'shopkeeper', 'treasurer', 'auditor'] as const;
    const officers = await Promise.all(roles.map((role) => makeOfficer(shop, role)));
    const { visitor, member, admin } = shop.as;
    const [editor, secretary, ...readers] = officers.map(({ call }) => call);
    for (const call of [visitor, member, editor, secretary])
      expect((await call?.('GET', `/api/orders/${id}`))?.json<Order>()).toMatchObject(masked);
    for (const call of [admin, ...readers])
      expect((await call('GET', `/api/orders/${id}`)).json<Order>()).toMatchObject(whole);
  });
});
