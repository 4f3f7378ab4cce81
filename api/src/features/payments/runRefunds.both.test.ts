import { createHmac } from 'node:crypto';
import { formatPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Listing } from '@year-group/api-types/shop/listing';
import type { Order } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminActions, listings, refunds } from '#platform/db/schema.ts';
import { noticesProcessed } from '#testing/notices.ts';
import { makeOfficer } from '#testing/officers.ts';
import { boardOf, openRun, payFor, step } from '#testing/runs.ts';
import { type ScriptedProvider, startScriptedProvider } from '#testing/scriptedProvider.ts';
import { chosen, offerShirt, orderOf } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';
import { openSandboxStore } from './sandbox/sandboxStore.ts';
import { sandboxKeys } from './sandbox/wire.ts';

const refund = (shop: TestShop, runId: string, { id: orderId }: Order, proof?: string) =>
  shop.as.admin('POST', `/api/admin/runs/${runId}/refunds`, { orderId, ...(proof && { proof }) });
const details = async (shop: TestShop, { id }: Order) =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json<OrderDetails>();
const revenueOf = async (shop: TestShop) =>
  (await shop.as.admin('GET', '/api/admin/revenue')).json<{ totalRevenue: number }>().totalRevenue;
/** The paid pieces that everybody sees. */
const shownPaid = async (shop: TestShop, { id }: Listing) =>
  (await shop.as.visitor('GET', `/api/shop/${id}`)).json<Listing>().run?.paid;
const line = ({ id }: Listing, quantity = 1) => ({ id, quantity, options: chosen('M', 'Navy', 'KOFI') });
const shirt = (shop: TestShop) => offerShirt(shop, { price: 180.05, combinations: [] });

/** Sends a signed notice about a refund, and waits until it is processed. */
function notify(shop: TestShop, event: string, reference: string, pesewas: number) {
  const data = { status: event.slice(7), transaction_reference: reference, amount: String(pesewas) };
  return send(shop, event, { ...data, currency: 'GHS', domain: 'test' });
}
async function send(shop: TestShop, event: string, data: object) {
  const body = JSON.stringify({ event, data });
  const signature = createHmac('sha512', sandboxKeys.paystack).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  const order = await shop.as.visitor('POST', '/api/payments/paystack', body, headers);
  expect(order.statusCode).toBe(200);
  await noticesProcessed(shop);
}

