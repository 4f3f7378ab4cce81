import { maxUnpaidOrders } from '@year-group/api-types/limits';
import { messages } from '@year-group/api-types/messages';
import { and, count, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { mailboxOf, orders } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';

const hourSeconds = 60 * 60;

/**
 * Throws 429 when this recipient has too many unpaid orders in the last hour: each can send mails
 * to somebody who did not order. Orders of one mailbox are serialised until the transaction ends.
 */
export async function limitUnpaid(tx: Database, email: string): Promise<void> {
  const mailbox = mailboxOf(sql`${email}::text`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`);
  const since = sql`now() - make_interval(secs => ${hourSeconds})`;
  const [unpaid] = await tx
    .select({ total: count(), oldest: min(orders.createdAt) })
    .from(orders)
    .where(
      and(eq(mailboxOf(orders.customerEmail), mailbox), isNull(orders.paidAt), gt(orders.createdAt, since)),
    );
  if (!unpaid?.oldest || unpaid.total < maxUnpaidOrders) return;
  const error = new HttpError(429, 'too-many-requests', messages.checkout.tooManyUnpaid);
  const passed = Math.floor((Date.now() - unpaid.oldest.getTime()) / 1000);
  error.retryAfter = Math.min(hourSeconds, Math.max(1, hourSeconds - passed));
  throw error;
}
