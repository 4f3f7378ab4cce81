import type { Listing } from '@year-group/api-types/shop/listing';
import { stockOf } from '@year-group/api-types/shop/listingOptions';
import type { Order } from '@year-group/api-types/shop/order';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, runWaiters } from '#platform/db/schema.ts';
import { boardOf, openRun, payFor, step } from '#testing/runs.ts';
import { chosen, offerShirt, orderOf } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ sandboxProtocol: 'hubtel' });
});
afterAll(() => shop.close());

const poll = { timeout: 15_000, interval: 100 };
const read = async ({ id }: Listing) => (await shop.as.visitor('GET', `/api/shop/${id}`)).json<Listing>();
const choose = (order: Order, size: string, name?: string, line = 0) =>
  shop.as.visitor('PUT', `/api/orders/${order.id}/lines/${line}`, { options: chosen(size, 'Navy', name) });

describe('another size after paying', () => {
  const offer = () =>
    offerShirt(shop, {
      combinations: [
        { choices: ['M', 'Navy'], stock: 3, difference: 0 },
        { choices: ['L', 'Navy'], stock: 1, difference: 0 },
        { choices: ['XL', 'Navy'], stock: 8, difference: 20 },
      ],
    });

  it('takes a piece of the one and gives back the other, and the sheet shows it', async () => {
    const listing = await offer();
    const { id } = await openRun(shop, listing.id);
    const order = await payFor(shop, [{ id: listing.id, quantity: 1, options: chosen('M', 'Navy') }]);
    expect(order.items[0]?.run).toMatchObject({ state: 'open', isChangeable: true });
    const reply = await choose(order, 'L');
    expect(reply.json<Order>().items[0]?.options?.[0]).toMatchObject({ value: 'L' });
    const left = await read(listing);
    const stock = (size: string) => stockOf(left, chosen(size, 'Navy'));
    expect([stock('M'), stock('L')]).toEqual([3, 0]);
    const { sheet } = await boardOf(shop, id);
    expect(sheet).toMatchObject([{ quantity: 1, options: [{ value: 'L' }, { value: 'Navy' }] }]);
  });

  it('is refused at another price, when it is sold out, and once the printer has the order', async () => {
    const listing = await offer();
    const { id } = await openRun(shop, listing.id, { minimum: 1 });
    const line = { id: listing.id, quantity: 2, options: chosen('M', 'Navy') };
    const order = await payFor(shop, [line]);
    const codes = async (size: string, name?: string) => {
      const reply = await choose(order, size, name);
      return [reply.statusCode, reply.json().code];
    };
    expect(await codes('XL')).toEqual([409, 'amount-mismatch']);
    expect(await codes('M', 'KOFI')).toEqual([409, 'amount-mismatch']);
    expect(await codes('L')).toEqual([409, 'conflict']);
    expect(await codes('S')).toEqual([409, 'choice-needed']);
    expect((await choose(order, 'L', undefined, 5)).statusCode).toBe(404);
    expect(stockOf(await read(listing), chosen('M', 'Navy'))).toBe(1);
    await step(shop, id, 'order');
    expect(await codes('L')).toEqual([409, 'run-closed']);
  });
});

describe('who ordered and has not paid', () => {
  it('is shown apart from the buyers with ways to reach them, until they pay, cancel or the run closes', async () => {
    const listing = await offerShirt(shop, { stock: null, combinations: [] });
    const cart = [{ id: listing.id, quantity: 2, options: chosen('M', 'Navy') }];
    const { id } = await openRun(shop, listing.id, { minimum: 1 });
    const [late, gone] = [await orderOf(shop, cart), await orderOf(shop, cart)];
    await payFor(shop, [...cart, { id: shop.listing.id, quantity: 1 }]);
    const unpaid = async () => (await boardOf(shop, id)).unpaid;
    expect(await unpaid()).toMatchObject([
      {
        orderId: late.id,
        customerEmail: 'ama.owusu@example.com',
        customerPhone: '+233241112223',
        pieces: 2,
        refund: null,
      },
      { orderId: gone.id },
    ]);
    await shop.as.admin('PUT', `/api/orders/${gone.id}`, { status: 'cancelled' });
    expect(await unpaid()).toHaveLength(1);
    await shop.press(await shop.pay(late), 'pay');
    await shop.until(late.id, ({ status }) => status === 'paid');
    expect(await unpaid()).toEqual([]);
    expect((await boardOf(shop, id)).buyers.map(({ orderId }) => orderId)).toContain(late.id);
    await orderOf(shop, cart);
    expect(await unpaid()).toHaveLength(1);
    await step(shop, id, 'order');
    expect(await unpaid()).toEqual([]);
  });
});

describe('the waiting list', () => {
  it('writes to each address once when the next run opens, and deletes it', async () => {
    const listing = await offerShirt(shop);
    const enter = () =>
      shop.as.visitor('POST', `/api/shop/${listing.id}/waiting-list`, { email: 'Esi@example.com' });
    expect((await enter()).statusCode).toBe(404);
    const first = await openRun(shop, listing.id);
    expect((await enter()).statusCode).toBe(409);
    await step(shop, first.id, 'fail');
    expect((await enter()).json()).toEqual({ isListed: true });
    await enter();
    expect((await boardOf(shop, first.id)).waitingList).toBe(1);
    const next = await openRun(shop, listing.id);
    const { db, jobs } = shop.services;
    await jobs.enqueue(db, 'close-runs', {});
    await jobs.enqueue(db, 'close-runs', {});
    const waiting = () => db.$count(runWaiters, eq(runWaiters.listingId, listing.id));
    await expect.poll(waiting, poll).toBe(0);
    const isLetter = eq(mails.template, 'run-open');
    const letters = await db.select().from(mails).where(isLetter);
    expect(letters.map(({ occasion }) => occasion)).toEqual([`run-open:${next.id}:esi@example.com`]);
    // The letter has the address too: it is deleted once sending it is no longer tried.
    const fiveDaysLater = sql`${mails.expiresAt} - interval '5 days'`;
    await db.update(mails).set({ expiresAt: fiveDaysLater }).where(isLetter);
    await jobs.enqueue(db, 'sweep-mails', {});
    await expect.poll(() => db.$count(mails, isLetter), poll).toBe(0);
  });
});
