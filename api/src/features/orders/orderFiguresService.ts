import { adminPageSize, bestSellers } from '@year-group/api-types/common/limits';
import { type OrderStatus, orderStatuses } from '@year-group/api-types/common/lists';
import { toCedis } from '@year-group/api-types/common/money';
import type { Order } from '@year-group/api-types/shop/order';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { and, asc, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderFigures, orders } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { presentOrder } from './orderDetailsService.ts';
import { createOrderRepository } from './orderRepository.ts';
import { hasStanding } from './paymentStanding.ts';

const { kind, value } = orderFigures;
const number = sql<number>`coalesce(sum(${orderFigures.number}), 0)`.mapWith(Number);
const pesewas = sql<number>`coalesce(sum(${orderFigures.pesewas}), 0)`.mapWith(Number);

/** The sums by status and month. */
const readKept = (db: Database) =>
  db.select({ kind, value, number, pesewas }).from(orderFigures).where(ne(kind, 'sold')).groupBy(kind, value);

/**
 * Payments less refunds, in pesewas. An order counts once however often it was paid; it counts as
 * refunded when a payment of it was refunded and no other one is left.
 */
function revenueOf(kept: Awaited<ReturnType<typeof readKept>>): number {
  const signs: Record<string, number> = { paid: 1, refunded: -1 };
  return kept.reduce((sum, row) => sum + (signs[row.kind] ?? 0) * row.pesewas, 0);
}

/** Payments less refunds, in GH₵. */
export const totalRevenue = async (db: Database): Promise<number> => toCedis(revenueOf(await readKept(db)));

/** The dashboard's figures of orders. */
export async function readOrderFigures(db: Database) {
  const inReview = eq(orders.needsReview, true);
  const isPaid = eq(orders.status, 'paid');
  const [kept, bestSelling, inDoubt, inReviewCount, paidInDoubt, failedPayments, toPack] = await Promise.all([
    readKept(db),
    findBestSelling(db),
    findWaiting(db, inReview),
    db.$count(orders, inReview),
    db.$count(orders, and(isPaid, inReview)),
    db.$count(orders, and(eq(orders.status, 'pending'), hasStanding('failed'))),
    // Paid, not yet shipped, and not in need of review.
    findWaiting(db, and(isPaid, eq(orders.needsReview, false))),
  ]);
  const ofKind = (wanted: string) => kept.filter((row) => row.kind === wanted);
  const byMonth = (wanted: string) => new Map(ofKind(wanted).map((row) => [row.value, row.pesewas]));
  const counts = new Map(ofKind('status').map((row) => [row.value, row.number]));
  const count = (status: OrderStatus) => counts.get(status) ?? 0;
  return {
    revenue: { total: toCedis(revenueOf(kept)), settled: byMonth('paid'), refunded: byMonth('refunded') },
    ordersByStatus: orderStatuses.map((status) => ({ status, count: count(status) })),
    bestSelling,
    inDoubt: { total: inReviewCount, orders: inDoubt },
    failedPayments,
    toPack: { total: count('paid') - paidInDoubt, orders: toPack },
  };
}

/** Of orders that are paid and not refunded. */
async function findBestSelling(db: Database): Promise<AllFigures['bestSelling']> {
  const rows = await db
    .select({
      listingId: value,
      // A deleted listing keeps its title at the time of sale.
      title: sql<string>`coalesce((select title from listings where id = ${value}::uuid), max(${orderFigures.label}))`,
      quantity: number,
      pesewas,
    })
    .from(orderFigures)
    .where(eq(kind, 'sold'))
    .groupBy(value)
    .having(gt(number, 0))
    .orderBy(desc(number), asc(value))
    .limit(bestSellers);
  return rows.map(({ pesewas, ...row }) => ({ ...row, revenue: toCedis(pesewas) }));
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

/** Folds the rows of each figure into one. */
export async function foldFigures(db: Database): Promise<void> {
  await db.execute(sql`
    with folded as (delete from order_figures returning *)
    insert into order_figures (kind, value, label, number, pesewas)
    select kind, value, max(label), sum(number), sum(pesewas) from folded group by kind, value
      having sum(number) <> 0 or sum(pesewas) <> 0`);
}

/** Folds the figures from time to time. */
export async function startFoldingFigures({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await jobs.handle('fold-figures', () => foldFigures(db));
  await jobs.schedule('fold-figures', '*/10 * * * *');
}
