import type { AllFigures } from '@year-group/api-types/dashboard';
import { adminPageSize, bestSellers } from '@year-group/api-types/limits';
import { orderStatuses } from '@year-group/api-types/lists';
import { toCedis } from '@year-group/api-types/money';
import { and, asc, count, desc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.ts';
import { listings, orderLines, orders } from '#platform/db/schema.ts';
import { presentOrder } from './orderDetailsService.ts';
import { createOrderRepository } from './orderRepository.ts';
import { hasStanding } from './paymentStanding.ts';

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
async function revenueByMonth(db: Database, since: Date) {
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

/** The dashboard's figures of orders, summed by the database; months start at `since`. */
export async function readOrderFigures(db: Database, since: Date) {
  const [total, months, ordersByStatus, bestSelling, inDoubt, failedPayments, toPack] = await Promise.all([
    totalRevenue(db),
    revenueByMonth(db, since),
    countByStatus(db),
    findBestSelling(db),
    findWaiting(db, eq(orders.needsReview, true)),
    // Few rows by the index of the status: pending orders are paid or expire.
    db.$count(orders, and(eq(orders.status, 'pending'), hasStanding('failed'))),
    // Paid, not yet shipped, and not in need of review.
    findWaiting(db, and(eq(orders.status, 'paid'), eq(orders.needsReview, false))),
  ]);
  return { revenue: { total, ...months }, ordersByStatus, bestSelling, inDoubt, failedPayments, toPack };
}

async function countByStatus(db: Database): Promise<AllFigures['ordersByStatus']> {
  const rows = await db.select({ status: orders.status, count: count() }).from(orders).groupBy(orders.status);
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  return orderStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

/** Of orders that are paid and not refunded. */
async function findBestSelling(db: Database): Promise<AllFigures['bestSelling']> {
  const quantity = sql<number>`sum(${orderLines.quantity})`.mapWith(Number);
  // A list of its own, so that the index of paid orders is enough for the others.
  const refunded = sql`select id from orders where refunded_at is not null`;
  const rows = await db
    .select({
      listingId: orderLines.listingId,
      // A deleted listing keeps its title at the time of sale.
      title: sql<string>`coalesce(min(${listings.title}), max(${orderLines.title}))`,
      quantity,
      pesewas: sql<number>`sum(${orderLines.pricePesewas}::bigint * ${orderLines.quantity})`.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(listings, eq(listings.id, orderLines.listingId))
    .where(and(isPaid, sql`${orders.id} not in (${refunded})`))
    .groupBy(orderLines.listingId)
    .orderBy(desc(quantity), asc(orderLines.listingId))
    .limit(bestSellers);
  return rows.map(({ pesewas, ...row }) => ({ ...row, revenue: toCedis(pesewas) }));
}

/** How many orders wait, and those that have waited longest. */
async function findWaiting(db: Database, where: SQL | undefined): Promise<AllFigures['today']['toPack']> {
  const [total, rows] = await Promise.all([
    db.$count(orders, where),
    db.select().from(orders).where(where).orderBy(asc(orders.createdAt), asc(orders.id)).limit(adminPageSize),
  ]);
  const complete = await createOrderRepository(db).complete(rows);
  return { total, orders: complete.map((row) => presentOrder(row, 'admin')) };
}
