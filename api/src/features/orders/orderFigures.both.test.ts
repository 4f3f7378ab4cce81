import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { orderStatuses } from '@year-group/api-types/common/lists';
import { propertyRuns } from '@year-group/api-types/testing/propertyRuns';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { orderLines, orders } from '#platform/db/schema.ts';
import { countFigures, storedFigures } from '#testing/orderFigures.ts';
import { createTestDatabase, type TestDatabase } from '#testing/testDatabase.ts';
import { foldFigures } from './orderFiguresService.ts';

let file: TestDatabase;
let database: Awaited<ReturnType<TestDatabase['open']>>;
beforeAll(async () => {
  file = await createTestDatabase();
  database = await file.open();
});
afterAll(async () => {
  await database.close();
  await file.remove();
});

const listings = Array.from({ length: 3 }, () => randomUUID());
const moment = fc.date({
  min: new Date('2025-11-30T22:00:00Z'),
  max: new Date('2026-02-01T02:00:00Z'),
  noInvalidDate: true,
});
const state = fc.record({
  status: fc.constantFrom(...orderStatuses),
  paidAt: fc.option(moment),
  refundedAt: fc.option(moment),
});
const step = fc.oneof(
  fc.record({
    does: fc.constant('place' as const),
    state,
    // As imported or seeded: several orders in one statement, paid already.
    pieces: fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ does: fc.constant('change' as const), state, which: fc.nat() }),
  fc.record({ does: fc.constant('delete' as const), which: fc.nat() }),
  fc.record({ does: fc.constant('undo' as const), state, which: fc.nat() }),
  fc.record({ does: fc.constant('fold' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

const customer = {
  customerName: 'Ama Owusu',
  customerEmail: 'ama@example.com',
  customerPhone: '+233241112223',
  shippingAddress: 'Legon',
  deliveryMethod: 'Standard Delivery',
  deliveryPesewas: 0,
};

async function place(db: Database, { state, pieces }: Extract<Step, { does: 'place' }>): Promise<string[]> {
  const placed = pieces.map((quantities) => ({ id: randomUUID(), quantities }));
  await db.insert(orders).values(
    placed.map(({ id, quantities }) => ({
      ...customer,
      ...state,
      id,
      totalPesewas: 100 * quantities.length,
    })),
  );
  await db.insert(orderLines).values(
    placed.flatMap(({ id: orderId, quantities }) =>
      quantities.map((quantity, position) => ({
        id: randomUUIDv7(),
        orderId,
        position,
        listingId: listings[quantity % listings.length] ?? '',
        title: 'Mug',
        imageUrl: '',
        pricePesewas: 10 * quantity,
        quantity,
      })),
    ),
  );
  return placed.map(({ id }) => id);
}

it('keeps the figures that counting every order from scratch gives, after any history', async () => {
  const { db } = database;
  const known: string[] = [];
  const take = async (each: Step): Promise<void> => {
    if (each.does === 'fold') return foldFigures(db);
    if (each.does === 'place') return void known.push(...(await place(db, each)));
    const id = known[each.which % known.length];
    if (id === undefined) return;
    if (each.does === 'delete') return void (await db.delete(orders).where(eq(orders.id, id)));
    const change = (tx: Database) => tx.update(orders).set(each.state).where(eq(orders.id, id));
    if (each.does === 'change') return void (await change(db));
    // A write that fails later leaves nothing behind.
    const failing = db.transaction(async (tx) => {
      await change(tx);
      throw new Error('not after all');
    });
    await expect(failing).rejects.toThrow('not after all');
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const each of steps) await take(each);
      expect(await storedFigures(db)).toEqual(await countFigures(db));
    }),
    { numRuns: propertyRuns(60) },
  );
  expect(await db.$count(orders)).toBeGreaterThan(0);
}, 60_000);

it('loses nothing when the figures are folded twice at once, beside orders', async () => {
  const { db } = database;
  const one = {
    does: 'place',
    state: { status: 'paid', paidAt: new Date(), refundedAt: null },
    pieces: [[2]],
  } as const;
  const folds = Array.from({ length: 6 }, () => foldFigures(db));
  const orders = Array.from({ length: 20 }, () => place(db, { ...one, pieces: [[2]] }));
  await Promise.all([...folds, ...orders]);
  await foldFigures(db);
  expect(await storedFigures(db)).toEqual(await countFigures(db));
});
