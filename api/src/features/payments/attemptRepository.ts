import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { PaymentProvider } from '@year-group/api-types/common/lists';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { paymentAttempts } from '#platform/db/schema/payments.ts';

export type AttemptRow = typeof paymentAttempts.$inferSelect;
/** An attempt as it is stored first. */
export type NewAttempt = typeof paymentAttempts.$inferInsert;

/** Characters of an order's id in a reference: with prefix and number it stays below 32. */
const orderPart = 18;

/** Minimum seconds between provider checks of an attempt that unauthenticated callers trigger. */
export const checkPauseSeconds = 5;

/** Whether an attempt has brought money, or may have. */
export const hasMoney = ({ state }: Pick<AttemptRow, 'state'>): boolean =>
  state === 'succeeded' || state === 'needs-review';

const newToken = (): string => randomBytes(24).toString('base64url');

/** An attempt to be stored; the order must be locked, so that numbers stay unique. */
export function newAttempt(
  orderId: string,
  number: number,
  provider: PaymentProvider,
  amountPesewas: number,
): NewAttempt {
  return {
    id: randomUUIDv7(),
    orderId,
    number,
    provider,
    amountPesewas,
    reference: `YG15-${orderId.replaceAll('-', '').slice(0, orderPart)}-A${number}`,
    callbackToken: newToken(),
    noticeToken: newToken(),
    state: 'pending',
  };
}

/** Reads and writes payment attempts; `db` may be a transaction. */
export function createAttemptRepository(db: Database) {
  const one = async (where: SQL | undefined) => (await db.select().from(paymentAttempts).where(where))[0];

  return {
    find: (id: string): Promise<AttemptRow | undefined> => one(eq(paymentAttempts.id, id)),
    findByReference: (reference: string): Promise<AttemptRow | undefined> =>
      one(eq(paymentAttempts.reference, reference)),
    findByReturnToken: (token: string): Promise<AttemptRow | undefined> =>
      one(eq(paymentAttempts.callbackToken, token)),
    /** By the secret of the provider's notices. */
    findByNoticeToken: (token: string): Promise<AttemptRow | undefined> =>
      one(eq(paymentAttempts.noticeToken, token)),
    /**
     * Claims a provider check for an unauthenticated caller: at most one every few seconds, in all
     * processes together.
     */
    async claimCheck(id: string): Promise<boolean> {
      const pause = sql`make_interval(secs => ${checkPauseSeconds})`;
      const claimed = await db
        .update(paymentAttempts)
        .set({ askedAt: sql`now()` })
        .where(
          and(
            eq(paymentAttempts.id, id),
            or(isNull(paymentAttempts.askedAt), sql`${paymentAttempts.askedAt} < now() - ${pause}`),
          ),
        )
        .returning({ id: paymentAttempts.id });
      return claimed.length > 0;
    },
    /** The attempt, locked for this transaction. */
    async lock(id: string): Promise<AttemptRow | undefined> {
      const [row] = await db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
      return row;
    },
    /** The attempts of an order, latest first. */
    ofOrder: (orderId: string): Promise<AttemptRow[]> =>
      db
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.orderId, orderId))
        .orderBy(desc(paymentAttempts.number)),
    async insert(attempt: NewAttempt): Promise<void> {
      await db.insert(paymentAttempts).values(attempt);
    },
    async update(id: string, fields: Partial<AttemptRow>): Promise<void> {
      await db.update(paymentAttempts).set(fields).where(eq(paymentAttempts.id, id));
    },
  };
}
