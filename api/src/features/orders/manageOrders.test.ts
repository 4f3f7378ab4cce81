import type { Order, OrdersChanged } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { makeId } from '@year-group/api-types/testing/factories';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentAttempts } from '#platform/db/schema/payments.ts';
import { mails, orders } from '#platform/db/schema.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({}, 100);
});
afterAll(() => shop.close());

const details = async (id: string): Promise<OrderDetails> =>
  (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json();
const change = (id: string, body: object) => shop.as.admin('PUT', `/api/orders/${id}`, body);
const changeAll = async (body: object): Promise<OrdersChanged> =>
  (await shop.as.admin('POST', '/api/admin/orders/status', body)).json();
const flagForReview = (id: string) =>
  shop.services.db.update(orders).set({ needsReview: true }).where(eq(orders.id, id));
const letters = (occasion: string) => shop.services.db.$count(mails, like(mails.occasion, occasion));

it('shows the administrator everything about an order except payment secrets', async () => {
  const placed = await shop.order(2);
  await shop.press(await shop.pay(placed), 'pay');
  const order = await shop.until(placed.id, ({ status }) => status === 'paid');
  const found = await details(placed.id);
  expect(found).toMatchObject(order);
  expect(found.history.map(({ actor, fromStatus, toStatus }) => [actor, fromStatus, toStatus])).toEqual([
    ['shopper', null, 'pending'],
    ['sandbox', 'pending', 'paid'],
  ]);
  expect(found.attempts).toMatchObject([
    { number: 1, provider: 'sandbox', amount: order.totalAmount, state: 'succeeded' },
  ]);
  const text = JSON.stringify(found);
  const [attempt] = await shop.services.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, placed.id));
  expect(text).not.toContain(attempt?.callbackToken);
  expect(text).not.toContain(attempt?.checkoutUrl);
});

it('answers 404 for an unknown order', async () => {
  for (const id of [makeId(), 'order'])
    expect((await shop.as.admin('GET', `/api/admin/orders/${id}`)).statusCode).toBe(404);
});

it('stores the reason of a change, also when the status stays the same', async () => {
  const { id } = await shop.order();
  await change(id, { status: 'shipped', reason: 'Handed to the driver' });
  await change(id, { status: 'shipped' });
  await flagForReview(id);
  const seen = await change(id, { status: 'shipped', reason: 'Called the shopper: all is well' });
  // The answer was lost on the way, and the panel sends it once more.
  await change(id, { status: 'shipped', reason: 'Called the shopper: all is well' });
  expect(seen.json()).toMatchObject({ status: 'shipped', needsReview: false });
  expect((await details(id)).history.slice(1)).toMatchObject([
    { actor: 'Owner', fromStatus: 'pending', toStatus: 'shipped', reason: 'Handed to the driver' },
    { fromStatus: 'shipped', toStatus: 'shipped', reason: 'Called the shopper: all is well' },
  ]);
});

it('changes several orders at once, each with its mail, and says which it left and why', async () => {
  const [first, second, shipped, doubtful] = await Promise.all([1, 1, 1, 1].map(() => shop.order()));
  if (!first || !second || !shipped || !doubtful) throw new Error('No orders.');
  await change(shipped.id, { status: 'shipped' });
  await flagForReview(doubtful.id);
  const unknown = makeId();
  const ids = [first.id, second.id, first.id, shipped.id, doubtful.id, unknown];
  expect(await changeAll({ ids, status: 'shipped', reason: 'The van left' })).toMatchObject({
    changed: 2,
    refused: [
      { id: shipped.id, message: 'This order is already shipped.' },
      { id: doubtful.id, message: expect.stringContaining('waits for your decision') },
      { id: unknown, message: 'Order not found' },
    ],
  });
  for (const { id } of [first, second]) {
    const { status, history } = await details(id);
    expect(status).toBe('shipped');
    expect(history.at(-1)).toMatchObject({ fromStatus: 'pending', reason: 'The van left' });
    expect(await letters(`order-shipped:${id}`)).toBe(1);
  }
  expect((await details(doubtful.id)).status).toBe('pending');
  expect(await letters(`order-shipped:${doubtful.id}`)).toBe(0);
});

it.each([
  { ids: [], status: 'paid' },
  { ids: ['all'], status: 'paid' },
  { ids: [makeId()], status: 'lost' },
  { ids: [makeId()], status: 'paid', reason: 'x'.repeat(501) },
])('refuses the change %j', async (body) => {
  expect((await shop.as.admin('POST', '/api/admin/orders/status', body)).statusCode).toBe(400);
});

it('deducts the stock of orders that are set to paid together', async () => {
  const stock = async () => (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json().stock;
  const before = await stock();
  const ids = [(await shop.order(3)).id, (await shop.order(4)).id];
  expect(await changeAll({ ids, status: 'paid', reason: 'Cash' })).toMatchObject({ changed: 2, refused: [] });
  expect(await stock()).toBe(before - 7);
});

it('lists only the orders that need review, or only the others, with their total', async () => {
  const { id } = await shop.order();
  await flagForReview(id);
  const list = async (query: string) => shop.as.admin('GET', `/api/orders?${query}`);
  const doubtful: Order[] = (await list('needsReview=true')).json();
  const others: Order[] = (await list('needsReview=false')).json();
  expect(doubtful.map((order) => order.id)).toContain(id);
  expect(doubtful.every(({ needsReview }) => needsReview)).toBe(true);
  expect(others.some(({ needsReview }) => needsReview)).toBe(false);
  const paged = await list('needsReview=true&page=1&limit=1');
  expect(paged.headers['content-range']).toBe(`orders 0-0/${doubtful.length}`);
  expect((await list('needsReview=perhaps')).statusCode).toBe(400);
});

it('shows that an order needs review to the administrator only', async () => {
  const { id } = await shop.order();
  await flagForReview(id);
  expect((await shop.as.visitor('GET', `/api/orders/${id}`)).json()).not.toHaveProperty('needsReview');
});

it('downloads every order with all its items', async () => {
  const { id } = await shop.order(2);
  const all: Order[] = (await shop.as.admin('GET', '/api/admin/orders/download')).json();
  expect(all).toHaveLength(await shop.services.db.$count(orders));
  expect(all[0]).toEqual((await shop.as.admin('GET', `/api/orders/${id}`)).json());
});

it('lists at most a hundred without a page, since all are a download of its own, but the whole pick list', async () => {
  const { id } = await shop.order();
  const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('The order is not there.');
  const copies = Array.from({ length: 101 }, () => ({ ...row, id: makeId(), status: 'paid' }));
  await shop.services.db.insert(orders).values(copies);
  const list = async (query = ''): Promise<Order[]> =>
    (await shop.as.admin('GET', `/api/orders${query}`)).json();
  for (const query of ['', '?status=paid', '?isMade=true', '?status=paid&isMade=true&limit=100'])
    expect(await list(query), query).toHaveLength(100);
  const pickList = await list('?status=paid&isMade=true');
  expect(pickList.every(({ status }) => status === 'paid')).toBe(true);
  const ids = copies.map((copy) => copy.id);
  expect(pickList.map((order) => order.id)).toEqual(expect.arrayContaining(ids));
});