describe('a refund by the provider', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ sandboxProtocol: 'paystack' });
  });
  afterAll(() => shop.close());

  const returnedOf = async (order: Order) => {
    const store = openSandboxStore(shop.services.settings.dataDir);
    const reference = (await details(shop, order)).attempts[0]?.reference ?? '';
    const payment = store.find(reference);
    store.close();
    return { reference, refunds: payment?.refunds ?? [] };
  };

  it('returns goods, surcharges and delivery once, however often and by how many officers it is pressed, and closes the run', async () => {
    const listing = await shirt(shop);
    const run = await openRun(shop, listing.id);
    const order = await payFor(shop, [line(listing, 2)]);
    await step(shop, run.id, 'fail');
    expect((await boardOf(shop, run.id)).buyers).toMatchObject([{ amount: 431.1, isRefundable: true }]);
    const replies = await Promise.all(Array.from({ length: 50 }, () => refund(shop, run.id, order)));
    expect(replies.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode);
    expect((await refund(shop, run.id, order)).statusCode).toBe(200);
    expect((await returnedOf(order)).refunds).toMatchObject([{ pesewas: 43_110 }]);
    const board = await boardOf(shop, run.id);
    expect(board).toMatchObject({ state: 'closed', paid: 0, sheet: [] });
    expect(board.buyers[0]?.refund).toMatchObject({ state: 'done', amount: 431.1, proof: '' });
    const { history } = await details(shop, order);
    expect(history.filter(({ reason }) => reason.startsWith('Refunded GH₵431.10'))).toHaveLength(1);
  });

  it('is asked for by a treasurer, and by no shopkeeper', async () => {
    const [shopkeeper, treasurer] = [
      await makeOfficer(shop, 'shopkeeper'),
      await makeOfficer(shop, 'treasurer'),
    ];
    const listing = await shirt(shop);
    const run = await openRun(shop, listing.id);
    const order = await payFor(shop, [line(listing, 2)]);
    await step(shop, run.id, 'fail');
    const [url, body] = [`/api/admin/runs/${run.id}/refunds`, { orderId: order.id }];
    const refused = await shopkeeper.call('POST', url, body);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect((await returnedOf(order)).refunds).toEqual([]);
    expect(await details(shop, order)).toMatchObject({ refunds: [], refundedAmount: 0 });
    expect((await treasurer.call('POST', url, body)).statusCode).toBe(200);
    expect((await returnedOf(order)).refunds).toMatchObject([{ pesewas: 43_110 }]);
  });

  it('is a part of the payment while something else of the order is left, and gives the pieces back', async () => {
    const [listing, other] = [await offerShirt(shop), await shirt(shop)];
    const run = await openRun(shop, listing.id);
    const cart = [
      { id: listing.id, quantity: 2, options: chosen('M', 'Navy') },
      { id: other.id, quantity: 1, options: chosen('L', 'White') },
    ];
    const order = await payFor(shop, cart);
    const early = await refund(shop, run.id, order);
    expect(early.statusCode).toBe(409);
    await step(shop, run.id, 'fail');
    expect((await refund(shop, run.id, order)).statusCode).toBe(200);
    const { refunds, reference } = await returnedOf(order);
    expect(refunds).toMatchObject([{ pesewas: 36_000 }]);
    const { combinations } = (await shop.as.visitor('GET', `/api/shop/${listing.id}`)).json<Listing>();
    expect(combinations?.[0]).toMatchObject({ stock: 3 });
    const kept = (await details(shop, order)).items.map(({ isRefunded }) => isRefunded);
    expect(kept).toEqual([true, undefined]);
    await notify(shop, 'refund.processed', reference, 36_000);
    expect(await details(shop, order)).toMatchObject({ needsReview: false, paymentState: 'succeeded' });
    await notify(shop, 'refund.processed', reference, 100);
    expect(await details(shop, order)).toMatchObject({ needsReview: true });
  });

  it('counts no longer in what everybody sees, and its pieces are there again', async () => {
    const listing = await offerShirt(shop);
    const run = await openRun(shop, listing.id);
    const bought = [{ id: listing.id, quantity: 1, options: chosen('M', 'Navy') }];
    const buyers = [await payFor(shop, bought), await payFor(shop, bought), await payFor(shop, bought)];
    await step(shop, run.id, 'fail');
    const seen: object[] = [];
    for (const order of buyers) {
      const { combinations } = (await shop.as.visitor('GET', `/api/shop/${listing.id}`)).json<Listing>();
      seen.push([await shownPaid(shop, listing), combinations?.[0]?.stock]);
      expect((await refund(shop, run.id, order)).statusCode).toBe(200);
    }
    expect(seen).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ]);
  });

  it('takes no pieces from the stock again when its order is cancelled and taken up once more', async () => {
    const [listing, other] = [await offerShirt(shop), await shirt(shop)];
    const run = await openRun(shop, listing.id);
    const order = await payFor(shop, [
      { id: listing.id, quantity: 2, options: chosen('M', 'Navy') },
      { id: other.id, quantity: 1, options: chosen('L', 'White') },
    ]);
    await step(shop, run.id, 'fail');
    expect((await refund(shop, run.id, order)).statusCode).toBe(200);
    for (const status of ['cancelled', 'paid'])
      await shop.as.admin('PUT', `/api/orders/${order.id}`, { status });
    const { combinations } = (await shop.as.visitor('GET', `/api/shop/${listing.id}`)).json<Listing>();
    expect(combinations?.[0]).toMatchObject({ stock: 3 });
  });

  it('that the provider reports as failed can be returned by hand', async () => {
    const listing = await shirt(shop);
    const run = await openRun(shop, listing.id);
    const order = await payFor(shop, [line(listing)]);
    await step(shop, run.id, 'fail');
    await refund(shop, run.id, order);
    const { reference, refunds } = await returnedOf(order);
    await notify(shop, 'refund.failed', reference, refunds[0]?.pesewas ?? 0);
    expect((await boardOf(shop, run.id)).buyers[0]?.refund?.state).toBe('failed');
    const seen = (await shop.as.visitor('GET', `/api/orders/${order.id}`)).json<Order>();
    expect(seen.items[0]?.run).toMatchObject({ isRefunded: false });
    // The provider's own list says so too.
    const store = openSandboxStore(shop.services.settings.dataDir);
    const payment = store.find(reference);
    if (payment) store.save({ ...payment, refunds: [], state: 'paid' });
    store.close();
    expect((await refund(shop, run.id, order, 'MoMo 123')).statusCode).toBe(200);
    const { state, buyers } = await boardOf(shop, run.id);
    expect([state, buyers[0]?.refund?.proof]).toEqual(['closed', 'MoMo 123']);
  });
});

