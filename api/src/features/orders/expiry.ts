import { unpaidOrderHours } from '@year-group/api-types/limits';
import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderHistory, orders } from '#platform/db/schema.ts';

/** Maximum orders per run; the next run follows soon. */
const batchSize = 500;

/**
 * Ids of orders unpaid for longer than `unpaidOrderHours`, oldest first. Orders that need review
 * are excluded, and a reopened order counts from then.
 */
export async function findExpired(db: Database, orderId?: string): Promise<string[]> {
  const since = sql`now() - make_interval(hours => ${unpaidOrderHours})`;
  const reopened = db
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        eq(orderHistory.toStatus, 'pending'),
        sql`${orderHistory.createdAt} >= ${since}`,
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
        notExists(reopened),
        orderId === undefined ? undefined : eq(orders.id, orderId),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(batchSize);
  return rows.map(({ id }) => id);
}
