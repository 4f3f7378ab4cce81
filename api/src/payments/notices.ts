import { randomUUIDv7 } from 'node:crypto';
import type { PaymentProvider } from '@year-group/api-types/lists';
import { and, eq, isNull } from 'drizzle-orm';
import { paymentNotices } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { createAttemptRepository } from './attemptRepository.ts';
import type { Notice } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** Seconds after which a notice that was not processed at once is processed by a job. */
const safetyNetSeconds = 30;

/** Keeps webhooks as they came and processes each once; what one claims only makes us ask the provider. */
export async function createNotices({ db, jobs }: Pick<Services, 'db' | 'jobs'>, settle: Settle) {
  async function process(noticeId: string, reference: string): Promise<void> {
    const attempt = await createAttemptRepository(db).findByReference(reference);
    if (attempt) await settle(attempt.id);
    await db
      .update(paymentNotices)
      .set({ processedAt: new Date() })
      .where(and(eq(paymentNotices.id, noticeId), isNull(paymentNotices.processedAt)));
  }

  await jobs.carryOut('process-notice', ({ noticeId, reference }) => process(noticeId, reference));

  return {
    /** Stores a notice with the job that processes it; a repeated one is only counted as seen. */
    async keep(
      provider: PaymentProvider,
      notice: Notice,
      body: Buffer,
      headers: Record<string, string>,
    ): Promise<void> {
      const id = randomUUIDv7();
      const isNew = await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(paymentNotices)
          .values({ id, provider, dedupeKey: notice.dedupeKey, headers, body: body.toString('base64') })
          .onConflictDoNothing()
          .returning();
        if (row)
          await jobs.enqueue(
            tx,
            'process-notice',
            { noticeId: id, reference: notice.reference },
            safetyNetSeconds,
          );
        return Boolean(row);
      });
      // At once, since a person may be waiting; what goes wrong here is done again by the job.
      if (isNew) void process(id, notice.reference).catch(() => {});
    },
  };
}

export type Notices = Awaited<ReturnType<typeof createNotices>>;
