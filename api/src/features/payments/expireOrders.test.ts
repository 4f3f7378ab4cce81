import type { Order } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mails } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({}, 10);
});
afterEach(() => shop.close());

const execute = (query: ReturnType<typeof sql>) => shop.services.db.execute(query);
/** Makes the order and its payment attempts older by the given hours. */
async function age({ id }: Order, hours: number): Promise<void> {
  const earlier = sql`created_at - make_interval(hours => ${hours})`;
  await execute(sql`update orders set created_at = ${earlier} where id = ${id}`);
  await execute(sql`update order_history set created_at = ${earlier} where order_id = ${id}`);
  await execute(sql`update payment_attempts set created_at = ${earlier} where order_id = ${id}`);
}
/** Runs the job; resolves once an order that must expire has. */
async function round(): Promise<void> {
  const last = await shop.order();
  await execute(sql`update orders set created_at = now() - interval '49 hours' where id = ${last.id}`);
  await execute(
    sql`update order_history set created_at = now() - interval '49 hours' where order_id = ${last.id}`,
  );
  await shop.services.jobs.enqueue(shop.services.db, 'expire-orders', {});
  await shop.until(last.id, ({ status }) => status === 'cancelled');
}
const details = async ({ id }: Order) =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json<OrderDetails>();
const letters = async ({ id }: Order) => {
  const rows = await shop.services.db
    .select()
    .from(mails)
    .where(like(mails.occasion, `%:${id}`));
  return rows.map(({ template }) => template);
};

it('does not cancel an order whose payment was started with a provider that is no longer configured', async () => {
  const order = await shop.order();
  await shop.pay(order);
  await execute(sql`update payment_attempts set provider = 'hubtel' where order_id = ${order.id}`);
  await age(order, 49);
  await round();
  expect(await details(order)).toMatchObject({ status: 'pending', attempts: [{ state: 'pending' }] });
});

it('cancels orders unpaid for 48 hours, with a mail that nothing was charged if a payment was started', async () => {
  const [begun, never, young] = [await shop.order(), await shop.order(), await shop.order()];
  await shop.pay(begun);
  await age(begun, 49);
  await age(never, 49);
  await age(young, 47);
  await round();
  expect(await details(begun)).toMatchObject({ status: 'cancelled', needsReview: false });
  expect((await details(begun)).history.at(-1)).toMatchObject({
    actor: 'timed check',
    fromStatus: 'pending',
    reason: 'Not paid within 48 hours',
  });
  expect(await letters(begun)).toEqual(['order-received', 'order-expired']);
  expect((await details(never)).status).toBe('cancelled');
  expect(await letters(never)).toEqual([]);
  expect((await details(young)).status).toBe('pending');
});

it('checks with the provider first: an unnoticed payment is recorded and the order does not expire', async () => {
  const order = await shop.order();
  await shop.press(await shop.pay(order), 'notice-lost');
  await age(order, 49);
  await round();
  expect(await details(order)).toMatchObject({ status: 'paid' });
  expect(await letters(order)).toEqual(['order-received', 'order-paid']);
});

it('checks also a payment that its payer had cancelled, and then made on the same page', async () => {
  const order = await shop.order();
  const page = await shop.pay(order);
  await shop.returnToShop((await shop.press(page, 'cancel')) ?? '');
  await shop.until(order.id, ({ paymentState }) => paymentState === 'cancelled');
  await shop.press(page, 'notice-lost');
  await age(order, 49);
  await round();
  expect(await details(order)).toMatchObject({ status: 'paid' });
  expect(await letters(order)).toEqual(['order-received', 'order-paid']);
});

it('keeps an order while the provider does not answer, a payment is open, or it needs review or was reopened', async () => {
  const orders = [await shop.order(), await shop.order(), await shop.order(), await shop.order()] as const;
  const [silent, paying, doubtful, reopened] = orders;
  await shop.press(await shop.pay(silent), 'check-refused');
  await execute(sql`update payment_attempts set state = 'pending' where order_id = ${silent.id}`);
  await execute(sql`update orders set needs_review = true where id = ${doubtful.id}`);
  for (const order of orders) await age(order, 49);
  await shop.pay(paying);
  for (const status of ['cancelled', 'pending'])
    await shop.as.admin('PUT', `/api/orders/${reopened.id}`, { status });
  await round();
  for (const order of [paying, doubtful, reopened]) expect((await details(order)).status).toBe('pending');
  expect((await details(silent)).status).not.toBe('cancelled');
});

it('keeps an order whose money is in doubt, also after an officer’s remark has cleared its flag', async () => {
  const order = await shop.order();
  await shop.press(await shop.pay(order), 'wrong-amount');
  await shop.until(order.id, ({ needsReview }) => needsReview === true);
  const remark = { status: 'pending', reason: 'The bank is asked for the missing cedi' };
  await shop.as.admin('PUT', `/api/orders/${order.id}`, remark);
  await age(order, 49);
  await round();
  const kept = { status: 'pending', needsReview: false, paymentState: 'needs-review' };
  expect(await details(order)).toMatchObject(kept);
  expect(await letters(order)).toEqual(['order-received']);
});

it('releases its pieces to others at once', async () => {
  const [first, second] = [await shop.order(10), await shop.order(10)];
  await shop.pay(first);
  await age(first, 49);
  await round();
  const reply = await shop.as.visitor('POST', '/api/pay', { orderId: second.id, amount: second.totalAmount });
  expect(reply.statusCode).toBe(200);
});

it('sends no mail for an order of weeks ago', async () => {
  const order = await shop.order();
  await shop.pay(order);
  await age(order, 24 * 30);
  await round();
  expect((await details(order)).status).toBe('cancelled');
  expect(await letters(order)).toEqual(['order-received']);
});

it('confirms an order by mail once, when its first payment is started', async () => {
  const order = await shop.order();
  expect(await letters(order)).toEqual([]);
  await shop.press(await shop.pay(order), 'cancel');
  await shop.pay(order);
  expect(await letters(order)).toEqual(['order-received']);
});
