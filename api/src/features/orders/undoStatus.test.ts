import { orderStatuses } from '@year-group/api-types/common/lists';
import type { Order, OrdersChanged } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mails, orders } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const change = (id: string, body: object) => shop.as.admin('PUT', `/api/orders/${id}`, body);
const changeAll = async (body: object): Promise<OrdersChanged> =>
  (await shop.as.admin('POST', '/api/admin/orders/status', body)).json();
const undo = (offered: unknown) => shop.as.admin('POST', '/api/admin/orders/undo-status', { undo: offered });
const details = async (id: string): Promise<OrderDetails> =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json();
const letter = async (occasion: string) => {
  const [row] = await shop.services.db.select().from(mails).where(eq(mails.occasion, occasion));
  return row;
};
/** Sends held mails now. */
const endHolding = () =>
  shop.services.db.execute(sql`update work.job set start_after = now() where name = 'send-mail'`);

async function paidOrder(): Promise<Order> {
  const order = await shop.order();
  await shop.press(await shop.pay(order), 'pay');
  return shop.until(order.id, ({ status }) => status === 'paid');
}

it.each(['shipped', 'delivered'])('sets an unpaid order to %s, with its mail', async (status) => {
  const { id } = await shop.order();
  expect((await change(id, { status })).json()).toMatchObject({ status, payment: 'none' });
  expect(await letter(`order-${status}:${id}`)).toBeDefined();
});

it('goes from any status to any other, with nothing but the status', async () => {
  const ways = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));
  for (const [from, to] of ways) {
    const { id } = await shop.order();
    for (const status of [from, to]) {
      const changed = await change(id, { status });
      expect([from, to, changed.statusCode, changed.json().status]).toEqual([from, to, 200, status]);
    }
  }
});

it('ships an order with a failed payment, and several of which some are not paid', async () => {
  const failed = await shop.order();
  await shop.returnToShop((await shop.press(await shop.pay(failed), 'decline')) ?? '');
  await shop.until(failed.id, ({ paymentState }) => paymentState === 'failed');
  expect((await change(failed.id, { status: 'shipped' })).statusCode).toBe(200);
  const ids = [(await paidOrder()).id, (await shop.order()).id];
  expect(await changeAll({ ids, status: 'shipped' })).toMatchObject({ changed: 2, refused: [] });
});

it('undoes a change with its mail, review flag and figures, and records it in the history', async () => {
  const { id } = await paidOrder();
  await shop.services.db.update(orders).set({ needsReview: true }).where(eq(orders.id, id));
  const moved = (await change(id, { status: 'shipped' })).json();
  expect(await letter(`order-shipped:${id}`)).toMatchObject({ sentAt: null });
  expect((await undo(moved.undo)).json()).toEqual({ changed: 1, refused: [] });
  const order = await details(id);
  expect(order).toMatchObject({ status: 'paid', needsReview: true });
  expect(order.history.slice(-2)).toMatchObject([
    { fromStatus: 'paid', toStatus: 'shipped' },
    { fromStatus: 'shipped', toStatus: 'paid', reason: 'Undone' },
  ]);
  await endHolding();
  expect(await letter(`order-shipped:${id}`)).toBeUndefined();
  expect((await undo(moved.undo)).json()).toMatchObject({ changed: 0, refused: [{ id }] });

  await change(id, { status: 'shipped' });
  expect(await letter(`order-shipped:${id}`)).toBeDefined();
});

it.each(['paid', 'cancelled'])('restores the stock as it was before the order was %s', async (status) => {
  await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { stock: 20 });
  const { id } = status === 'paid' ? await shop.order(3) : await paidOrder();
  const stock = async () => (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json().stock;
  const before = [await stock(), (await details(id)).status];
  const { undo: offered } = (await change(id, { status, reason: 'Cash' })).json();
  expect(await stock()).not.toBe(before[0]);
  expect((await undo(offered)).json()).toMatchObject({ changed: 1 });
  expect([await stock(), (await details(id)).status]).toEqual(before);
  expect(await letter(`order-${status}:${id}`)).toBeUndefined();
  const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, id));
  expect(row?.paidAt === null).toBe(status === 'paid');
});

it('says in the history which pieces of a restored order were sold meanwhile', async () => {
  const { id } = await paidOrder();
  const moved = (await change(id, { status: 'cancelled' })).json();
  await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { stock: 0 });
  expect((await undo(moved.undo)).json()).toMatchObject({ changed: 1 });
  await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { stock: 20 });
  const order = await details(id);
  expect(order).toMatchObject({ status: 'paid', needsReview: true });
  const reason = `Not enough in stock: ${shop.listing.title}`;
  expect(order.history.slice(-2)).toMatchObject([{ reason: 'Undone' }, { toStatus: 'paid', reason }]);
});

it('sends a mail that was not undone, and undoes nothing after that', async () => {
  const { id } = await paidOrder();
  const moved = (await change(id, { status: 'cancelled' })).json();
  await endHolding();
  await vi.waitFor(async () => expect((await letter(`order-cancelled:${id}`))?.sentAt).toBeTruthy(), {
    timeout: 20_000,
  });
  const reply = (await undo(moved.undo)).json();
  expect(reply).toMatchObject({ changed: 0, refused: [{ id, message: /too late/ }] });
  expect((await details(id)).status).toBe('cancelled');
});

it('undoes several changes at once, except those followed by something else', async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  const { undo: offered } = await changeAll({ ids: [first.id, second.id], status: 'shipped' });
  await change(second.id, { status: 'delivered' });
  expect((await undo(offered)).json()).toMatchObject({ changed: 1, refused: [{ id: second.id }] });
  expect((await details(first.id)).status).toBe('paid');
  expect((await details(second.id)).status).toBe('delivered');
});

it('accepts only undo data that the server has issued', async () => {
  const reply = await undo('eyJhbGciOiJkaXIifQ');
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toMatchObject({ code: 'too-late' });
});
