import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { makeId } from '@year-group/api-types/testing/factories';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentAttempts } from '#platform/db/schema/payments.ts';
import { mails, orders } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { openSandboxStore } from './sandbox/sandboxStore.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ sandboxProtocol: 'paystack' }, 100);
});
afterAll(() => shop.close());

const confirmation = { transactionId: '4099260516', note: 'Seen in the dashboard, paid by MoMo' };
const call = (id: string, what: string, body: object) =>
  shop.as.admin('POST', `/api/admin/orders/${id}/${what}`, body);
const check = (id: string) => call(id, 'check-payment', {});
const confirm = (id: string, body: object = confirmation) => call(id, 'confirm-payment', body);
const attemptOf = async (orderId: string) => {
  const [row] = await shop.services.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, orderId))
    .orderBy(paymentAttempts.number);
  if (!row) throw new Error('No attempt.');
  return row;
};

/** Changes the provider's record of the order's payment, without notifying the shop. */
async function inBooks(orderId: string, change: object): Promise<void> {
  const { reference } = await attemptOf(orderId);
  const books = openSandboxStore(shop.services.settings.dataDir);
  const payment = books.find(reference);
  if (!payment) throw new Error('The provider does not know the payment.');
  books.save({ ...payment, ...change });
  books.close();
}

async function payWrongAmount() {
  const order = await shop.order();
  await shop.press(await shop.pay(order), 'wrong-amount');
  return shop.until(order.id, ({ paymentState }) => paymentState === 'needs-review');
}

describe('checking with the provider', () => {
  it('finds a payment without a notice', async () => {
    const order = await shop.order();
    await shop.pay(order);
    expect((await check(order.id)).json()).toMatchObject({ status: 'pending', paymentState: 'pending' });
    await inBooks(order.id, { state: 'paid', paidPesewas: Math.round(order.totalAmount * 100) });
    const reply = await check(order.id);
    expect(reply.statusCode).toBe(200);
    const { status, attempts, history } = reply.json<OrderDetails>();
    expect(status).toBe('paid');
    expect(attempts).toMatchObject([{ state: 'succeeded', checkedAt: expect.any(String) }]);
    expect(history.at(-1)).toMatchObject({ actor: 'sandbox', toStatus: 'paid' });
  });

  it('finds a refund, which is visible at the order’s address', async () => {
    const order = await shop.order();
    await shop.press(await shop.pay(order), 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    await inBooks(order.id, { state: 'refunded' });
    expect((await check(order.id)).json()).toMatchObject({ paymentState: 'refunded', needsReview: true });
    const seen = (await shop.as.visitor('GET', `/api/orders/${order.id}`)).json();
    expect(seen).toMatchObject({ status: 'paid', paymentState: 'refunded' });
  });

  it.each(['failed', 'open'])(
    'ends the doubt about a payment that had no answer for days: %s',
    async (state) => {
      const order = await shop.order();
      await shop.pay(order);
      const days = sql`now() - interval '80 hours'`;
      await shop.services.db
        .update(paymentAttempts)
        .set({ state: 'needs-review', createdAt: days })
        .where(eq(paymentAttempts.orderId, order.id));
      const inDoubt = { paymentState: 'needs-review', needsReview: true };
      await shop.services.db.update(orders).set(inDoubt).where(eq(orders.id, order.id));
      const paying = await shop.as.visitor('POST', '/api/pay', {
        orderId: order.id,
        amount: order.totalAmount,
      });
      expect(paying.json()).toMatchObject({
        error: 'A payment may have arrived and is being checked. Please do not pay again.',
      });
      await inBooks(order.id, { state });
      expect((await check(order.id)).json()).toMatchObject({ paymentState: 'failed', isPayable: true });
    },
  );

  it('says that the provider does not answer, and changes nothing', async () => {
    const order = await shop.order();
    await shop.pay(order);
    await inBooks(order.id, { refusals: 1 });
    const reply = await check(order.id);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      code: 'provider-unavailable',
      error: 'The payment provider did not answer. Please try again in a few minutes.',
    });
    expect((await check(order.id)).json()).toMatchObject({ status: 'pending', paymentState: 'pending' });
  });

  it('needs no answer about a payment that has failed', async () => {
    const order = await shop.order();
    await shop.pay(order);
    await shop.services.db
      .update(paymentAttempts)
      .set({ state: 'failed', provider: 'hubtel' })
      .where(eq(paymentAttempts.orderId, order.id));
    expect((await check(order.id)).json()).toMatchObject({ attempts: [{ state: 'failed' }] });
  });

  it('makes no call for an order without payment attempts, and answers 404 for an unknown one', async () => {
    const order = await shop.order();
    expect((await check(order.id)).json()).toMatchObject({ status: 'pending', attempts: [] });
    expect((await check(makeId())).statusCode).toBe(404);
  });
});

