import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { listings, mails, orders } from '#platform/db/schema.ts';
import { readLetter } from '#testing/codes.ts';
import { makeOfficer, type TestOfficer } from '#testing/officers.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

/* A group without a payment provider: orders are paid by hand, and an officer confirms each. */

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ paymentProvider: 'none' }, 10);
});
afterAll(() => shop.close());

const stockLeft = async () => {
  const [row] = await shop.services.db.select().from(listings).where(eq(listings.id, shop.listing.id));
  return row?.stock;
};
const revenue = async () => (await shop.as.admin('GET', '/api/admin/revenue')).json().totalRevenue;

it('tells every page that orders are paid by hand', async () => {
  expect((await shop.as.visitor('GET', '/api/group')).json().paysByHand).toBe(true);
});

it('leads from checkout to the order, which an officer then sets to paid: stock and revenue follow', async () => {
  const order = await shop.order(2);
  const page = new URL(await shop.pay(order));
  expect(page.pathname + page.search).toBe(`/payment-status?orderId=${order.id}`);
  const occasion = eq(mails.occasion, `order-pending:${order.id}`);
  expect(await shop.services.db.select().from(mails).where(occasion)).toHaveLength(1);
  expect([await stockLeft(), await revenue()]).toEqual([10, 0]);

  const confirmed = await shop.as.admin('PUT', `/api/orders/${order.id}`, {
    status: 'paid',
    reason: 'Mobile money 4711',
  });
  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.json()).toMatchObject({ status: 'paid', paidAmount: order.totalAmount, isPayable: false });
  expect([await stockLeft(), await revenue()]).toEqual([8, order.totalAmount]);
});

const confirm = ({ call }: TestOfficer, id: string, body: object = { note: 'Cash at the meeting' }) =>
  call('POST', `/api/admin/orders/${id}/confirm-payment`, body);

it('lets a treasurer alone record the money, with a note', async () => {
  const treasurer = await makeOfficer(shop, 'treasurer');
  const [order, pieces, before] = [await shop.order(2), (await stockLeft()) ?? 0, await revenue()];
  const moved = await treasurer.call('PUT', `/api/orders/${order.id}`, { status: 'paid' });
  expect(moved.statusCode).toBe(403);
  expect((await confirm(treasurer, order.id, {})).json().issues).toMatchObject([{ path: 'note' }]);
  expect([await stockLeft(), await revenue()]).toEqual([pieces, before]);

  const replies = await Promise.all([confirm(treasurer, order.id), confirm(treasurer, order.id)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([
    200, 409,
  ]);
  const details = (await shop.as.admin('GET', `/api/admin/orders/${order.id}`)).json<OrderDetails>();
  expect(details).toMatchObject({ status: 'paid', payment: 'paid', paidAmount: order.totalAmount });
  const entry = { fromStatus: 'pending', toStatus: 'paid', reason: 'Cash at the meeting' };
  expect(details.history.slice(1)).toMatchObject([entry]);
  expect([await stockLeft(), await revenue()]).toEqual([pieces - 2, before + order.totalAmount]);
  const receipt = eq(mails.occasion, `order-paid:${order.id}`);
  expect(await shop.services.db.$count(mails, receipt)).toBe(1);

  await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'pending' });
  expect([await stockLeft(), await revenue()]).toEqual([pieces, before]);
});

it('lets no shopkeeper record it, and leaves an order shipped that is paid later', async () => {
  const [shopkeeper, treasurer] = [
    await makeOfficer(shop, 'shopkeeper'),
    await makeOfficer(shop, 'treasurer'),
  ];
  const { id, totalAmount } = await shop.order();
  expect((await confirm(shopkeeper, id)).statusCode).toBe(403);
  const shipped = await shopkeeper.call('PUT', `/api/orders/${id}`, { status: 'shipped' });
  expect(shipped.json()).toMatchObject({ status: 'shipped', payment: 'none' });
  const paid = { status: 'shipped', payment: 'paid', paidAmount: totalAmount };
  expect((await confirm(treasurer, id)).json()).toMatchObject(paid);
  expect(await readLetter(shop, `order-paid:${id}`)).toContain('This letter is your receipt.');
});

it('refuses a total that the buyer has not seen, and an order that is paid already', async () => {
  const order = await shop.order();
  const wrong = await shop.as.visitor('POST', '/api/pay', { orderId: order.id, amount: 1 });
  expect(wrong.json().code).toBe('amount-mismatch');
  await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'paid', reason: 'Receipt 12' });
  const again = await shop.as.visitor('POST', '/api/pay', { orderId: order.id, amount: order.totalAmount });
  expect([again.statusCode, again.json().message]).toEqual([409, messages.checkout.alreadyPaid]);
});

it('keeps an unpaid order until an officer decides', async () => {
  const { id } = await shop.order();
  const { db, jobs } = shop.services;
  await db.update(orders).set({ createdAt: sql`now() - interval '5 days'` }).where(eq(orders.id, id));
  await db.transaction((tx) => jobs.enqueue(tx, 'expire-orders', {}));
  const newest = sql`select state from work.job where name = 'expire-orders' order by created_on desc limit 1`;
  const state = async () => (await rowsOf<{ state: string }>(db, newest))[0]?.state;
  await expect.poll(state, { timeout: 20_000 }).toBe('completed');
  expect((await shop.as.admin('GET', `/api/orders/${id}`)).json().status).toBe('pending');
});

it('hands over without a payment to prove', async () => {
  const { steps } = (await shop.as.admin('POST', '/api/admin/handover', {})).json();
  expect(steps.find(({ step }: { step: string }) => step === 'payment')).toMatchObject({ isDone: true });
});
