import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paymentAttempts } from '#platform/db/schema/payments.ts';
import { readLetter } from '#testing/codes.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { startPaymentChecks } from './paymentChecks.ts';
import { ProviderError } from './providers/provider.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({}, 10);
});
afterEach(() => shop.close());

const move = (id: string, status: string) =>
  shop.as.admin('PUT', `/api/orders/${id}`, { status, reason: 'Cash' });
const details = async (id: string) =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json<OrderDetails>();
const stock = async () => (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json().stock;
const reasons = ({ history }: OrderDetails) => history.map(({ reason }) => reason);
const revenue = async () => (await shop.as.admin('GET', '/api/admin/revenue')).json().totalRevenue;

it.each(['shipped', 'delivered'])('sends the receipt once of an order that was %s before', async (status) => {
  const order = await shop.order();
  const url = await shop.pay(order);
  await move(order.id, status);
  await shop.press(url, 'notice-twice');
  await shop.until(order.id, ({ paymentState }) => paymentState === 'succeeded');
  expect(await details(order.id)).toMatchObject({ status, payment: 'paid' });
  const letter = (await readLetter(shop, `order-paid:${order.id}`)).replaceAll(/=\r?\n/g, '');
  expect(letter).toContain('This letter is your receipt.');
  expect(letter).not.toContain('packing');
});

it('keeps a cancelled order cancelled when it is paid late, and flags it for review', async () => {
  const order = await shop.order(2);
  const url = await shop.pay(order);
  await move(order.id, 'cancelled');
  await shop.press(url, 'pay');
  await shop.until(order.id, ({ needsReview }) => needsReview === true);
  const found = await details(order.id);
  expect(found).toMatchObject({ status: 'cancelled', paymentState: 'succeeded' });
  expect(reasons(found).at(-1)).toMatch(/^Paid after it was cancelled: refund it or take it up again/);
  expect(await stock()).toBe(10);
  const { today } = (await shop.as.admin('GET', '/api/admin/dashboard')).json();
  expect(today.toPack.orders).toEqual([]);

  await move(order.id, 'paid');
  expect(await details(order.id)).toMatchObject({ status: 'paid', needsReview: false });
  expect(await stock()).toBe(8);
});

it('matches the first real payment with the one that the administrator recorded by hand', async () => {
  const order = await shop.order();
  const [first] = [await shop.pay(order), await move(order.id, 'paid')];
  await shop.press(first, 'pay');
  await shop.until(order.id, ({ paymentState }) => paymentState === 'succeeded');
  const found = await details(order.id);
  expect(found).toMatchObject({ status: 'paid', needsReview: false });
  expect(reasons(found).at(-1)).toMatch(/^Payment \S+ confirmed$/);
  expect(await stock()).toBe(9);
  expect(await revenue()).toBe(order.totalAmount);
});

it('leaves a payment that arrived while the last check got no answer', async () => {
  const order = await shop.order();
  const url = await shop.pay(order);
  const { db, jobs } = shop.services;
  const isOfOrder = eq(paymentAttempts.orderId, order.id);
  const hours73 = sql`now() - interval '73 hours'`;
  const [attempt] = await db.update(paymentAttempts).set({ createdAt: hours73 }).where(isOfOrder).returning();
  const handle = vi.fn<typeof jobs.handle>();
  await startPaymentChecks({ ...shop.services, jobs: { ...jobs, handle } }, async () => {
    await shop.press(url, 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    throw new ProviderError('The payment provider did not answer in time.', { isRefusal: false });
  });
  const check = handle.mock.calls[0]?.[1] as (data: object) => Promise<void>;
  await check({ attemptId: attempt?.id, round: 9 });
  const found = await details(order.id);
  expect(found).toMatchObject({ status: 'paid', paymentState: 'succeeded', needsReview: false });
  expect(found.attempts).toMatchObject([{ state: 'succeeded' }]);
});
