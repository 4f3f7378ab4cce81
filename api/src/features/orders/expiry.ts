import { unpaidOrderHours } from '@year-group/api-types/limits';
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderHistory, orders, paymentAttempts } from '#platform/db/schema.ts';

/** Most orders that one round looks at; the next round is soon. */
const atOnce = 500;

/**
 * Ids of orders that wait for their payment for longer than `unpaidOrderHours`, the oldest first. What a person must look at
 * stays, what was taken up again begins to count then, and a payment that was started lately has an hour.
 */
export async function findExpired(db: Database, orderId?: string): Promise<string[]> {
  const since = sql`now() - make_interval(hours => ${unpaidOrderHours})`;
  const takenUp = db
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        eq(orderHistory.toStatus, 'pending'),
        sql`${orderHistory.createdAt} >= ${since}`,
      ),
    );
  const started = db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orders.id),
        eq(paymentAttempts.state, 'pending'),
        sql`${paymentAttempts.createdAt} > now() - interval '1 hour'`,
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        isNull(orders.paidAt),
        eq(orders.needsReview, false),
        lt(orders.createdAt, since),
        notExists(takenUp),
        notExists(started),
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(atOnce);
  return rows.map(({ id }) => id);
}