describe('a refund whose answer was lost', () => {
  let provider: ScriptedProvider;
  let shop: TestShop;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    shop = await startTestShop({ sandboxProtocol: 'paystack', publicUrl: provider.url });
  });
  afterAll(async () => {
    await shop.close();
    provider.stop();
  });

  it.each([undefined, 'By cash'])(
    'is found at the provider and not sent again (proof: %s)',
    async (proof) => {
      provider.refunds.length = 0;
      const listing = await shirt(shop);
      const run = await openRun(shop, listing.id);
      const order = await orderOf(shop, [line(listing)]);
      await shop.pay(order);
      const amount = Math.round(order.totalAmount * 100);
      provider.says = { status: 'success', currency: 'GHS', domain: 'test', amount };
      await shop.as.admin('POST', `/api/admin/orders/${order.id}/check-payment`, {});
      await step(shop, run.id, 'fail');
      provider.losesAnswers = true;
      const lost = await refund(shop, run.id, order);
      expect([lost.statusCode, lost.json().code]).toEqual([503, 'provider-unavailable']);
      provider.losesAnswers = false;
      expect((await refund(shop, run.id, order)).statusCode).toBe(409);
      await shop.services.db.update(refunds).set({ claimedUntil: new Date(0) });
      const again = await refund(shop, run.id, order, proof);
      const returned = formatPesewas(amount);
      const refusal = { error: messages.runs.returnedAlready(returned, formatPesewas(0)) };
      // What was sent by hand went back a second time: who notes it must hear of that.
      expect([again.statusCode, again.json()]).toMatchObject(
        proof ? [409, { ...refusal, left: 0 }] : [200, { state: 'closed' }],
      );
      expect(await boardOf(shop, run.id)).toMatchObject({
        state: 'closed',
        buyers: [{ refund: { state: 'done', proof: '' } }],
      });
      expect((await refund(shop, run.id, order, proof)).statusCode).toBe(again.statusCode);
      expect(provider.refunds).toMatchObject([{ amount }]);
      // It left, so the log names who asked for it.
      const { db } = shop.services;
      const asked = await db
        .select()
        .from(adminActions)
        .where(eq(adminActions.target, `orders/${order.id}`));
      expect(asked.filter(({ action }) => action === 'run-refund')).toHaveLength(1);
    },
  );

  /** An order with a line of each of several failed runs, paid, beside a line that is kept. */
  async function buyOfFailed(count: number) {
    provider.refunds.length = 0;
    const found = await Promise.all(Array.from({ length: count }, () => shirt(shop)));
    const runs = await Promise.all(found.map(({ id }) => openRun(shop, id)));
    const order = await orderOf(shop, [...found.map((each) => line(each)), line(await shirt(shop))]);
    await shop.pay(order);
    const amount = Math.round(order.totalAmount * 100);
    provider.says = { status: 'success', currency: 'GHS', domain: 'test', amount };
    await checkPayment(order);
    for (const { id } of runs) await step(shop, id, 'fail');
    return { order, runIds: runs.map(({ id }) => id) };
  }
  const checkPayment = ({ id }: Order) => shop.as.admin('POST', `/api/admin/orders/${id}/check-payment`, {});
  const refundStates = async (runIds: string[]) =>
    Promise.all(runIds.map(async (id) => (await boardOf(shop, id)).buyers[0]?.refund?.state));

  it.each(['newest first', 'oldest first'])(
    'and that failed is sent again once, when the provider lists both (%s)',
    async (sorted) => {
      const { order, runIds } = await buyOfFailed(1);
      const [runId = ''] = runIds;
      expect((await refund(shop, runId, order)).statusCode).toBe(200);
      const [sent] = provider.refunds;
      if (sent) sent.status = 'failed';
      await checkPayment(order);
      expect(await refundStates(runIds)).toEqual(['failed']);
      expect((await refund(shop, runId, order)).statusCode).toBe(200);
      if (sorted === 'newest first') provider.refunds.reverse();
      await checkPayment(order);
      expect(await refundStates(runIds)).toEqual(['done']);
      await refund(shop, runId, order);
      expect(provider.refunds).toHaveLength(2);
    },
  );

  it('and that failed is told as failed once, and is one officer’s at a time when it is tried again', async () => {
    const { order, runIds } = await buyOfFailed(1);
    const [runId = ''] = runIds;
    expect((await refund(shop, runId, order)).statusCode).toBe(200);
    const [sent] = provider.refunds;
    if (sent) Object.assign(sent, { status: 'failed', id: 1 });
    await checkPayment(order);
    await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'paid', reason: 'Seen' });
    const replies: number[] = [];
    provider.onAsked = async () => {
      provider.onAsked = async () => {};
      await checkPayment(order);
      replies.push((await refund(shop, runId, order)).statusCode);
    };
    replies.push((await refund(shop, runId, order)).statusCode);
    expect(replies).toEqual([409, 200]);
    expect(provider.refunds).toHaveLength(2);
    expect(await refundStates(runIds)).toEqual(['done']);
    const { history, needsReview } = await details(shop, order);
    expect(history.filter(({ reason }) => reason.includes('could not refund'))).toHaveLength(1);
    expect(needsReview).toBe(false);
  });

  it('and that failed twice can be returned by hand without another review', async () => {
    const { order, runIds } = await buyOfFailed(1);
    const [runId = ''] = runIds;
    for (const id of [1, 2]) {
      expect((await refund(shop, runId, order)).statusCode).toBe(200);
      const sent = provider.refunds.at(-1);
      if (sent) Object.assign(sent, { status: 'failed', id });
      await checkPayment(order);
    }
    await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'paid', reason: 'Seen' });
    expect((await refund(shop, runId, order, 'MoMo 7')).statusCode).toBe(200);
    const { history, needsReview } = await details(shop, order);
    expect(history.filter(({ reason }) => reason.includes('could not refund'))).toHaveLength(2);
    expect(needsReview).toBe(false);
  });

  it('and of which a notice says that it failed, before the answer comes, has failed', async () => {
    const { order, runIds } = await buyOfFailed(1);
    const { attempts } = await details(shop, order);
    provider.onRefund = () =>
      notify(shop, 'refund.failed', attempts[0]?.reference ?? '', provider.refunds[0]?.amount ?? 0);
    await refund(shop, runIds[0] ?? '', order);
    provider.onRefund = async () => {};
    expect(await refundStates(runIds)).toEqual(['failed']);
    expect(await details(shop, order)).toMatchObject({ refundedAmount: 0 });
  });

  it('leaves pieces that wait for the next run out of the stock while the provider is silent', async () => {
    provider.refunds.length = 0;
    const listing = await offerShirt(shop);
    // Not from the reply that is kept.
    const pieces = async () => {
      const [row] = await shop.services.db.select().from(listings).where(eq(listings.id, listing.id));
      return row?.combinations?.[0]?.stock;
    };
    const run = await openRun(shop, listing.id);
    const order = await orderOf(shop, [{ id: listing.id, quantity: 2, options: chosen('M', 'Navy') }]);
    await shop.pay(order);
    await step(shop, run.id, 'fail');
    const amount = Math.round(order.totalAmount * 100);
    provider.says = { status: 'success', currency: 'GHS', domain: 'test', amount };
    await checkPayment(order);
    const left = await pieces();
    provider.status = 500;
    const silent = await refund(shop, run.id, order);
    provider.status = 200;
    expect([silent.statusCode, await pieces()]).toEqual([503, left]);
    expect(await openRun(shop, listing.id)).toMatchObject({ paid: 2 });
  });

  it('is told from another one of the same amount that failed, of which a notice comes too', async () => {
    const { order, runIds } = await buyOfFailed(2);
    for (const runId of runIds) expect((await refund(shop, runId, order)).statusCode).toBe(200);
    const [first, second] = provider.refunds;
    expect(second?.amount).toBe(first?.amount);
    if (second) second.status = 'failed';
    const { attempts } = await details(shop, order);
    await notify(shop, 'refund.failed', attempts[0]?.reference ?? '', second?.amount ?? 0);
    expect(await refundStates(runIds)).toEqual(['done', 'failed']);
  });
});

