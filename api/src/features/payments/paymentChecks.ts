import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { paymentAttempts, paymentNotices, providerFailures } from '#platform/db/schema/payments.ts';
import type { Services } from '#platform/services.ts';
import { createOrderMoveService } from '../orders/orderMoveService.ts';
import { paymentOf } from '../orders/paymentStandingService.ts';
import { createAttemptRepository, hasMoney } from './attemptRepository.ts';
import { windowMs } from './judge.ts';
import { ifSilent } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** Pauses between checks in seconds: short while a person may wait, then six hours. */
const pauses = [60, 120, 240, 600, 1200, 3600, 10_800] as const;
const lastPause = 6 * 60 * 60;

/** Checks every unsettled attempt with the provider until it is settled, or open for three days. */
export async function startPaymentChecks(services: Services, settle: Settle): Promise<void> {
  const { db, jobs } = services;
  const orders = createOrderMoveService(services);

  await jobs.handle(
    'check-payment',
    async ({ attemptId, round }) => {
      const attempt = await createAttemptRepository(db).find(attemptId);
      if (!attempt) return;
      // Without an answer it stays open, and the next check tries again.
      const settled = await settle(attemptId).catch(ifSilent);
      if (hasMoney(settled ?? attempt)) return;
      if (Date.now() - attempt.createdAt.getTime() > windowMs) return giveUp(attempt.orderId, attemptId);
      await db.transaction((tx) =>
        jobs.enqueue(tx, 'check-payment', { attemptId, round: round + 1 }, pauses[round] ?? lastPause),
      );
    },
    { concurrency: 5 },
  );
  // Notices sent while no process was running are lost, and their payers are waiting.
  await jobs.startWaiting('check-payment');

  /** An attempt without an answer for three days needs review. */
  async function giveUp(orderId: string, attemptId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const order = await orders.lock(tx, orderId);
      const attempts = createAttemptRepository(tx);
      // Meanwhile the payment may have arrived.
      if (!order || (await attempts.lock(attemptId))?.state !== 'pending') return;
      await attempts.update(attemptId, { state: 'needs-review' });
      await orders.record(tx, order, { paymentState: paymentOf(await attempts.ofOrder(orderId)) });
      const reason = 'The payment provider did not say for three days what became of the payment';
      await orders.flagForReview(tx, order, { actor: 'timed check', reason });
    });
  }
}

/** Maximum settled payments checked per hour. */
const perHour = 200;
/** After this many failed checks the provider is left alone until the next hour. */
const maxSilent = 5;

/** Checks settled payments again, and deletes old notices and failures. */
export async function startPaymentSweeps({ db, jobs, settings }: Services, settle: Settle): Promise<void> {
  await jobs.handle('check-settled', async () => {
    let silent = 0;
    for (const { id } of await settledToCheck(db, settings.paymentProvider)) {
      if (!(await settle(id).catch(ifSilent))) silent += 1;
      if (silent >= maxSilent) return;
    }
  });

  await jobs.handle('sweep-payments', async () => {
    await db.delete(paymentNotices).where(lt(paymentNotices.createdAt, sql`now() - interval '90 days'`));
    await db.delete(providerFailures).where(sql`${providerFailures.day} < current_date - 30`);
  });
}

/**
 * This provider's paid attempts that were settled a day or thirty days ago and not checked since, for refunds
 * without a notice. In random order, so that one without an answer does not block the others.
 */
const settledToCheck = (db: Database, provider: string) =>
  db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.provider, provider), isSettled, or(isDueAfter(1), isDueAfter(30))))
    .orderBy(sql`random()`)
    .limit(perHour);

const isSettled = eq(paymentAttempts.state, 'succeeded');

function isDueAfter(days: number): SQL | undefined {
  const due = sql`${paymentAttempts.settledAt} + make_interval(days => ${days})`;
  return and(
    sql`${due} < now()`,
    sql`coalesce(${paymentAttempts.checkedAt}, ${paymentAttempts.settledAt}) < ${due}`,
  );
}
