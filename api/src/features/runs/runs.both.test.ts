import type { Listing } from '@year-group/api-types/shop/listing';
import type { Order } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import type { HandOutLine } from '@year-group/api-types/shop/run';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '#platform/db/schema.ts';
import { readLetter } from '#testing/codes.ts';
import { boardOf, endTime, openRun, payFor, step } from '#testing/runs.ts';
import { chosen, offerShirt, orderOf, placeOrder } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ sandboxProtocol: 'paystack' });
});
afterAll(() => shop.close());

const shirt = () => offerShirt(shop, { stock: null, combinations: [] });
const line = (listing: Listing, quantity = 1, size = 'M') => ({
  id: listing.id,
  quantity,
  options: chosen(size, 'Navy'),
});
const inShop = async ({ id }: Listing) => (await shop.as.visitor('GET', `/api/shop/${id}`)).json<Listing>();
/** The letter that an order is paid, without its line breaks. */
const receiptOf = async ({ id }: Pick<Order, 'id'>) =>
  (await readLetter(shop, `order-paid:${id}`)).replaceAll(/=?\r?\n/g, '');
const poll = { timeout: 15_000, interval: 100 };

describe('a run', () => {
  it('counts what is paid, is reached at its minimum, and writes to every buyer once', async () => {
    const listing = await offerShirt(shop, { title: 'Told once', stock: null, combinations: [] });
    const { id } = await openRun(shop, listing.id);
    const first = await payFor(shop, [line(listing)]);
    expect((await inShop(listing)).run).toMatchObject({ state: 'open', minimum: 3, paid: 1 });
    expect(await receiptOf(first)).toContain('We write again when that is decided.');
    await payFor(shop, [line(listing, 2)]);
    expect((await inShop(listing)).run).toMatchObject({ state: 'reached', paid: 3 });
    const { db, jobs } = shop.services;
    await Promise.all([jobs.enqueue(db, 'close-runs', {}), jobs.enqueue(db, 'close-runs', {})]);
    await expect.poll(async () => (await boardOf(shop, id)).toldAt, poll).not.toBeNull();
    const third = await payFor(shop, [line(listing)]);
    const receipt = await receiptOf(third);
    expect(receipt).toContain('Enough people have paid for what you ordered in advance: it will be made.');
    expect(receipt).not.toContain('when that is decided');
    // The same job writes to the second run's buyers later, so it has checked the first one again.
    const other = await openRun(shop, (await shirt()).id);
    await endTime(shop, other.id);
    await expect.poll(async () => (await boardOf(shop, other.id)).toldAt, poll).not.toBeNull();
    expect((await boardOf(shop, id)).sheet).toEqual([expect.objectContaining({ quantity: 4 })]);
    const told = await db.select().from(mails).where(eq(mails.template, 'run-reached'));
    expect(told.filter(({ occasion }) => occasion.includes(id))).toHaveLength(2);
  });

  it('is open again when a payment is taken back before the buyers were told, and fails at its end', async () => {
    const listing = await offerShirt(shop, { title: 'Taken back', stock: null, combinations: [] });
    const { id } = await openRun(shop, listing.id);
    await payFor(shop, [line(listing, 2)]);
    const last = await payFor(shop, [line(listing)]);
    expect((await boardOf(shop, id)).state).toBe('reached');
    await shop.as.admin('PUT', `/api/orders/${last.id}`, { status: 'cancelled' });
    const { db, jobs } = shop.services;
    await jobs.enqueue(db, 'close-runs', {});
    await expect.poll(async () => (await boardOf(shop, id)).state, poll).toBe('open');
    await endTime(shop, id);
    await expect.poll(async () => (await boardOf(shop, id)).toldAt, poll).not.toBeNull();
    const told = await db
      .select()
      .from(mails)
      .where(like(mails.occasion, `run-%:${id}:%`));
    expect(told.map(({ template }) => template)).toEqual(['run-failed']);
  });

  it('does not write to a buyer whose money went back', async () => {
    const listing = await offerShirt(shop, { title: 'Returned', stock: null, combinations: [] });
    const { id } = await openRun(shop, listing.id);
    const { id: orderId, totalAmount } = await payFor(shop, [line(listing)]);
    const { attempts } = (await shop.as.admin('GET', `/api/admin/orders/${orderId}`)).json<OrderDetails>();
    const at = `${shop.services.settings.publicUrl}/sandbox/dashboard/${attempts[0]?.reference}/refund`;
    const amount = String(Math.round(totalAmount * 100));
    const headers = { 'content-type': 'application/json' };
    await fetch(at, { method: 'POST', headers, body: JSON.stringify({ amount }) });
    await shop.until(orderId, ({ paymentState }) => paymentState === 'refunded');
    const second = await payFor(shop, [line(listing, 3)]);
    const { db, jobs } = shop.services;
    await jobs.enqueue(db, 'close-runs', {});
    await expect.poll(async () => (await boardOf(shop, id)).toldAt, poll).not.toBeNull();
    const told = await db
      .select()
      .from(mails)
      .where(like(mails.occasion, `run-reached:${id}:%`));
    expect(told.map(({ occasion }) => occasion)).toEqual([`run-reached:${id}:${second.id}`]);
  });

  it('that closes below its minimum fails, and one without buyers is closed at once', async () => {
    const listing = await offerShirt(shop, { title: 'Too few', stock: null, combinations: [] });
    const { id } = await openRun(shop, listing.id);
    await payFor(shop, [line(listing)]);
    await endTime(shop, id);
    await expect.poll(async () => (await boardOf(shop, id)).state, poll).toBe('failed');
    await expect.poll(async () => (await boardOf(shop, id)).toldAt, poll).not.toBeNull();
    const empty = await openRun(shop, (await shirt()).id);
    await endTime(shop, empty.id);
    await expect.poll(async () => (await boardOf(shop, empty.id)).state, poll).toBe('closed');
  });

  it('keeps its orders out of what is to be packed until it has arrived', async () => {
    const listing = await shirt();
    const { id } = await openRun(shop, listing.id, { minimum: 1 });
    const { id: orderId } = await payFor(shop, [line(listing)]);
    const toPack = async () => {
      const list = await shop.as.admin('GET', '/api/orders?status=paid&isMade=true&limit=100&page=1');
      const { today } = (await shop.as.admin('GET', '/api/admin/dashboard')).json();
      return [list.json<Order[]>().some((order) => order.id === orderId), today.toPack.total];
    };
    const awaits = async (who: 'admin' | 'visitor', path: string) =>
      (await shop.as[who]('GET', path)).json<Order>().awaitsPreOrder;
    const asOfficer = `/api/admin/orders/${orderId}`;
    const [, before] = await toPack();
    expect(await toPack()).toEqual([false, before]);
    expect(await awaits('admin', asOfficer)).toBe(true);
    expect(await awaits('visitor', `/api/orders/${orderId}`)).toBeUndefined();
    for (const name of ['order', 'arrive']) await step(shop, id, name);
    expect(await toPack()).toEqual([true, Number(before) + 1]);
    expect(await awaits('admin', asOfficer)).toBe(false);
  });

  it('that is only planned tells nobody its plan, and sells nothing', async () => {
    const listing = await shirt();
    const closesAt = new Date(Date.now() + 86_400_000).toISOString();
    const plan = { listingId: listing.id, minimum: 30, closesAt, expectedOn: null, priceSteps: [] };
    expect((await shop.as.admin('POST', '/api/admin/runs', plan)).statusCode).toBe(201);
    expect((await inShop(listing)).run).toBeNull();
    const all = (await shop.as.visitor('GET', '/api/shop')).json<Listing[]>();
    expect(all.find(({ id }) => id === listing.id)?.run).toBeNull();
    expect((await placeOrder(shop, [line(listing)])).json().code).toBe('run-closed');
  });

  it('takes no order and starts no payment once its time is over', async () => {
    const listing = await shirt();
    const { id } = await openRun(shop, listing.id, { minimum: 1 });
    const early = await orderOf(shop, [line(listing)]);
    await endTime(shop, id);
    const late = await placeOrder(shop, [line(listing)]);
    expect([late.statusCode, late.json().code]).toEqual([409, 'run-closed']);
    const body = { orderId: early.id, amount: early.totalAmount };
    const paying = await shop.as.visitor('POST', '/api/pay', body);
    expect([paying.statusCode, paying.json().code]).toEqual([409, 'run-closed']);
  });

  it('leaves a payment that arrives too late waiting, and the next run takes it', async () => {
    const listing = await shirt();
    const first = await openRun(shop, listing.id, { minimum: 1 });
    const order = await orderOf(shop, [line(listing, 2, 'L')]);
    const page = await shop.pay(order);
    await endTime(shop, first.id);
    await expect.poll(async () => (await boardOf(shop, first.id)).state, poll).toBe('closed');
    await shop.press(page, 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    const closed = await boardOf(shop, first.id);
    expect(closed.sheet).toEqual([]);
    expect(closed.waiting).toMatchObject([{ orderId: order.id, pieces: 2, amount: 381 }]);
    const next = await openRun(shop, listing.id, { minimum: 2 });
    expect(next).toMatchObject({ state: 'reached', paid: 2 });
    expect((await boardOf(shop, next.id)).waiting).toEqual([]);
  });

  it('leaves a line waiting that found too little stock, and its buyer sees which', async () => {
    const listing = await offerShirt(shop, { title: 'Short' });
    const first = await openRun(shop, listing.id);
    const order = await orderOf(shop, [line(listing, 2), line(listing, 1, 'XL')]);
    const page = await shop.pay(order);
    await shop.services.db.execute(sql`update stock_holds set expires_at = now()`);
    await payFor(shop, [line(listing, 2)]);
    await shop.press(page, 'pay');
    await shop.until(order.id, ({ status }) => status === 'paid');
    await step(shop, first.id, 'fail');
    const seen = (await shop.as.visitor('GET', `/api/orders/${order.id}`)).json<Order>();
    expect(seen.items.map(({ run }) => run)).toMatchObject([
      { state: 'waiting', isShort: true },
      { state: 'failed', isShort: false },
    ]);
  });

  it('has one row for each line however often the payment is reported', async () => {
    const listing = await shirt();
    const { id } = await openRun(shop, listing.id);
    const order = await orderOf(shop, [line(listing)]);
    await shop.press(await shop.pay(order), 'notice-twice');
    await shop.until(order.id, ({ status }) => status === 'paid');
    await shop.as.admin('POST', `/api/admin/orders/${order.id}/check-payment`);
    expect(await boardOf(shop, id)).toMatchObject({ paid: 1, buyers: [{ pieces: 1 }] });
  });

  it('loses a cancelled order and takes it back when that is undone, also at the printer', async () => {
    const listing = await shirt();
    const { id } = await openRun(shop, listing.id, { minimum: 1 });
    const order = await payFor(shop, [line(listing)]);
    await step(shop, id, 'order');
    const path = `/api/orders/${order.id}`;
    const cancelled = await shop.as.admin('PUT', path, { status: 'cancelled' });
    expect(await boardOf(shop, id)).toMatchObject({ paid: 0, sheet: [], buyers: [] });
    const { undo } = cancelled.json<{ undo: string }>();
    await shop.as.admin('POST', '/api/admin/orders/undo-status', { undo });
    expect(await boardOf(shop, id)).toMatchObject({ paid: 1, buyers: [{ orderId: order.id }] });
  });

  it('is one at a time of a listing, and keeps the listing from being deleted', async () => {
    const listing = await shirt();
    const { id, closesAt } = await openRun(shop, listing.id);
    const again = { listingId: listing.id, minimum: 1, closesAt };
    const second = await shop.as.admin('POST', '/api/admin/runs', again);
    expect(second.statusCode).toBe(409);
    expect((await shop.as.admin('DELETE', `/api/shop/${listing.id}`)).statusCode).toBe(409);
    expect((await shop.as.admin('DELETE', `/api/admin/runs/${id}`)).statusCode).toBe(409);
    await step(shop, id, 'fail');
    expect((await boardOf(shop, id)).state).toBe('closed');
    expect((await shop.as.admin('DELETE', `/api/shop/${listing.id}`)).statusCode).toBe(200);
  });

  it('refuses a step that its state does not allow, and a time in the past', async () => {
    const listing = await shirt();
    const { id } = await openRun(shop, listing.id);
    const early = await shop.as.admin('POST', `/api/admin/runs/${id}/step`, { step: 'arrive' });
    expect(early.statusCode).toBe(409);
    for (const change of [{ closesAt: '2020-01-01T00:00:00.000Z' }, { expectedOn: '0000-01-01' }])
      expect((await shop.as.admin('PUT', `/api/admin/runs/${id}`, change)).statusCode).toBe(400);
    await payFor(shop, [line(listing)]);
    const lower = await shop.as.admin('PUT', `/api/admin/runs/${id}`, { minimum: 1 });
    expect(lower.json()).toMatchObject({ state: 'reached', minimum: 1 });
  });
});

describe('the printer', () => {
  it('gets each combination once, and asks the price of the step that is reached', async () => {
    const listing = await shirt();
    const priceSteps = [
      { from: 2, price: 60.05 },
      { from: 4, price: 50.05 },
    ];
    const { id } = await openRun(shop, listing.id, { priceSteps });
    await payFor(shop, [line(listing, 2, 'L'), line(listing, 1, 'XL')]);
    await payFor(shop, [line(listing, 1, 'L')]);
    const { sheet, bill } = await boardOf(shop, id);
    const sizes = sheet.map(({ options, quantity }) => [options[0]?.value, quantity]);
    expect(sizes).toEqual([
      ['L', 3],
      ['XL', 1],
    ]);
    expect(bill).toEqual({ pieces: 4, price: 50.05, total: 200.2, received: 720, left: 519.8 });
  });
});

describe('handing out', () => {
  it('is ticked by any officer, late ticks of a phone included', async () => {
    const listing = await shirt();
    const { id } = await openRun(shop, listing.id, { minimum: 1 });
    await payFor(shop, [line(listing)]);
    const list = async () =>
      (await shop.as.admin('GET', `/api/admin/runs/${id}/hand-out`)).json<
        { id: string; handedOutAt: string }[]
      >();
    const [first] = await list();
    const tick = (isHandedOut: boolean, at?: string) =>
      shop.as.admin('PUT', `/api/admin/run-lines/${first?.id}`, { isHandedOut, ...(at && { at }) });
    expect((await tick(true)).statusCode).toBe(409);
    await step(shop, id, 'order');
    await step(shop, id, 'arrive');
    // The database has no such year.
    expect((await tick(true, '0000-01-01T00:00:00.000Z')).statusCode).toBe(400);
    const [nine, ten] = ['2026-11-02T09:00:00.000Z', '2026-11-02T10:00:00.000Z'];
    expect((await tick(true, ten)).json()).toMatchObject({ handedOutAt: ten });
    expect((await tick(false, nine)).json()).toMatchObject({ handedOutAt: ten });
    expect((await tick(true, ten)).json()).toMatchObject({ handedOutAt: ten });
    expect((await tick(false)).json()).toMatchObject({ handedOutAt: null });
    const ahead = (await tick(true, '2999-01-01T00:00:00.000Z')).json<{ handedOutAt: string }>();
    expect(Date.parse(ahead.handedOutAt)).toBeLessThanOrEqual(Date.now());
    expect((await list())[0]?.handedOutAt).toBe(ahead.handedOutAt);
  });

  it.each(['cancelled', 'pending'])(
    'keeps what was handed out in the run when its order becomes %s, until the tick is taken back',
    async (status) => {
      const listing = await offerShirt(shop);
      const { id } = await openRun(shop, listing.id, { minimum: 1 });
      const order = await orderOf(shop, [line(listing), line(listing, 1, 'XL')]);
      await shop.as.admin('PUT', `/api/orders/${order.id}`, { status: 'paid', reason: 'Cash' });
      const pieces = async () => (await inShop(listing)).combinations?.map(({ stock }) => stock);
      expect(await pieces()).toEqual([2, 0, 7, 5]);
      await step(shop, id, 'order');
      await step(shop, id, 'arrive');
      const list = async () =>
        (await shop.as.admin('GET', `/api/admin/runs/${id}/hand-out`)).json<HandOutLine[]>();
      const [first] = await list();
      const tick = (isHandedOut: boolean) =>
        shop.as.admin('PUT', `/api/admin/run-lines/${first?.id}`, { isHandedOut });
      expect((await tick(true)).statusCode).toBe(200);
      await shop.as.admin('PUT', `/api/orders/${order.id}`, { status, reason: 'By mistake' });
      expect(await list()).toMatchObject([{ id: first?.id, handedOutAt: expect.any(String) }]);
      // What was handed out is gone; only the other piece is there again.
      expect(await pieces()).toEqual([2, 0, 8, 5]);
      expect((await boardOf(shop, id)).bill.pieces).toBe(1);
      expect((await tick(false)).json()).toMatchObject({ handedOutAt: null });
      expect(await list()).toEqual([]);
      expect(await pieces()).toEqual([3, 0, 8, 5]);
      expect((await boardOf(shop, id)).bill.pieces).toBe(0);
    },
  );
});
