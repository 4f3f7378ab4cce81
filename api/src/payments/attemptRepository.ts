import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { PaymentProvider } from '@year-group/api-types/lists';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentAttempts } from '../db/schema.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Letters and digits of an order's id in a reference: with prefix and number it stays below 32 characters. */
const orderPart = 18;

/** Reads and writes payment attempts; `db` may be a transaction. */
export function createAttemptRepository(db: Database) {
  const one = async (where: ReturnType<typeof eq>) =>
    (await db.select().from(paymentAttempts).where(where))[0];

  return {
    find: (id: string): Promise<AttemptRow | undefined> => one(eq(paymentAttempts.id, id)),
    findByReference: (reference: string): Promise<AttemptRow | undefined> =>
      one(eq(paymentAttempts.reference, reference)),
    findByToken: (token: string): Promise<AttemptRow | undefined> =>
      one(eq(paymentAttempts.callbackToken, token)),
    /** The attempt, held for this transaction. */
    async lock(id: string): Promise<AttemptRow | undefined> {
      const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
      return row;
    },
    /** The attempts of an order, the latest first. */
    ofOrder: (orderId: string): Promise<AttemptRow[]> =>
      db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderId, orderId))
        .orderBy(desc(paymentAttempts.number)),
    /** Stores a new attempt; the order must be locked, so that numbers are not given twice. */
    async insert(
      orderId: string,
      number: number,
      provider: PaymentProvider,
      amountPesewas: number,
    ): Promise<AttemptRow> {
      const [row] = await db
        .insert(paymentAttempts)
        .values({
          id: randomUUIDv7(),
          orderId,
          number,
          provider,
          amountPesewas,
          reference: `YG15-${orderId.replaceAll('-', '').slice(0, orderPart)}-A${number}`,
          callbackToken: randomBytes(24).toString('base64url'),
          state: 'pending',
        })
        .returning();
      if (!row) throw new Error('The payment attempt was not stored.');
      return row;
    },
    async update(id: string, fields: Partial<AttemptRow>): Promise<void> {
      await db.update(paymentAttempts).set(fields).where(eq(paymentAttempts.id, id));
    },
  };
}