describe('money that went back elsewhere', () => {
  let provider: ScriptedProvider;
  let shop: TestShop;
  beforeAll(async () => {
    provider = await startScriptedProvider();
    shop = await startTestShop({ sandboxProtocol: 'paystack', publicUrl: provider.url });
  });
  afterAll(async () => {
    await shop.close();
    provider.stop();
  });

  const check = ({ id }: Order) => shop.as.admin('POST', `/api/admin/orders/${id}/check-payment`, {});
  async function pay(listing: Listing) {
    provider.refunds.length = 0;
    const order = await orderOf(shop, [line(listing)]);
    await shop.pay(order);
    const amount = Math.round(order.totalAmount * 100);
    provider.says = { status: 'success', currency: 'GHS', domain: 'test', amount };
    await check(order);
    return { order, amount };
  }

  it('but did not arrive puts the pieces into their run again, until it does', async () => {
    const listing = await shirt(shop);
    const run = await openRun(shop, listing.id);
    const { order, amount } = await pay(listing);
    expect(await shownPaid(shop, listing)).toBe(1);
    const paid: (number | undefined)[] = [];
    for (const status of ['pending', 'failed', 'processed']) {
      provider.refunds = [{ id: 12, amount, merchant_note: '', status }];
      await check(order);
      paid.push((await boardOf(shop, run.id)).paid, await shownPaid(shop, listing));
    }
    expect(paid).toEqual([0, 0, 1, 1, 0, 0]);
  });

  it('by a dispute counts once, when the list knows it and the notice names no amount', async () => {
    const { order, amount } = await pay(await shirt(shop));
    provider.refunds = [{ dispute: 7, amount: 5000, merchant_note: '' }];
    const { attempts } = await details(shop, order);
    const dispute = { id: 7, status: 'resolved', resolution: 'merchant-accepted' };
    const transaction = { reference: attempts[0]?.reference, amount };
    await send(shop, 'charge.dispute.resolve', { ...dispute, transaction });
    expect(await details(shop, order)).toMatchObject({ refundedAmount: 50, needsReview: true });
  });
});

