import { randomUUIDv7 } from 'node:crypto';
import type { PaymentProvider } from '@year-group/api-types/common/lists';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { paymentNotices } from '#platform/db/schema/payments.ts';
import type { Services } from '#platform/services.ts';
import { checkPauseSeconds, createAttemptRepository } from './attemptRepository.ts';
import { ifSilent, type Notice } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** Seconds after which a job processes a notice that was not processed at once. */
const safetyNetSeconds = 10;

/** Stores signed webhooks and processes each once; unsigned ones only trigger a check. */
export async function createNotices({ db, jobs }: Pick<Services, 'db' | 'jobs'>, settle: Settle) {
  /** Marks the notice as processed; false when it already was. */
  async function complete(tx: Database, noticeId: string): Promise<boolean> {
    const processed = await tx
      .update(paymentNotices)
      .set({ processedAt: new Date() })
      .where(and(eq(paymentNotices.id, noticeId), isNull(paymentNotices.processedAt)))
      .returning({ id: paymentNotices.id });
    return processed.length > 0;
  }

  async function process(noticeId: string): Promise<void> {
    const [notice] = await db.select().from(paymentNotices).where(eq(paymentNotices.id, noticeId));
    if (!notice || notice.processedAt) return;
    const { reference, claim } = notice;
    const attempt = await createAttemptRepository(db).findByReference(reference);
    if (attempt) await settle(attempt.id, { claim, isFirst: (tx) => complete(tx, noticeId) });
    else await complete(db, noticeId);
  }

  await jobs.handle('process-notice', ({ noticeId }) => process(noticeId), { concurrency: 5 });
  await jobs.handle(
    'ask-provider',
    async ({ attemptId }) => {
      await settle(attemptId).catch(ifSilent);
    },
    { pollSeconds: 1, concurrency: 5 },
  );

  /** Schedules a provider check of the attempt, throttled however often this is called. */
  const checkSoon = (attemptId: string): Promise<void> =>
    jobs.enqueueThrottled('ask-provider', { attemptId }, { key: attemptId, seconds: checkPauseSeconds });

  return {
    checkSoon,
    /** Stores a signed notice and its job; a repeated one of a refund triggers a check: it may tell of another. */
    async keep(provider: PaymentProvider, { reference, dedupeKey, content, claim = {} }: Notice) {
      const id = randomUUIDv7();
      const isNew = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(paymentNotices)
          .values({ id, provider, dedupeKey, content, claim, reference })
          .onConflictDoNothing()
          .returning();
        if (row) await jobs.enqueue(tx, 'process-notice', { noticeId: id }, safetyNetSeconds);
        return Boolean(row);
      });
      // At once, since a person may be waiting; the job repeats it after an error.
      if (isNew) void process(id).catch(() => {});
      const attempt =
        isNew || !claim.refund ? undefined : await createAttemptRepository(db).findByReference(reference);
      if (attempt) await checkSoon(attempt.id);
    },
  };
}

export type Notices = Awaited<ReturnType<typeof createNotices>>;
