import { toPesewas } from '@year-group/api-types/common/money';
import type { Listing } from '@year-group/api-types/shop/listing';
import { optionsKey, stockOf } from '@year-group/api-types/shop/listingOptions';
import type { Order, OrderLine } from '@year-group/api-types/shop/order';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import { and, eq, gte, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLines, runLines, runs, stockHolds } from '#platform/db/schema.ts';
import { boardOf, openRun } from '#testing/runs.ts';
import { chosen, offerShirt, placeOrder } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

const stockOfSize = { M: 60, L: 40 } as const;
/** How long the run stays open once the payments begin to arrive, in ms. */
const openMs = 400;
/** How many people are paying at the same moment. */
const together = 12;

const buyers = fc.array(
  fc.record({
    size: fc.constantFrom('M', 'L'),
    quantity: fc.integer({ min: 1, max: 3 }),
    name: fc.option(fc.constantFrom('KOFI', 'AMA'), { nil: undefined }),
    /** How the shop learns of the payment; `dying`: from a process that stops meanwhile. */
    way: fc.constantFrom('pay', 'notice-twice', 'check', 'dying'),
    /** Whether the payment takes longer than its pieces are held. */
    isSlow: fc.boolean(),
    after: fc.constantFrom('nothing', 'nothing', 'cancel', 'other size'),
  }),
  { minLength: 2, maxLength: 200, size: 'max' },
);
type Buyer = typeof buyers extends fc.Arbitrary<(infer One)[]> ? One : never;

