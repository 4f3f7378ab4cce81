import type { Listing } from '@year-group/api-types/shop/listing';
import type { Order } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

describe('the stock of a listing', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop({}, 3);
  });
  afterEach(() => shop.close());

  const stock = async () =>
    (await shop.as.visitor('GET', `/api/shop/${shop.listing.id}`)).json<Listing>().stock;
  const move = (id: string, status: string) => shop.as.admin('PUT', `/api/orders/${id}`, { status });
  const details = async (id: string) =>
    (await shop.as.admin('GET', `/api/admin/orders/${id}`)).json<OrderDetails>();
  const start = ({ id, totalAmount }: Order) =>
    shop.as.visitor('POST', '/api/pay', { orderId: id, amount: totalAmount });
  const endHolds = () => shop.services.db.execute(sql`update stock_holds set expires_at = now()`);
  const paid = async (order: Order, url: string) => {
    await shop.press(url, 'pay');
    return shop.until(order.id, ({ status }) => status === 'paid');
  };

  it('is deducted when the payment is confirmed, and visible to the next shopper at once', async () => {
    const order = await shop.order(2);
    const url = await shop.pay(order);
    expect(await stock()).toBe(3);
    await paid(order, url);
    expect(await stock()).toBe(1);
    const page = await fetch(`${shop.services.settings.publicUrl}/api/shop`);
    expect(await page.json()).toMatchObject([{ stock: 1 }]);
  });

  it('goes to one of six concurrent orders for the last pieces', async () => {
    const orders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => shop.order(3)));
    const replies = await Promise.all(orders.map(start));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({
      code: 'order-changed',
      error: expect.stringContaining('Polo shirt'),
      issues: [{ path: 'items.0' }],
    });
    const [winner] = orders.filter((_order, index) => replies[index]?.statusCode === 200);
    if (!winner) throw new Error('No order may be paid.');
    await paid(winner, await shop.pay(winner));
    expect(await stock()).toBe(0);
  });

  it('is held once however often one order starts its payment', async () => {
    const order = await shop.order(3);
    const urls = await Promise.all([1, 2, 3].map(() => shop.pay(order)));
    expect(new Set(urls).size).toBe(1);
    await paid(order, urls[0] ?? '');
    expect(await stock()).toBe(0);
  });

  it('causes a review when its listing was removed for good before the payment came', async () => {
    const order = await shop.order(2);
    const url = await shop.pay(order);
    await shop.as.admin('DELETE', `/api/shop/${shop.listing.id}`);
    await shop.as.admin('DELETE', '/api/admin/trash', { ids: [shop.listing.id] });
    await paid(order, url);
    expect(await details(order.id)).toMatchObject({
      needsReview: true,
      history: expect.arrayContaining([
        expect.objectContaining({ reason: expect.stringContaining('Polo shirt') }),
      ]),
    });
  });

  it('is free again for others when a hold has expired', async () => {
    const [first, second] = [await shop.order(3), await shop.order(3)];
    expect((await start(first)).statusCode).toBe(200);
    expect((await start(second)).statusCode).toBe(409);
    await endHolds();
    expect((await start(second)).statusCode).toBe(200);
  });

  it('is not taken from a paying shopper by one whose hold expired: that order needs review', async () => {
    const [late, holder] = [await shop.order(2), await shop.order(2)];
    const [lateUrl] = [await shop.pay(late), await endHolds()];
    const holderUrl = await shop.pay(holder);
    await paid(late, lateUrl);
    expect(await details(late.id)).toMatchObject({
      needsReview: true,
      history: expect.arrayContaining([
        expect.objectContaining({ reason: expect.stringContaining('Polo shirt') }),
      ]),
    });
    expect(await stock()).toBe(3);
    expect((await paid(holder, holderUrl)).needsReview).toBe(false);
    expect(await stock()).toBe(1);
  });

  it('is deducted by a late payment while there is enough', async () => {
    const order = await shop.order(2);
    const url = await shop.pay(order);
    await endHolds();
    expect((await paid(order, url)).needsReview).toBe(false);
    expect(await stock()).toBe(1);
  });

  it('is returned once when a paid order is cancelled, and deducted when it is reopened', async () => {
    const order = await shop.order(2);
    await paid(order, await shop.pay(order));
    await move(order.id, 'cancelled');
    expect(await stock()).toBe(3);
    await move(order.id, 'cancelled');
    expect(await stock()).toBe(3);
    await move(order.id, 'paid');
    expect(await stock()).toBe(1);
    await Promise.all([move(order.id, 'cancelled'), move(order.id, 'cancelled')]);
    expect(await stock()).toBe(3);
  });

  it('causes a review when an order is reopened whose pieces were sold meanwhile', async () => {
    const [order, other] = [await shop.order(2), await shop.order(3)];
    await paid(order, await shop.pay(order));
    await move(order.id, 'cancelled');
    await paid(other, await shop.pay(other));
    await move(order.id, 'paid');
    expect(await stock()).toBe(0);
    expect(await details(order.id)).toMatchObject({ status: 'paid', needsReview: true });
    await move(order.id, 'cancelled');
    expect(await stock()).toBe(0);
  });

  it('is free again when the order that held it is cancelled', async () => {
    const [first, second] = [await shop.order(3), await shop.order(3)];
    await shop.pay(first);
    await move(first.id, 'cancelled');
    expect((await start(second)).statusCode).toBe(200);
  });

  it('never becomes negative and is never lost under concurrent operations', async () => {
    await shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, { stock: 7 });
    const orders = await Promise.all([1, 2, 3, 1, 2, 3, 2, 1].map((quantity) => shop.order(quantity)));
    await Promise.all(
      orders.map(async (order, index) => {
        const { statusCode } = await start(order);
        if (statusCode !== 200) return;
        const url = await shop.pay(order);
        await Promise.all([
          shop.press(url, 'notice-twice'),
          ...(index % 3 === 0 ? [move(order.id, 'cancelled')] : []),
        ]);
        await shop.until(order.id, ({ paymentState }) => paymentState === 'succeeded');
      }),
    );
    const sold = await Promise.all(orders.map(({ id }) => details(id)));
    const kept = sold.filter(({ status, paymentState }) => status === 'paid' && paymentState === 'succeeded');
    const pieces = kept.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(kept.every(({ needsReview }) => !needsReview)).toBe(true);
    expect(await stock()).toBe(7 - pieces);
  });
});

