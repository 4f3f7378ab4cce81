import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { paymentAttempts, paymentNotices, providerFailures } from '#platform/db/schema/payments.ts';
import type { Services } from '#platform/services.ts';
import { ProviderError } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** Maximum settled payments checked per hour. */
const perHour = 200;
/** After this many failed checks the provider is left alone until the next hour. */
const maxSilent = 5;

/** Checks settled payments once more, and deletes old notices and failures. */
export async function startPaymentSweeps(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  settle: Settle,
): Promise<void> {
  await jobs.handle('check-settled', async () => {
    let silent = 0;
    for (const { id } of await settledToCheck(db)) {
      await settle(id).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        silent += 1;
      });
      if (silent >= maxSilent) return;
    }
  });
  await jobs.schedule('check-settled', '25 * * * *');

  await jobs.handle('sweep-payments', async () => {
    await db.delete(paymentNotices).where(lt(paymentNotices.createdAt, sql`now() - interval '90 days'`));
    await db.delete(providerFailures).where(sql`${providerFailures.day} < current_date - 30`);
  });
  await jobs.schedule('sweep-payments', '50 3 * * *');
}

/**
 * Paid attempts that were settled a day or thirty days ago and not checked since, for refunds
 * without a notice. In random order, so that one without an answer does not block the others.
 */
const settledToCheck = (db: Database) =>
  db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'succeeded'), or(isDueAfter(1), isDueAfter(30))))
    .orderBy(sql`random()`)
    .limit(perHour);

function isDueAfter(days: number): SQL | undefined {
  const due = sql`${paymentAttempts.settledAt} + make_interval(days => ${days})`;
  return and(
    sql`${due} < now()`,
    sql`coalesce(${paymentAttempts.checkedAt}, ${paymentAttempts.settledAt}) < ${due}`,
  );
}
