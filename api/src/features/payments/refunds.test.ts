import { createHmac } from 'node:crypto';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAttempts, paymentNotices } from '#platform/db/schema/payments.ts';
import { noticesProcessed } from '#testing/notices.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { openSandboxStore } from './sandbox/sandboxStore.ts';
import { sandboxKeys, sandboxWallet } from './sandbox/wire.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ sandboxProtocol: 'paystack' });
});
afterAll(() => shop.close());

const poll = { timeout: 15_000, interval: 100 };
const details = async (id: string) =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json<OrderDetails>();
const revenue = async () =>
  (await shop.as.admin('GET', '/api/admin/revenue')).json<{ totalRevenue: number }>().totalRevenue;
/** An order as everything but checks leaves it, and the revenue. */
const standing = async (id: string) => {
  const { attempts: _checked, ...order } = await details(id);
  return { order, revenue: await revenue() };
};

/** An order that the provider reports as paid; further events follow a second later. */
async function paidOrder(scenario = 'pay') {
  const order = await shop.order();
  await shop.press(await shop.pay(order), scenario);
  await shop.until(order.id, ({ status }) => status === 'paid');
  const { attempts } = await details(order.id);
  return { ...order, reference: attempts[0]?.reference ?? '' };
}

/** The provider gives the whole payment back, without a notice. */
function isReturned(reference: string): void {
  const books = openSandboxStore(shop.services.settings.dataDir);
  const payment = books.find(reference);
  if (payment) books.save({ ...payment, state: 'refunded' });
  books.close();
}

/** Sends a signed notice in the provider's format. */
function sendNotice(event: string, data: object) {
  const body = JSON.stringify({ event, data });
  const signature = createHmac('sha512', sandboxKeys.paystack).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  return shop.as.visitor('POST', '/api/payments/paystack', body, headers);
}
/** As Paystack documents it: no `reference`, and the amount as a string. */
const refundOf = (reference: string, amount: string, status: string) => ({
  status,
  transaction_reference: reference,
  refund_reference: null,
  amount,
  currency: 'GHS',
  processor: 'mobile_money_mtn',
  customer: { first_name: 'Ama', email: 'ama@example.com' },
  integration: 2015,
  domain: 'test',
});