describe('starting a payment', () => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await startTestShop({}, 3);
  });
  afterEach(() => shop.close());

  const start = ({ id, totalAmount }: Order) =>
    shop.as.visitor('POST', '/api/pay', { orderId: id, amount: totalAmount });
  const change = (fields: object) => shop.as.admin('PUT', `/api/shop/${shop.listing.id}`, fields);

  it('is refused with the current figures when the price has changed since the order', async () => {
    const order = await shop.order(2);
    await change({ price: 500 });
    const reply = await start(order);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'order-changed',
      error: 'Polo shirt now costs GH₵500.00.',
      figures: { deliveryCost: order.deliveryCost, totalAmount: 1000 + order.deliveryCost },
    });
    await change({ price: 180 });
    expect((await start(order)).statusCode).toBe(200);
  });

  it.each([
    ['deleted', () => shop.as.admin('DELETE', `/api/shop/${shop.listing.id}`), 'no longer in the shop'],
    ['sold out', () => change({ stock: 0 }), 'sold out'],
    ['down to its last piece', () => change({ stock: 1 }), 'Only 1 of Polo shirt'],
  ])('is refused for a listing that is %s', async (_what, happen, words) => {
    const order = await shop.order(2);
    await happen();
    const reply = await start(order);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'order-changed', error: expect.stringContaining(words) });
    expect(reply.json().message).toBe(reply.json().error);
  });

  it('holds the pieces for 30 minutes, counted again from each start', async () => {
    const left = sql`select extract(epoch from expires_at - clock_timestamp())::float8 / 60 as minutes from stock_holds`;
    const order = await shop.order(2);
    for (let times = 0; times < 2; times += 1) {
      expect((await start(order)).statusCode).toBe(200);
      const [hold, ...others] = await rowsOf<{ minutes: number }>(shop.services.db, left);
      expect(hold?.minutes).toBeGreaterThan(29);
      expect(hold?.minutes).toBeLessThanOrEqual(30);
      expect(others).toEqual([]);
      await shop.services.db.execute(sql`update stock_holds set expires_at = now() + interval '1 minute'`);
    }
  });

  it('says that others are paying for the last pieces', async () => {
    const [first, second] = [await shop.order(3), await shop.order(1)];
    await shop.pay(first);
    expect((await start(second)).json().error).toBe(
      'Somebody else is paying for the last of Polo shirt. Please try again in half an hour.',
    );
  });
});
