import type { Listing } from '@year-group/api-types/shop/listing';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminActions, mails, officerSessions } from '#platform/db/schema.ts';
import { referenceColours } from '#platform/mail/layout/palette.ts';
import { renderMail } from '#platform/mail/templates.ts';
import { previewGroup, previews } from '#testing/letterPreviews.ts';
import { makeOfficer } from '#testing/officers.ts';
import { boardOf, openRun, payFor, step } from '#testing/runs.ts';
import { orderOf } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ sandboxProtocol: 'paystack' }, 10);
});
afterAll(() => shop.close());

const sender = {
  group: previewGroup,
  publicUrl: 'https://yeargroup.example',
  colours: referenceColours,
  iconQuery: '',
};
const move = (id: string, body: object) => shop.as.admin('PUT', `/api/orders/${id}`, body);
const details = async (id: string) =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json<OrderDetails>();
const revenue = async () =>
  (await shop.as.admin('GET', '/api/admin/revenue')).json<{ totalRevenue: number }>().totalRevenue;
const stock = async () =>
  (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json<Listing>().stock;

it('“paid” needs the right to confirm payments', async () => {
  const { id, totalAmount } = await shop.order();
  const before = await revenue();
  const shopkeeper = await makeOfficer(shop, 'shopkeeper');
  const refused = await shopkeeper.call('PUT', `/api/orders/${id}`, { status: 'paid', reason: 'MoMo 1' });
  expect(refused.statusCode).toBe(403);
  expect(await revenue()).toBe(before);
  expect((await move(id, { status: 'paid', reason: 'MoMo 1' })).statusCode).toBe(200);
  expect(await revenue()).toBeCloseTo(before + totalAmount);
});

it('taking “paid” back needs that right too, also for several orders at once', async () => {
  const { id } = await shop.order();
  await move(id, { status: 'paid', reason: 'MoMo 1' });
  const { call } = await makeOfficer(shop, 'shopkeeper');
  expect((await call('PUT', `/api/orders/${id}`, { status: 'pending' })).statusCode).toBe(403);
  const many = await call('POST', '/api/admin/orders/status', { ids: [id], status: 'pending' });
  expect(many.statusCode).toBe(403);
  expect(await details(id)).toMatchObject({ status: 'paid' });
});

it('“paid” and taking it back need no reason: the log says that none was given', async () => {
  const { id } = await shop.order();
  for (const status of ['paid', 'pending']) expect((await move(id, { status })).statusCode).toBe(200);
  const { paidAmount, history } = await details(id);
  expect([paidAmount, ...history.slice(1).map(({ reason }) => reason)]).toEqual([0, '', '']);
  const found = await shop.services.db
    .select()
    .from(adminActions)
    .where(eq(adminActions.target, `orders/${id}`))
    .orderBy(adminActions.createdAt);
  expect(found.map(({ detail }) => detail)).toEqual([
    'pending → paid, by hand, no reason given',
    'paid → pending, not paid after all, no reason given',
  ]);
});

it('“paid” by mistake is taken back with a reason: it counts nowhere, and the pieces are there again', async () => {
  const [before, pieces] = [await revenue(), await stock()];
  const { id } = await shop.order(2);
  await move(id, { status: 'paid', reason: 'MoMo 2' });
  expect(await stock()).toBe((pieces ?? 0) - 2);
  expect((await move(id, { status: 'pending', reason: 'Another order' })).statusCode).toBe(200);
  expect([await revenue(), await stock()]).toEqual([before, pieces]);
  expect(await details(id)).toMatchObject({ status: 'pending', paidAmount: 0, isPayable: true });
  const [entry] = await shop.services.db
    .select()
    .from(adminActions)
    .orderBy(desc(adminActions.createdAt))
    .limit(1);
  expect(entry?.detail).toContain('not paid after all');
  expect(await shop.pay(await details(id))).toContain('/sandbox/');
});

it('“paid” stays when the order is cancelled, so that the money can be returned, and the pieces are there again', async () => {
  const [before, pieces] = [await revenue(), await stock()];
  const { id, totalAmount } = await shop.order();
  await move(id, { status: 'paid', reason: 'MoMo 3' });
  await move(id, { status: 'cancelled' });
  expect(await details(id)).toMatchObject({ status: 'cancelled', paidAmount: totalAmount });
  expect([await revenue(), await stock()]).toEqual([expect.closeTo(before + totalAmount), pieces]);
  await move(id, { status: 'pending', reason: 'Returned by MoMo 4' });
  expect([await revenue(), await stock()]).toEqual([expect.closeTo(before), pieces]);
});

it('“paid” taken back has no Undo, alone or with others: it is set again, with its proof', async () => {
  const [one, other] = [await shop.order(), await shop.order()];
  for (const { id } of [one, other]) await move(id, { status: 'paid', reason: 'MoMo 6' });
  const alone = (await move(one.id, { status: 'pending', reason: 'Another order' })).json();
  expect(alone).toMatchObject({ status: 'pending', paidAmount: 0 });
  const ids = [one.id, other.id];
  const many = (await shop.as.admin('POST', '/api/admin/orders/status', { ids, status: 'pending' })).json();
  expect(many).toMatchObject({ changed: 1, refused: [{ id: one.id }] });
  expect([alone.undo, many.undo]).toEqual([undefined, undefined]);
  await move(one.id, { status: 'paid', reason: 'MoMo 6' });
  expect(await details(one.id)).toMatchObject({ status: 'paid', paidAmount: one.totalAmount });
});

it('“paid” of several is taken back only with a proof of the last ten minutes', async () => {
  const byProvider = await payFor(shop, [{ id: shop.listing.id, quantity: 1 }]);
  const { id, totalAmount } = await shop.order();
  await move(id, { status: 'paid', reason: 'MoMo 7' });
  await shop.services.db.update(officerSessions).set({ provedAt: sql`now() - interval '11 minutes'` });
  const other = await shop.order();
  await move(other.id, { status: 'cancelled' });
  const body = { ids: [byProvider.id, other.id, id], status: 'pending' };
  const refused = await shop.as.admin('POST', '/api/admin/orders/status', body);
  await shop.services.db.update(officerSessions).set({ provedAt: sql`now()` });
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof-needed']);
  expect(await details(id)).toMatchObject({ status: 'paid', paidAmount: totalAmount });
  expect(await details(other.id)).toMatchObject({ status: 'cancelled' });
  expect(await details(byProvider.id)).toMatchObject({ status: 'paid' });
});

it('a payment of which less arrives takes the place of as much of “paid” as it brings', async () => {
  const before = await revenue();
  const { id, totalAmount, ...order } = await shop.order();
  const url = await shop.pay({ id, totalAmount, ...order });
  await move(id, { status: 'paid', reason: 'MoMo 5' });
  await shop.press(url, 'wrong-amount');
  await shop.until(id, ({ paymentState }) => paymentState === 'needs-review');
  expect(await details(id)).toMatchObject({ paidAmount: totalAmount, needsReview: true });
  expect(await revenue()).toBeCloseTo(before + totalAmount);
});

it('the letter about a cancelled order names what is held of its money', async () => {
  const told = async (id: string) => {
    await move(id, { status: 'cancelled' });
    const isIt = eq(mails.occasion, `order-cancelled:${id}`);
    const [mail] = await shop.services.db.select().from(mails).where(isIt);
    return renderMail('order-cancelled', { ...previews['order-cancelled'], ...mail?.data }, sender).text;
  };
  const goesBack = (amount: number) =>
    `The GH₵${amount.toFixed(2)} that we hold for you goes back the way it came.`;
  const short = await shop.order();
  await shop.press(await shop.pay(short), 'wrong-amount');
  await shop.until(short.id, ({ paymentState }) => paymentState === 'needs-review');
  expect(await told(short.id)).toContain(goesBack(short.totalAmount - 1));

  const partly = await payFor(shop, [{ id: shop.listing.id, quantity: 1 }]);
  const whole = await payFor(shop, [{ id: shop.listing.id, quantity: 1 }]);
  for (const { id, amount } of [
    { ...partly, amount: 4000 },
    { ...whole, amount: 20_100 },
  ]) {
    const { attempts } = await details(id);
    const at = `${shop.services.settings.publicUrl}/sandbox/dashboard/${attempts[0]?.reference}/refund`;
    const headers = { 'content-type': 'application/json' };
    await fetch(at, { method: 'POST', headers, body: JSON.stringify({ amount: String(amount) }) });
    await shop.until(id, ({ refundedAmount }) => refundedAmount === amount / 100);
  }
  expect(await told(partly.id)).toContain(goesBack(partly.totalAmount - 40));
  expect(await told(whole.id)).toContain('Your money has been returned.');
  expect(await told((await shop.order()).id)).toContain('Nothing was charged.');
});

it('“paid” ends the doubt about a payment of which less arrived, and taking it back begins it again', async () => {
  const order = await shop.order();
  const { id, totalAmount } = order;
  await shop.press(await shop.pay(order), 'wrong-amount');
  await shop.until(id, ({ paymentState }) => paymentState === 'needs-review');
  expect(await details(id)).toMatchObject({ payment: 'in-doubt', paidAmount: totalAmount - 1 });
  await move(id, { status: 'paid', reason: 'The rest by cash' });
  expect(await details(id)).toMatchObject({ payment: 'paid', paidAmount: totalAmount });
  const found = await shop.as.admin('GET', '/api/orders?payment=in-doubt');
  expect(found.body).not.toContain(id);
  await move(id, { status: 'pending', reason: 'Another order' });
  expect(await details(id)).toMatchObject({ payment: 'in-doubt', paidAmount: totalAmount - 1 });
});

it('“paid” whose money went back is not taken back: the order is returned, and the revenue as before', async () => {
  const before = await revenue();
  const { id: _id, createdAt: _at, ...input } = shop.listing;
  const listing = (await shop.as.admin('POST', '/api/shop', { ...input, title: 'Cap' })).json<Listing>();
  const run = await openRun(shop, listing.id);
  const { id } = await orderOf(shop, [{ id: listing.id, quantity: 1 }]);
  await move(id, { status: 'paid', reason: 'Cash' });
  await step(shop, run.id, 'fail');
  const refund = { orderId: id, proof: 'Cash, receipt 7' };
  expect((await shop.as.admin('POST', `/api/admin/runs/${run.id}/refunds`, refund)).statusCode).toBe(200);
  expect((await move(id, { status: 'cancelled' })).statusCode).toBe(200);
  expect(await details(id)).toMatchObject({ status: 'cancelled', paymentState: 'refunded' });
  expect(await revenue()).toBeCloseTo(before);
});

it('a payment that is confirmed several times at once stays flagged when too few pieces are left', async () => {
  const order = await shop.order(2);
  await shop.pay(order);
  await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { stock: 1 });
  const body = { transactionId: '4099260516', note: 'Seen' };
  const confirm = () => shop.as.admin('POST', `/api/admin/orders/${order.id}/confirm-payment`, body);
  await Promise.all([confirm(), confirm(), confirm(), confirm()]);
  const { needsReview, history } = await details(order.id);
  expect(history.map(({ reason }) => reason)).toContain('Not enough in stock: Polo shirt');
  expect(needsReview).toBe(true);
  await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { stock: 10 });
});

it('a failed run stays open while the money of a cancelled buyer is held, who can be refunded', async () => {
  const { id: _id, createdAt: _at, ...input } = shop.listing;
  const listing = (await shop.as.admin('POST', '/api/shop', { ...input, title: 'Scarf' })).json<Listing>();
  const run = await openRun(shop, listing.id);
  const first = await payFor(shop, [{ id: listing.id, quantity: 1 }]);
  const second = await payFor(shop, [{ id: listing.id, quantity: 1 }]);
  await step(shop, run.id, 'fail');
  expect((await move(second.id, { status: 'cancelled' })).statusCode).toBe(200);
  const refund = (orderId: string) => shop.as.admin('POST', `/api/admin/runs/${run.id}/refunds`, { orderId });
  expect((await refund(first.id)).statusCode).toBe(200);
  const board = await boardOf(shop, run.id);
  expect(board.state).not.toBe('closed');
  expect(board.buyers.find(({ orderId }) => orderId === second.id)).toMatchObject({ isRefundable: true });
  expect((await refund(second.id)).statusCode).toBe(200);
  expect((await boardOf(shop, run.id)).state).toBe('closed');
  expect(await details(second.id)).toMatchObject({ paymentState: 'refunded' });
});
