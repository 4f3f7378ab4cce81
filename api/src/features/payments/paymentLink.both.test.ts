import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { makeId } from '@year-group/api-types/testing/factories';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminActions, mails } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { paymentReason } from './paymentReason.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ sandboxProtocol: 'paystack' });
});
afterAll(() => shop.close());

const details = async (id: string): Promise<OrderDetails> =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json();
const send = (id: string) => shop.as.admin('POST', `/api/admin/orders/${id}/payment-link`);
const letters = (id: string) =>
  shop.services.db
    .select()
    .from(mails)
    .where(like(mails.occasion, `order-payment-link:${id}:%`));
const listed = async (payment: string): Promise<string[]> =>
  (await shop.as.admin('GET', `/api/orders?payment=${payment}`)).json<Order[]>().map(({ id }) => id);

async function declined(): Promise<Order> {
  const order = await shop.order();
  await shop.returnToShop((await shop.press(await shop.pay(order), 'decline')) ?? '');
  return shop.until(order.id, ({ paymentState }) => paymentState === 'failed');
}

async function paid(): Promise<Order> {
  const order = await shop.order();
  await shop.press(await shop.pay(order), 'pay');
  return shop.until(order.id, ({ status }) => status === 'paid');
}

describe('a payment that failed', () => {
  it('says why, in words', async () => {
    const { id } = await declined();
    expect((await details(id)).attempts).toMatchObject([
      { state: 'failed', reason: messages.payments.notEnoughMoney },
    ]);
  });

  it('says that the customer cancelled', async () => {
    const order = await shop.order();
    await shop.returnToShop((await shop.press(await shop.pay(order), 'cancel')) ?? '');
    await shop.until(order.id, ({ paymentState }) => paymentState === 'cancelled');
    expect((await details(order.id)).attempts).toMatchObject([
      { state: 'cancelled', reason: messages.payments.customerCancelled },
    ]);
  });

  it('is answered with a letter that has the link, once a day, in history and log', async () => {
    const { id } = await declined();
    const reply = await send(id);
    expect(reply.statusCode).toBe(200);
    const { payUrl, history } = reply.json<OrderDetails>();
    expect(payUrl).toBe(`${shop.services.settings.publicUrl}/payment-status?orderId=${id}`);
    expect(history.at(-1)).toMatchObject({
      actor: 'Owner',
      fromStatus: 'pending',
      toStatus: 'pending',
    });
    expect(await letters(id)).toMatchObject([{ data: { hasFailed: true } }]);
    const log = await shop.services.db.select().from(adminActions);
    expect(log.filter(({ action }) => action === 'payment-link')).toMatchObject([{ target: `orders/${id}` }]);
    const again = await send(id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ error: messages.orders.linkSentToday });
    expect((await details(id)).history).toHaveLength(history.length);
  });
});

it('does not say in the letter that a payment failed where nobody tried', async () => {
  const { id } = await shop.order();
  expect((await send(id)).statusCode).toBe(200);
  expect(await letters(id)).toMatchObject([{ data: { hasFailed: false } }]);
});

it('sends no link where there is nothing to pay', async () => {
  const doubtful = await shop.order();
  await shop.press(await shop.pay(doubtful), 'wrong-amount');
  await shop.until(doubtful.id, ({ paymentState }) => paymentState === 'needs-review');
  const cancelled = await shop.order();
  await shop.as.admin('PUT', `/api/orders/${cancelled.id}`, { status: 'cancelled' });
  for (const { id } of [await paid(), doubtful, cancelled]) {
    const reply = await send(id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ error: messages.orders.nothingToPay });
    expect((await details(id)).payUrl).toBeNull();
    expect(await letters(id)).toHaveLength(0);
  }
  expect((await send(makeId())).statusCode).toBe(404);
});

it('lists orders by their payment, and shows it to officers only', async () => {
  const [failed, whole, none] = [await declined(), await paid(), await shop.order()];
  const byHand = await shop.order();
  await shop.as.admin('PUT', `/api/orders/${byHand.id}`, { status: 'paid', reason: 'Cash' });
  expect(failed.payment).toBe('failed');
  expect(await listed('failed')).toContain(failed.id);
  expect(await listed('paid')).toEqual(expect.arrayContaining([whole.id, byHand.id]));
  expect(await listed('none')).toContain(none.id);
  for (const payment of ['waiting', 'in-doubt', 'refunded'])
    expect(await listed(payment)).not.toEqual(expect.arrayContaining([failed.id]));
  expect((await shop.as.admin('GET', '/api/orders?payment=soon')).statusCode).toBe(400);
  const seen = (await shop.as.visitor('GET', `/api/orders/${failed.id}`)).json<Order>();
  expect(seen).not.toHaveProperty('payment');
});

describe('the reason of an attempt', () => {
  const attempt = { state: 'failed', provider: 'paystack', checkoutUrl: '/', reason: '' };
  it.each([
    [{ reason: 'Insufficient Funds' }, messages.payments.notEnoughMoney],
    [{ reason: 'Transaction timed out' }, messages.payments.noAnswer],
    [{ reason: 'Incorrect PIN' }, messages.payments.wrongPin],
    [{ reason: 'Exceeds withdrawal limit' }, messages.payments.overLimit],
    [{ reason: 'Declined' }, messages.payments.declined],
    [{ reason: 'The moon is full' }, 'Paystack says: The moon is full.'],
    [{ reason: 'failed' }, 'Paystack gives no reason.'],
    [{ checkoutUrl: null }, 'Paystack refused to start the payment.'],
    [{ reason: messages.payments.notPaidInTime }, messages.payments.notPaidInTime],
    [{ state: 'needs-review', reason: 'Paid in USD, not GHS' }, 'Paid in USD, not GHS'],
    [{ state: 'succeeded' }, null],
    [{ state: 'pending' }, null],
  ])('%o', (fields, expected) => {
    expect(paymentReason({ ...attempt, ...fields })).toBe(expected);
  });
});
