import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import pino from 'pino';
import type { Database, OpenDatabase } from '../db/database.ts';
import { mails, paymentAttempts, paymentNotices } from '../db/schema.ts';
import { createJobs, type Jobs, jobNames } from '../jobs/jobs.ts';

/**
 * Enqueues what had to be done when the data was copied, since the queue itself is not copied: letters that had not gone
 * out, payments to ask about and notices of their providers. A job that was there already does no harm. Resolves to how many there are.
 */
export async function enqueueOpenWork(database: OpenDatabase): Promise<number> {
  const jobs = createJobs(database, pino({ level: 'error' }, pino.destination(2)));
  await jobs.start(jobNames);
  try {
    return await database.db.transaction((tx) => enqueue(tx, jobs));
  } finally {
    await jobs.stop();
  }
}

async function enqueue(tx: Database, jobs: Jobs): Promise<number> {
  // Whoever had claimed a letter is not there any more.
  await tx.update(mails).set({ claimedUntil: null }).where(isNotNull(mails.claimedUntil));
  await tx.delete(mails).where(and(isNull(mails.sentAt), lt(mails.expiresAt, sql`now()`)));
  const letters = await tx.select({ mailId: mails.id }).from(mails).where(isNull(mails.sentAt));
  for (const letter of letters) await jobs.enqueue(tx, 'send-mail', letter);
  const isOpen = sql`${paymentAttempts.state} = 'pending'
    or (${paymentAttempts.state} in ('failed', 'cancelled') and ${paymentAttempts.createdAt} > now() - interval '3 days')`;
  const attempts = await tx.select({ attemptId: paymentAttempts.id }).from(paymentAttempts).where(isOpen);
  for (const attempt of attempts) await jobs.enqueue(tx, 'check-payment', { ...attempt, round: 0 });
  const notices = await tx
    .select({ noticeId: paymentNotices.id })
    .from(paymentNotices)
    .where(isNull(paymentNotices.processedAt));
  for (const notice of notices) await jobs.enqueue(tx, 'process-notice', notice);
  return letters.length + attempts.length + notices.length;
}