it('shows a refund even when the payer had started another payment', async () => {
  const order = await shop.order();
  await shop.press(await shop.pay(order), 'pay');
  await shop.until(order.id, ({ status }) => status === 'paid');
  const { checkoutUrl: _url, ...first } = await attemptOf(order.id);
  const other = {
    id: makeId(),
    number: 2,
    reference: `${first.reference}B`,
    callbackToken: makeId(),
    noticeToken: makeId(),
  };
  const read = async () => (await shop.as.visitor('GET', `/api/orders/${order.id}`)).json().paymentState;
  await shop.services.db.insert(paymentAttempts).values({ ...first, ...other, state: 'cancelled' });
  expect(await read()).toBe('succeeded');
  await inBooks(order.id, { state: 'refunded' });
  await check(order.id);
  expect(await read()).toBe('refunded');
});

describe('confirming a payment by hand', () => {
  it('pays the order in doubt once, with its mail, and records who and why', async () => {
    const order = await payWrongAmount();
    const replies = await Promise.all([confirm(order.id), confirm(order.id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
    const again = await confirm(order.id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'already-paid', error: messages.checkout.alreadyPaid });

    const read = await shop.as.admin('GET', `/api/admin/orders/${order.id}`);
    const { status, paymentState, needsReview, history } = read.json<OrderDetails>();
    expect({ status, paymentState, needsReview }).toEqual({
      status: 'paid',
      paymentState: 'succeeded',
      needsReview: false,
    });
    const payments = history.filter(
      ({ toStatus, fromStatus }) => toStatus === 'paid' && fromStatus !== 'paid',
    );
    expect(payments).toMatchObject([{ actor: 'Owner', fromStatus: 'pending' }]);
    expect(payments[0]?.reason).toMatch(/by hand, transaction 4099260516: Seen in the dashboard/);
    const receipts = like(mails.occasion, `order-paid:${order.id}`);
    expect(await shop.services.db.$count(mails, receipts)).toBe(1);
  });

  it('counts as revenue like any other payment', async () => {
    const revenue = async () => (await shop.as.admin('GET', '/api/admin/revenue')).json().totalRevenue;
    const before = await revenue();
    const order = await payWrongAmount();
    await confirm(order.id);
    // What was received: one cedi less than what was due.
    expect((await revenue()) - before).toBeCloseTo(order.totalAmount - 1, 5);
  });

  it('of one attempt gives way to the payment that arrives by another: the money counts once', async () => {
    const revenue = async () => (await shop.as.admin('GET', '/api/admin/revenue')).json().totalRevenue;
    const before = await revenue();
    const order = await shop.order();
    const first = await shop.pay(order);
    await shop.returnToShop((await shop.press(first, 'cancel')) ?? '');
    await shop.pay(order);
    await confirm(order.id);
    await shop.press(first, 'pay');
    const { paidAmount } = await shop.until(order.id, ({ needsReview }) => needsReview === true);
    expect(paidAmount).toBe(order.totalAmount);
    expect(await revenue()).toBeCloseTo(before + order.totalAmount);
  });

  it('after an earlier payment went back counts whole, also when the provider is asked again', async () => {
    const revenue = async () => (await shop.as.admin('GET', '/api/admin/revenue')).json().totalRevenue;
    const before = await revenue();
    const order = await payWrongAmount();
    await inBooks(order.id, { state: 'refunded' });
    expect((await check(order.id)).json()).toMatchObject({ status: 'pending', paymentState: 'refunded' });
    const again = { orderId: order.id, amount: order.totalAmount };
    const refused = await shop.as.visitor('POST', '/api/pay', again);
    expect([refused.statusCode, refused.json().error]).toEqual([409, messages.checkout.returned]);
    const paid = { status: 'paid', reason: 'All of it by cash' };
    expect((await shop.as.admin('PUT', `/api/orders/${order.id}`, paid)).statusCode).toBe(200);
    expect(await revenue()).toBeCloseTo(before + order.totalAmount);
    const checked = (await check(order.id)).json<OrderDetails>();
    expect(await revenue()).toBeCloseTo(before + order.totalAmount);
    expect(checked.items).toEqual([expect.not.objectContaining({ isRefunded: true })]);
  });

  it('is not undone when the provider later confirms the payment in doubt', async () => {
    const order = await payWrongAmount();
    await confirm(order.id);
    expect((await check(order.id)).json()).toMatchObject({ status: 'paid', paymentState: 'succeeded' });
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, order.id));
    expect(row?.needsReview).toBe(false);
  });

  it('by mistake is taken back by “pending”: it counts nowhere', async () => {
    const stock = async () => (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json().stock;
    const figures = async () => [
      (await shop.as.admin('GET', '/api/admin/revenue')).json().totalRevenue,
      await stock(),
    ];
    const [revenue, pieces] = await figures();
    const order = await shop.order(2);
    const url = await shop.pay(order);
    expect((await confirm(order.id)).json()).toMatchObject({ status: 'paid', paidAmount: order.totalAmount });
    expect(await figures()).toEqual([expect.closeTo(revenue + order.totalAmount), pieces - 2]);
    const change = { status: 'pending', reason: 'It was the payment of another order' };
    expect((await shop.as.admin('PUT', `/api/orders/${order.id}`, change)).statusCode).toBe(200);
    expect(await figures()).toEqual([expect.closeTo(revenue), pieces]);
    const read = async () =>
      (await shop.as.admin('GET', `/api/admin/orders/${order.id}`)).json<OrderDetails>();
    const unpaid = { status: 'pending', paidAmount: 0, isPayable: true, paymentState: 'pending' };
    expect(await read()).toMatchObject({ ...unpaid, attempts: [{ state: 'pending' }] });

    // The payer pays after all, by the same attempt; its notice comes, and an officer asks too.
    await shop.press(url, 'pay');
    await shop.until(order.id, ({ paymentState }) => paymentState === 'succeeded');
    await check(order.id);
    const paid = { status: 'paid', paidAmount: order.totalAmount, needsReview: false };
    expect(await read()).toMatchObject(paid);
    expect((await figures())[0]).toBeCloseTo(revenue + order.totalAmount);
  });

  it('stays when its order is cancelled, so that it can be returned', async () => {
    const order = await shop.order();
    await shop.pay(order);
    await confirm(order.id);
    await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'cancelled' });
    const read = (await shop.as.admin('GET', `/api/admin/orders/${order.id}`)).json();
    expect(read).toMatchObject({ status: 'cancelled', paidAmount: order.totalAmount });
  });

  it('by mistake and taken back leaves another attempt in doubt, and the way to start a new one', async () => {
    const order = await shop.order();
    await shop.pay(order);
    const { checkoutUrl: _url, ...first } = await attemptOf(order.id);
    const more = { id: makeId(), number: 2, reference: `${first.reference}B`, state: 'needs-review' };
    const tokens = { callbackToken: makeId(), noticeToken: makeId() };
    await confirm(order.id);
    await shop.services.db.insert(paymentAttempts).values({ ...first, ...more, ...tokens });
    const change = { status: 'pending', reason: 'Another order' };
    const changed = (await shop.as.admin('PUT', `/api/orders/${order.id}`, change)).json();
    expect(changed).toMatchObject({ paymentState: 'needs-review', isPayable: false });
  });

  it.each(['a whole payment', 'a part of one'])(
    'by mistake and taken back for %s: the provider is asked again, without anybody’s help',
    async (what) => {
      const order = what === 'a part of one' ? await payWrongAmount() : await shop.order();
      if (what !== 'a part of one') await shop.pay(order);
      await confirm(order.id);
      await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'pending', reason: 'Another order' });
      const paid = { state: 'paid', paidPesewas: Math.round(order.totalAmount * 100) };
      await inBooks(order.id, paid);
      await shop.services.db.execute(
        sql`update work.job set start_after = now() where name = 'check-payment'`,
      );
      const found = await shop.until(order.id, ({ status }) => status === 'paid');
      expect(found).toMatchObject({ paymentState: 'succeeded' });
    },
  );

  it('counts the word of an officer for an order that nobody tried to pay; unknown ones are refused', async () => {
    const order = await shop.order();
    const confirmed = await confirm(order.id);
    expect(confirmed.json()).toMatchObject({ status: 'paid', paidAmount: order.totalAmount, attempts: [] });
    const reason = '4099260516: Seen in the dashboard, paid by MoMo';
    expect(confirmed.json().history.at(-1)).toMatchObject({ actor: 'Owner', fromStatus: 'pending', reason });
    expect((await confirm(makeId())).statusCode).toBe(404);
  });

  it.each([
    { body: {}, path: 'note' },
    { body: { note: 'Seen' }, path: 'transactionId' },
    { body: { transactionId: ' ', note: 'Seen' }, path: 'transactionId' },
    { body: { transactionId: '1' }, path: 'note' },
  ])('requires a transaction and a note: $body', async ({ body, path }) => {
    const order = await payWrongAmount();
    const reply = await confirm(order.id, body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().issues).toContainEqual(expect.objectContaining({ path }));
    expect((await shop.as.admin('GET', `/api/orders/${order.id}`)).json().status).toBe('pending');
  });
});
