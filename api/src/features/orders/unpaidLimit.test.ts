import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '#platform/db/schema.ts';
import { address, startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ rateLimits: 'on' });
});
afterAll(() => shop.close());

const place = (customerEmail: string, key = '') =>
  shop.as.visitor(
    'POST',
    '/api/orders',
    {
      customerName: 'URGENT: https://evil.example',
      customerEmail,
      customerPhone: '+233241112223',
      shippingAddress: address,
      deliveryCost: 21,
      cart: [{ id: shop.listing.id, quantity: 1 }],
    },
    key ? { 'idempotency-key': key } : {},
  );

it('refuses a fourth unpaid order to one mailbox within an hour, however its address is written', async () => {
  const written = [
    'ama@example.com',
    'AMA@Example.com',
    'ama@EXAMPLE.com',
    'Ama@example.com',
    'ama@example.com',
  ];
  const replies = await Promise.all(written.map((email, index) => place(email, `key ${index}`)));
  const placed = replies.filter(({ statusCode }) => statusCode === 201);
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect([placed.length, refused.length]).toEqual([3, 2]);
  expect(refused[0]?.json()).toMatchObject({
    code: 'too-many-requests',
    error: messages.checkout.tooManyUnpaid,
  });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
  expect((await place('kofi@example.com')).statusCode).toBe(201);
  // Repeating the same order is not another order.
  const index = replies.findIndex(({ statusCode }) => statusCode === 201);
  expect((await place(written[index] ?? '', `key ${index}`)).statusCode).toBe(201);

  const { id } = placed[0]?.json<Order>() ?? { id: '' };
  await shop.as.admin('PUT', `/api/orders/${id}`, { status: 'paid', reason: 'Cash' });
  expect((await place('ama@example.com')).statusCode).toBe(201);
  expect((await place('ama@example.com')).statusCode).toBe(429);
  // A cancelled one can be paid no more.
  const other = placed[1]?.json<Order>().id;
  await shop.as.admin('PUT', `/api/orders/${other}`, { status: 'cancelled' });
  expect((await place('ama@example.com')).statusCode).toBe(201);
  expect((await place('ama@example.com')).statusCode).toBe(429);
  const hourAgo = sql`now() - interval '61 minutes'`;
  await shop.services.db.update(orders).set({ createdAt: hourAgo }).where(eq(orders.status, 'pending'));
  expect((await place('ama@example.com')).statusCode).toBe(201);
});