describe('a refund by hand', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ sandboxProtocol: 'hubtel' });
  });
  afterAll(() => shop.close());

  it('needs a proof, is recorded once, and takes the order out of the revenue', async () => {
    const before = await revenueOf(shop);
    const listing = await shirt(shop);
    const run = await openRun(shop, listing.id);
    const order = await payFor(shop, [line(listing)]);
    expect(await revenueOf(shop)).toBeCloseTo(before + order.totalAmount);
    await step(shop, run.id, 'fail');
    expect((await boardOf(shop, run.id)).buyers).toMatchObject([{ isRefundable: false }]);
    expect((await refund(shop, run.id, order)).statusCode).toBe(409);
    const replies = await Promise.all([
      refund(shop, run.id, order, 'MoMo 1'),
      refund(shop, run.id, order, 'MoMo 2'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await boardOf(shop, run.id)).state).toBe('closed');
    const { history, paymentState } = await details(shop, order);
    expect(paymentState).toBe('refunded');
    expect(history.filter(({ reason }) => reason.includes('by hand: MoMo'))).toHaveLength(1);
    const noted = replies.map(({ statusCode }, index) => statusCode === 200 && `MoMo ${index + 1}`);
    for (const proof of ['MoMo 1', 'MoMo 2'])
      expect((await refund(shop, run.id, order, proof)).statusCode).toBe(noted.includes(proof) ? 200 : 409);
    expect(await revenueOf(shop)).toBe(before);
  });

  it('also returns what was paid too late, and then it joins no run', async () => {
    const listing = await shirt(shop);
    const first = await openRun(shop, listing.id);
    const order = await orderOf(shop, [line(listing)]);
    const page = await shop.pay(order);
    await step(shop, first.id, 'fail');
    await shop.press(page, 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    expect((await boardOf(shop, first.id)).waiting).toMatchObject([{ orderId: order.id }]);
    expect((await refund(shop, first.id, order, 'Cash')).statusCode).toBe(200);
    const next = await openRun(shop, listing.id);
    expect(next.paid).toBe(0);
  });
});