describe('for any payments around the second in which a run closes', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  it('the sheet is what was paid in time, never more than the stock, and nothing paid is lost', async () => {
    await fc.assert(
      fc.asyncProperty(buyers, fc.integer({ min: 1, max: 60 }), async (crowd, minimum) => {
        const listing = await offerShirt(shop, {
          combinations: [
            { choices: ['M', 'Navy'], stock: stockOfSize.M, difference: 0.35 },
            { choices: ['L', 'Navy'], stock: stockOfSize.L, difference: 0.35 },
          ],
        });
        const { id } = await openRun(shop, listing.id, { minimum });
        const placed = await inTurns(crowd, (buyer) => order(listing, buyer));
        const paying = placed.filter((each) => each !== undefined);
        await closeSoon(id);
        const dying = await shop.startAnother();
        const arriving = inTurns(paying, (each) => pay(each, dying));
        await dying.close();
        await arriving;
        for (const { order } of paying) await check(shop, order.id);
        await expect.poll(async () => (await boardOf(shop, id)).state, poll).not.toBe('open');
        await compare(id, listing, paying);
      }),
      { numRuns: propertyRuns(3), endOnFailure: true },
    );
  }, 600_000);

  const poll = { timeout: 30_000, interval: 100 };
  type Paying = { order: Order; page: string; buyer: Buyer };

  async function order(listing: Listing, buyer: Buyer): Promise<Paying | undefined> {
    const { size, quantity, name } = buyer;
    const reply = await placeOrder(shop, [{ id: listing.id, quantity, options: chosen(size, 'Navy', name) }]);
    // Sold out, or held by others.
    if (reply.statusCode === 409) return undefined;
    const placed = reply.json<Order>();
    const body = { orderId: placed.id, amount: placed.totalAmount };
    const started = await shop.as.visitor('POST', '/api/pay', body);
    if (started.statusCode === 409) return undefined;
    const page = started.json<{ data: { checkoutUrl: string } }>().data.checkoutUrl;
    if (buyer.isSlow)
      await shop.services.db
        .update(stockHolds)
        .set({ expiresAt: new Date(0) })
        .where(eq(stockHolds.orderId, placed.id));
    return { order: placed, page, buyer };
  }

  /** The run closes in a moment, while payments arrive. */
  async function closeSoon(id: string): Promise<void> {
    const { db, jobs } = shop.services;
    await db
      .update(runs)
      .set({ closesAt: new Date(Date.now() + openMs) })
      .where(eq(runs.id, id));
    await jobs.enqueue(db, 'close-runs', {}, 1);
    await jobs.enqueue(db, 'close-runs', {}, 5);
  }

  async function pay({ order: { id }, page, buyer }: Paying, dying: Pick<TestShop, 'as'>) {
    const isTold = buyer.way === 'pay' || buyer.way === 'notice-twice';
    await shop.press(page, isTold ? buyer.way : 'notice-lost');
    if (!isTold) await check(buyer.way === 'dying' ? dying : shop, id).catch(() => {});
    if (buyer.after === 'cancel') await shop.as.admin('PUT', `/api/orders/${id}`, { status: 'cancelled' });
    const options = chosen(buyer.size === 'M' ? 'L' : 'M', 'Navy', buyer.name);
    if (buyer.after === 'other size') await shop.as.visitor('PUT', `/api/orders/${id}/lines/0`, { options });
  }

  const check = ({ as }: Pick<TestShop, 'as'>, id: string) =>
    as.admin('POST', `/api/admin/orders/${id}/check-payment`, {});

  /** Compares the run with the orders themselves. */
  async function compare(id: string, listing: Listing, paying: Paying[]): Promise<void> {
    const orders = await Promise.all(
      paying.map(async ({ order }) => (await shop.as.admin('GET', `/api/orders/${order.id}`)).json<Order>()),
    );
    for (const { items, deliveryCost, totalAmount } of orders)
      expect(sumOf(items) + toPesewas(deliveryCost)).toBe(toPesewas(totalAmount));
    // A payment of an order that was cancelled before it arrived waits for an officer.
    const standing = orders.filter(({ status }) => status === 'paid');
    expect(orders.filter(({ status }) => status === 'pending')).toEqual([]);
    const lines = standing.flatMap(({ items }) => items);
    expect(lines.filter(({ run }) => !run)).toEqual([]);
    const joined = lines.filter(({ run }) => run?.state !== 'waiting');

    const board = await boardOf(shop, id);
    expect(piecesOf(board.sheet)).toEqual(
      piecesOf(joined.map(({ options = [], quantity }) => ({ options, quantity }))),
    );
    expect(toPesewas(board.bill.received)).toBe(sumOf(joined));
    const waiting = lines.filter(({ run }) => run?.state === 'waiting');
    expect(count(board.waiting.flatMap((each) => each.lines))).toBe(count(waiting));
    if (count(joined) >= board.minimum) expect(board.state).toBe('reached');
    if (board.state !== 'reached') expect(count(joined)).toBeLessThan(board.minimum);

    const late = and(eq(runLines.runId, id), gte(runLines.joinedAt, new Date(board.closesAt)));
    expect(await shop.services.db.$count(runLines, late)).toBe(0);

    const left = (await shop.as.visitor('GET', `/api/shop/${listing.id}`)).json<Listing>();
    for (const size of ['M', 'L'] as const) {
      const printed = joined.filter(({ options }) => options?.[0]?.value === size);
      expect(count(printed)).toBeLessThanOrEqual(stockOfSize[size]);
      const taken = await takenOf(standing, size);
      expect(stockOf(left, chosen(size, 'Navy'))).toBe(stockOfSize[size] - taken);
    }
  }

  /** Pieces of this size that these orders have taken from the stock: all but the short ones. */
  async function takenOf(standing: Order[], size: string): Promise<number> {
    if (standing.length === 0) return 0;
    const ids = standing.map(({ id }) => id);
    const rows = await shop.services.db
      .select({ quantity: orderLines.quantity, options: orderLines.options })
      .from(orderLines)
      .innerJoin(runLines, eq(runLines.orderLineId, orderLines.id))
      .where(and(inArray(orderLines.orderId, ids), eq(runLines.isShort, false)));
    return count(rows.filter(({ options }) => options?.[0]?.value === size));
  }
});

/** Does the work for all, several at a time. */
async function inTurns<One, Result>(all: readonly One[], work: (one: One) => Promise<Result>) {
  const results: Result[] = [];
  const queue = all.values();
  const worker = async () => {
    for (const one of queue) results.push(await work(one));
  };
  await Promise.all(Array.from({ length: together }, worker));
  return results;
}

const count = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
const sumOf = (lines: readonly OrderLine[]) =>
  lines.reduce((sum, { price, quantity }) => sum + toPesewas(price) * quantity, 0);

/** Pieces of each choice, in an order that is always the same. */
function piecesOf(rows: readonly { options: Parameters<typeof optionsKey>[0]; quantity: number }[]) {
  const plain = rows.map(({ options, quantity }) => ({ key: optionsKey(options), quantity }));
  const groups = Map.groupBy(plain, ({ key }) => key);
  return [...groups]
    .map(([key, each]) => [key, count(each)])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
}
