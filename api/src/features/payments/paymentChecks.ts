import type { Services } from '#platform/services.ts';
import { createOrderMoveService } from '../orders/orderMoveService.ts';
import { createAttemptRepository, paymentOf } from './attemptRepository.ts';
import { windowMs } from './judge.ts';
import { ProviderError } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** Pauses between checks in seconds: short while a person may wait, then six hours. */
const pauses = [60, 120, 240, 600, 1200, 3600, 10_800] as const;
const lastPause = 6 * 60 * 60;

/** Checks every unsettled attempt with the provider until it is settled, or open for three days. */
export async function startPaymentChecks(
  services: Pick<Services, 'db' | 'jobs' | 'content' | 'mail'>,
  settle: Settle,
): Promise<void> {
  const { db, jobs } = services;
  const orders = createOrderMoveService(services);

  await jobs.handle(
    'check-payment',
    async ({ attemptId, round }) => {
      const attempt = await createAttemptRepository(db).find(attemptId);
      if (!attempt) return;
      const state = await settle(attemptId).then(
        (settled) => settled.state,
        (error: unknown) => {
          // Without an answer it stays open, and the next check tries again.
          if (error instanceof ProviderError) return attempt.state;
          throw error;
        },
      );
      if (state === 'succeeded' || state === 'refunded' || state === 'needs-review') return;
      if (Date.now() - attempt.createdAt.getTime() > windowMs)
        return giveUp(attempt.orderId, attemptId, state);
      await db.transaction((tx) =>
        jobs.enqueue(tx, 'check-payment', { attemptId, round: round + 1 }, pauses[round] ?? lastPause),
      );
    },
    { concurrency: 5 },
  );
  // Notices sent while no process was running are lost, and their payers are waiting.
  await jobs.startWaiting('check-payment');

  /** An attempt without an answer for three days needs review. */
  async function giveUp(orderId: string, attemptId: string, state: string): Promise<void> {
    if (state !== 'pending') return;
    await db.transaction(async (tx) => {
      const order = await orders.lock(tx, orderId);
      if (!order) return;
      const attempts = createAttemptRepository(tx);
      await attempts.update(attemptId, { state: 'needs-review' });
      await orders.record(tx, order, paymentOf(await attempts.ofOrder(orderId)));
      const reason = 'The payment provider did not say for three days what became of the payment';
      await orders.flagForReview(tx, order, { actor: 'timed check', reason });
    });
  }
}
