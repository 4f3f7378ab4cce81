import { isNotNull, isNull, sql } from 'drizzle-orm';
import pino from 'pino';
import type { Database, OpenDatabase } from '../db/database.ts';
import { paymentAttempts, paymentNotices } from '../db/schema/payments.ts';
import { mails, newsItems } from '../db/schema.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { sweepMails } from '../mail/mailService.ts';

/** Enqueues open work after a copy of the data, without the queue; resolves to how many jobs. */
export async function enqueueOpenWork(database: OpenDatabase): Promise<number> {
  const jobs = createJobs(database, pino({ level: 'error' }, pino.destination(2)));
  await jobs.start();
  try {
    return await database.db.transaction((tx) => enqueue(tx, jobs));
  } finally {
    await jobs.stop();
  }
}

async function enqueue(tx: Database, jobs: Jobs): Promise<number> {
  // The processes that had claimed mails are gone.
  await tx.update(mails).set({ claimedUntil: null }).where(isNotNull(mails.claimedUntil));
  await sweepMails(tx);
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
  const seconds = sql<number>`greatest(0, ceil(extract(epoch from ${newsItems.publishAt} - now())))::int`;
  const scheduled = await tx
    .select({ newsId: newsItems.id, seconds })
    .from(newsItems)
    .where(isNotNull(newsItems.publishAt));
  for (const { newsId, seconds: wait } of scheduled) await jobs.enqueue(tx, 'publish-news', { newsId }, wait);
  return letters.length + attempts.length + notices.length + scheduled.length;
}