describe('a refund', () => {
  it('reported by the provider ends the payment, reduces the revenue, and is shown to the administrator', async () => {
    const before = await revenue();
    const { id } = await paidOrder('refund-later');
    await expect.poll(async () => (await details(id)).paymentState, poll).toBe('refunded');
    expect(await details(id)).toMatchObject({ needsReview: true });
    expect(await revenue()).toBe(before);
  });

  it('counts by the signed notice while the status still reads as paid', async () => {
    const order = await paidOrder();
    const whole = String(Math.round(order.totalAmount * 100));
    expect(
      (await sendNotice('refund.processed', refundOf(order.reference, whole, 'processed'))).statusCode,
    ).toBe(200);
    await expect.poll(async () => (await details(order.id)).paymentState, poll).toBe('refunded');
  });

  it('that is partial needs review', async () => {
    const order = await paidOrder();
    await sendNotice('refund.processed', refundOf(order.reference, '500', 'processed'));
    await expect.poll(async () => (await details(order.id)).needsReview, poll).toBe(true);
    const { paymentState, history } = await details(order.id);
    expect(paymentState).toBe('succeeded');
    expect(history.at(-1)?.reason).toContain('a refund of GH₵5.00');
  });

  it.each([
    ['refund.failed', 'could not carry out'],
    ['refund.needs-attention', 'waits for your answer'],
  ])('that ends as %s is recorded once, however often the notice arrives', async (event, words) => {
    const order = await paidOrder();
    const notice = refundOf(order.reference, '500', event.slice(7));
    for (let times = 0; times < 3; times += 1) expect((await sendNotice(event, notice)).statusCode).toBe(200);
    await expect.poll(async () => (await details(order.id)).needsReview, poll).toBe(true);
    const { paymentState, history } = await details(order.id);
    expect(paymentState).toBe('succeeded');
    expect(history.filter(({ reason }) => reason.includes(words))).toHaveLength(1);
  });

  it('is found when the same notice comes again: two refunds of one sum are told of alike', async () => {
    const order = await paidOrder();
    const notice = refundOf(order.reference, '500', 'processed');
    await sendNotice('refund.processed', notice);
    await expect.poll(async () => (await details(order.id)).needsReview, poll).toBe(true);
    isReturned(order.reference);
    await sendNotice('refund.processed', notice);
    await expect.poll(async () => (await details(order.id)).paymentState, poll).toBe('refunded');
  });

  it('that is only announced changes nothing', async () => {
    const order = await paidOrder();
    const before = await standing(order.id);
    const notice = refundOf(order.reference, '500', 'pending');
    expect((await sendNotice('refund.pending', notice)).statusCode).toBe(200);
    await noticesProcessed(shop);
    expect(await standing(order.id)).toEqual(before);
    expect(before.order).toMatchObject({ paymentState: 'succeeded', needsReview: false, refundedAmount: 0 });
  });

  it.each([1, 30])('without a notice is found %i days after the payment', async (days) => {
    const before = await revenue();
    const order = await paidOrder();
    const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    await shop.services.db
      .update(paymentAttempts)
      .set({ settledAt: ago(24 * days + 1), checkedAt: ago(24 * days - 1 + 1.5) })
      .where(eq(paymentAttempts.orderId, order.id));
    isReturned(order.reference);
    // Hundreds of an earlier provider, which cannot be asked, are due too.
    await shop.services.db.execute(
      sql`insert into payment_attempts (id, order_id, number, provider, reference, callback_token, notice_token, amount_pesewas, state, settled_at)
        select gen_random_uuid(), order_id, n, 'hubtel', reference || n, callback_token || n, notice_token || n, 100, 'succeeded', settled_at
        from payment_attempts, generate_series(2, 400) n where order_id = ${order.id}`,
    );
    await shop.services.jobs.enqueue(shop.services.db, 'check-settled', {});
    await expect.poll(async () => (await details(order.id)).paymentState, poll).toBe('refunded');
    expect(await details(order.id)).toMatchObject({ needsReview: true });
    expect(await revenue()).toBe(before);
  });

  it('of an order that never counted as paid does not reduce the revenue', async () => {
    const before = await revenue();
    const order = await shop.order();
    await shop.press(await shop.pay(order), 'refund');
    await shop.until(order.id, ({ paymentState }) => paymentState === 'refunded');
    expect(await revenue()).toBe(before);
  });
});

describe('a dispute', () => {
  it('causes a review, and the payment stays', async () => {
    const { id } = await paidOrder('dispute');
    await expect.poll(async () => (await details(id)).needsReview, poll).toBe(true);
    const { status, paymentState, history } = await details(id);
    expect({ status, paymentState }).toEqual({ status: 'paid', paymentState: 'succeeded' });
    expect(history.at(-1)?.reason).toContain('The payer disputes');
  });

  it.each(['charge.dispute.remind', 'charge.dispute.resolve'])('is tracked through %s', async (event) => {
    const order = await paidOrder();
    const transaction = { id: 1, reference: order.reference, amount: 500 };
    const reply = await sendNotice(event, { id: 7, status: 'resolved', resolution: 'declined', transaction });
    expect(reply.statusCode).toBe(200);
    await expect.poll(async () => (await details(order.id)).needsReview, poll).toBe(true);
  });
});

it('accepts signed events of other kinds without effect, and refuses forged refunds', async () => {
  const { id, reference } = await paidOrder();
  const before = await standing(id);
  const transfer = { id: 1, reference, amount: 500, currency: 'GHS', status: 'success' };
  expect((await sendNotice('transfer.success', transfer)).statusCode).toBe(200);
  const forged = await shop.as.visitor(
    'POST',
    '/api/payments/paystack',
    JSON.stringify({ event: 'refund.processed', data: refundOf(reference, '500', 'processed') }),
    { 'content-type': 'application/json', 'x-paystack-signature': 'ab'.repeat(64) },
  );
  expect(forged.statusCode).toBe(401);
  await noticesProcessed(shop);
  expect(await standing(id)).toEqual(before);
});

it('stores no wallet numbers, names or addresses of payers', async () => {
  const order = await paidOrder();
  await sendNotice('refund.failed', refundOf(order.reference, '500', 'failed'));
  const stored = JSON.stringify(await shop.services.db.select().from(paymentNotices));
  expect(stored).toContain(order.reference);
  for (const secret of [sandboxWallet, 'last4', 'ama@example.com', 'ama.owusu', 'MTN'])
    expect(stored).not.toContain(secret);
});
