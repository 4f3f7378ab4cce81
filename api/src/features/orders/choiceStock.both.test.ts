import { toPesewas } from '@year-group/api-types/common/money';
import type { Listing } from '@year-group/api-types/shop/listing';
import { stockOf } from '@year-group/api-types/shop/listingOptions';
import type { Order } from '@year-group/api-types/shop/order';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { makeShirt } from '@year-group/api-types/testing/factories';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderLines } from '#platform/db/schema.ts';
import { chosen, offerShirt, orderOf } from '#testing/shirts.ts';
import { startTestShop, type TestShop } from '#testing/testShop.ts';

const sizes = ['M', 'L', 'XL'] as const;
const colours = ['Navy', 'White'] as const;

describe.each(['paystack', 'hubtel'] as const)(
  'the stock of a choice, paid through %s',
  (sandboxProtocol) => {
    let shop: TestShop;
    let shirt: Listing;
    beforeAll(async () => {
      shop = await startTestShop({ sandboxProtocol });
    });
    beforeEach(async () => {
      shirt = await offerShirt(shop);
    });
    afterAll(() => shop.close());

    const line = (size: string, colour: string, quantity: number, text?: string) => ({
      id: shirt.id,
      quantity,
      options: chosen(size, colour, text),
    });
    const order = (...lines: object[]) => orderOf(shop, lines);
    const offered = async () => (await shop.as.visitor('GET', `/api/shop/${shirt.id}`)).json<Listing>();
    const left = async (size: string, colour: string) => stockOf(await offered(), chosen(size, colour));
    const start = ({ id, totalAmount }: Order) =>
      shop.as.visitor('POST', '/api/pay', { orderId: id, amount: totalAmount });
    const move = (id: string, status: string) => shop.as.admin('PUT', `/api/orders/${id}`, { status });
    const paid = async (placed: Order) => {
      await shop.press(await shop.pay(placed), 'pay');
      return shop.until(placed.id, ({ status }) => status === 'paid');
    };

    it('goes to exactly one of two shoppers at the same moment', async () => {
      const orders = [await order(line('M', 'Navy', 3, 'AMA')), await order(line('M', 'Navy', 3, 'KOFI'))];
      const replies = await Promise.all(orders.map(start));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'order-changed',
        error:
          'Somebody else is paying for the last of Polo shirt · M, Navy. Please try again in half an hour.',
        issues: [{ path: 'items.0' }],
      });
      const winner = orders.find((_order, index) => replies[index]?.statusCode === 200);
      if (winner) await paid(winner);
      expect(await left('M', 'Navy')).toBe(0);
    });

    it('is held for each choice alone', async () => {
      await shop.pay(await order(line('M', 'Navy', 3)));
      expect((await start(await order(line('M', 'White', 5)))).statusCode).toBe(200);
      expect((await start(await order(line('M', 'Navy', 1)))).statusCode).toBe(409);
      await shop.services.db.execute(sql`update stock_holds set expires_at = now()`);
      expect((await start(await order(line('M', 'Navy', 1)))).statusCode).toBe(200);
    });

    it('is shared by lines that differ in their text only', async () => {
      const both = await order(
        line('M', 'Navy', 1, 'AMA'),
        line('M', 'Navy', 2, 'KOFI'),
        line('XL', 'Navy', 1),
      );
      expect((await start(await order(line('M', 'Navy', 1)))).statusCode).toBe(200);
      expect((await start(both)).json()).toMatchObject({
        error: 'Somebody else is paying for some of Polo shirt · M, Navy: only 1 is left for you.',
        issues: [{ path: 'items.1' }],
      });
      await shop.services.db.execute(sql`update stock_holds set expires_at = now()`);
      await paid(both);
      expect([await left('M', 'Navy'), await left('XL', 'Navy')]).toEqual([0, 7]);
    });

    it('goes to the line of a late payment for which it is enough', async () => {
      const both = await order(line('M', 'Navy', 2, 'AMA'), line('M', 'Navy', 1, 'KOFI'));
      const url = await shop.pay(both);
      await shop.services.db.execute(sql`update stock_holds set expires_at = now()`);
      await paid(await order(line('M', 'Navy', 2)));
      await shop.press(url, 'pay');
      await shop.until(both.id, ({ status }) => status === 'paid');
      const { history } = (await shop.as.admin('GET', `/api/admin/orders/${both.id}`)).json<OrderDetails>();
      const short = history.map(({ reason }) => reason).filter((reason) => reason.startsWith('Not enough'));
      expect(short).toEqual(['Not enough in stock: Polo shirt · M, Navy, “AMA”']);
      expect(await left('M', 'Navy')).toBe(0);
    });

    it('returns to its choice when a paid order is cancelled, once', async () => {
      const placed = await order(line('M', 'Navy', 2), line('M', 'White', 1));
      await paid(placed);
      expect([await left('M', 'Navy'), await left('M', 'White')]).toEqual([1, 4]);
      await Promise.all([move(placed.id, 'cancelled'), move(placed.id, 'cancelled')]);
      expect([await left('M', 'Navy'), await left('M', 'White')]).toEqual([3, 5]);
    });

    it('does not limit a choice without a stock', async () => {
      await paid(await order(line('L', 'White', 999)));
      expect(await left('L', 'White')).toBeNull();
      expect((await offered()).combinations).toEqual(shirt.combinations);
    });

    it('causes a review when a choice was removed before a late payment', async () => {
      const placed = await order(line('M', 'Navy', 1));
      const url = await shop.pay(placed);
      const [size, ...others] = makeShirt().options ?? [];
      const options = [{ ...size, choices: ['XL'] }, ...others];
      await shop.as.admin('PUT', `/api/shop/${shirt.id}`, { options, combinations: [] });
      await shop.press(url, 'pay');
      const settled = await shop.until(placed.id, ({ status }) => status === 'paid');
      expect(settled.needsReview).toBe(true);
    });

    const purchase = fc.record({
      lines: fc.array(
        fc.record({
          size: fc.constantFrom(...sizes),
          colour: fc.constantFrom(...colours),
          text: fc.constantFrom(undefined, 'AMA', 'KOFI'),
          quantity: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      ends: fc.constantFrom('paid', 'paid twice', 'left', 'cancelled', 'reopened'),
    });
    const shelf = fc.record({
      stocks: fc.array(fc.option(fc.integer({ min: 0, max: 6 })), { minLength: 6, maxLength: 6 }),
      differences: fc.array(fc.integer({ min: -18_000, max: 5000 }), { minLength: 6, maxLength: 6 }),
      surcharge: fc.integer({ min: 0, max: 3333 }),
      purchases: fc.array(purchase, { minLength: 10, maxLength: 20 }),
    });

    it('is never oversold and never lost, and totals are exact, for any buyers at once', async () => {
      await fc.assert(
        fc.asyncProperty(shelf, async ({ stocks, differences, surcharge, purchases }) => {
          const every = sizes.flatMap((size) => colours.map((colour) => [size, colour]));
          const combinations = every.map((choices, index) => ({
            choices,
            stock: stocks[index] ?? null,
            difference: (differences[index] ?? 0) / 100,
          }));
          const options = makeShirt().options?.map((option) =>
            option.kind === 'text' ? { ...option, surcharge: surcharge / 100 } : option,
          );
          shirt = await offerShirt(shop, { combinations, options });

          const orders = await Promise.all(
            purchases.map(async ({ lines, ends }) => {
              const cart = lines.map((each) => line(each.size, each.colour, each.quantity, each.text));
              // Sold out by now, or started when others hold the last pieces.
              const placed = await order(...cart).catch(() => undefined);
              if (!placed || (await start(placed)).statusCode !== 200) return [];
              if (ends === 'left') return [placed];
              await shop.press(await shop.pay(placed), ends === 'paid twice' ? 'notice-twice' : 'pay');
              await shop.until(placed.id, ({ status }) => status === 'paid');
              if (ends === 'cancelled' || ends === 'reopened') await move(placed.id, 'cancelled');
              if (ends === 'reopened') await move(placed.id, 'paid');
              return [placed];
            }),
          );

          const kept: Order[] = [];
          for (const { id } of orders.flat()) {
            const now = (await shop.as.admin('GET', `/api/orders/${id}`)).json<Order>();
            // A reopened order whose pieces were sold meanwhile needs review, and has taken what it
            // got.
            if (now.status === 'paid') kept.push(now);
          }
          const after = await offered();
          const rows = await shop.services.db
            .select()
            .from(orderLines)
            .where(eq(orderLines.listingId, shirt.id));
          for (const { choices, stock } of combinations) {
            const now = stockOf(after, chosen(choices[0], choices[1]));
            const sold = rows
              .filter(({ options }) => choices.every((choice, at) => options?.[at]?.value === choice))
              .reduce((sum, each) => sum + each.taken, 0);
            expect(now).toBe(stock === null ? null : stock - sold);
            expect(now ?? 0).toBeGreaterThanOrEqual(0);
            if (stock === null) expect(sold).toBe(0);
            else if (kept.every(({ needsReview }) => !needsReview))
              expect(sold).toBe(piecesOf(kept, choices));
          }
          expect(after.stock).toBe(stockOf(after));

          for (const { items, totalAmount, deliveryCost } of kept) {
            const exact = items.reduce((sum, { options: picked = [], quantity }) => {
              const [size, colour, text] = picked.map(({ value }) => value);
              const at = every.findIndex(([one, other]) => one === size && other === colour);
              return sum + quantity * (18_000 + (differences[at] ?? 0) + (text ? surcharge : 0));
            }, 0);
            expect(toPesewas(totalAmount)).toBe(exact + toPesewas(deliveryCost));
          }
        }),
        { numRuns: propertyRuns(6) },
      );
    });
  },
);

/** How many pieces of a size and colour these orders have. */
function piecesOf(orders: Order[], choices: string[]): number {
  const lines = orders.flatMap(({ items }) => items);
  return lines
    .filter(({ options = [] }) => choices.every((choice, index) => options[index]?.value === choice))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
