import { toCedis } from '@year-group/api-types/money';
import { and, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.ts';
import { orders } from '#platform/db/schema.ts';

/**
 * The only definition of revenue. An order counts once however often it was paid; it counts as
 * refunded when a payment of it was refunded and no other one is left.
 */
const isPaid = isNotNull(orders.paidAt);
const isRefunded = and(isPaid, isNotNull(orders.refundedAt));
const pesewas = sql<number>`coalesce(sum(${orders.totalPesewas}), 0)`.mapWith(Number);

/** Payments less refunds, in GH₵. */
export async function totalRevenue(db: Database): Promise<number> {
  const [[paid], [refunded]] = await Promise.all([
    db.select({ pesewas }).from(orders).where(isPaid),
    db.select({ pesewas }).from(orders).where(isRefunded),
  ]);
  return toCedis((paid?.pesewas ?? 0) - (refunded?.pesewas ?? 0));
}

/** Pesewas paid and refunded in each month since then that had any. */
export async function revenueByMonth(db: Database, since: Date) {
  const [settled, refunded] = await Promise.all([
    sumByMonth(db, orders.paidAt, and(isPaid, gte(orders.paidAt, since))),
    sumByMonth(db, orders.refundedAt, and(isRefunded, gte(orders.refundedAt, since))),
  ]);
  return { settled, refunded };
}

function sumByMonth(db: Database, column: PgColumn, where: SQL | undefined) {
  // The month `yyyy-mm` in Accra, whose time zone equals UTC.
  const month = sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM')`;
  return db.select({ month, pesewas }).from(orders).where(where).groupBy(month);
}
