import { adminPageSize, bestSellers } from '@year-group/api-types/common/limits';
import { orderStatuses } from '@year-group/api-types/common/lists';
import { toCedis } from '@year-group/api-types/common/money';
import type { Order } from '@year-group/api-types/shop/order';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { and, asc, count, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { isReturnedOrder } from '#platform/db/accounts.ts';
import { type Database, rowsOf } from '#platform/db/database.ts';
import { orders } from '#platform/db/schema.ts';
import { awaitsPreOrder, preOrders } from '../runs/runStandingService.ts';
import { presentOrder } from './orderDetailsService.ts';
import { createOrderRepository } from './orderRepository.ts';
import { hasStanding } from './paymentStandingService.ts';

/** Pesewas received and returned by month, from this one on. */
async function readSums(db: Database, first: string | undefined) {
  const rows = await rowsOf<{ month: string; settled: number; refunded: number }>(
    db,
    sql`
      select to_char(at at time zone 'UTC', 'YYYY-MM') as month,
        sum(received)::float8 as settled, sum(returned)::float8 as refunded
      from (
        select received_at as at, pesewas as received, 0 as returned from payments
        union all select done_at, 0, pesewas from refunds where state = 'done'
      ) as moves
      where at >= ${`${first}-01T00:00:00Z`}::timestamptz group by 1`,
  );
  return new Map(rows.map(({ month, ...sums }) => [month, sums]));
}

/** Payments less refunds, in GH₵: what was kept. */
export async function totalRevenue(db: Database): Promise<number> {
  const [row] = await rowsOf<{ kept: number }>(
    db,
    sql`
      select (coalesce((select sum(pesewas) from payments), 0)
        - coalesce((select sum(pesewas) from refunds where state = 'done'), 0))::float8 as kept`,
  );
  return toCedis(row?.kept ?? 0);
}

/** Few orders, so that the others need not be looked at one by one to count what is kept back. */
const mayBeKeptBack = sql`orders.id in (
  select id from orders where needs_review union select order_id from refunds where state = 'done' union ${preOrders})`;

/** The dashboard's figures of orders; `months` are those that it shows, oldest first. */
export async function readOrderFigures(db: Database, months: string[]) {
  const inReview = eq(orders.needsReview, true);
  const isPaid = eq(orders.status, 'paid');
  const isKeptBack = or(inReview, isReturnedOrder, awaitsPreOrder) ?? inReview;
  const toPackCount = sql`select ${db.$count(orders, isPaid)}::int
    - ${db.$count(orders, and(isPaid, mayBeKeptBack, isKeptBack))}::int as total`;
  const [revenue, byStatus, bestSelling, inDoubt, inReviewCount, [packing], failedPayments, toPack] =
    await Promise.all([
      readSums(db, months[0]),
      countByStatus(db),
      findBestSelling(db),
      findWaiting(db, inReview),
      db.$count(orders, inReview),
      rowsOf<{ total: number }>(db, toPackCount),
      db.$count(orders, and(eq(orders.status, 'pending'), hasStanding('failed'))),
      // Paid, not yet shipped, not returned, made, and not in need of review.
      findWaiting(db, and(isPaid, not(isKeptBack))),
    ]);
  return {
    revenue,
    ordersByStatus: byStatus,
    bestSelling,
    inDoubt: { total: inReviewCount, orders: inDoubt },
    failedPayments,
    toPack: { total: packing?.total ?? 0, orders: toPack },
  };
}

async function countByStatus(db: Database): Promise<AllFigures['ordersByStatus']> {
  const rows = await db.select({ status: orders.status, count: count() }).from(orders).groupBy(orders.status);
  return orderStatuses.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }));
}

/** By pieces of paid orders whose money was not returned; a deleted listing keeps its title. */
async function findBestSelling(db: Database): Promise<AllFigures['bestSelling']> {
  const rows = await rowsOf<AllFigures['bestSelling'][number]>(
    db,
    sql`
      select sold.listing_id as "listingId", quantity, revenue, coalesce(
          (select title from listings where id = sold.listing_id),
          (select title from order_lines
            where listing_id = sold.listing_id and sold_at is not null and refund_id is null limit 1)) as title
      from (
        select listing_id, sum(quantity)::int as quantity, sum(price_pesewas * quantity)::float8 as revenue
        from order_lines where sold_at is not null and refund_id is null
        group by listing_id order by 2 desc, 1 limit ${bestSellers}
      ) as sold order by quantity desc, sold.listing_id`,
  );
  return rows.map((row) => ({ ...row, revenue: toCedis(row.revenue) }));
}

/** Those that have waited longest. */
async function findWaiting(db: Database, where: SQL | undefined): Promise<Order[]> {
  const longest = [asc(orders.createdAt), asc(orders.id)];
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...longest)
    .limit(adminPageSize);
  const complete = await createOrderRepository(db).complete(rows);
  return complete.map((row) => presentOrder(row, 'admin'));
}
