import { toCedis } from '@year-group/api-types/money';
import { and, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database.ts';
import { orders, paymentAttempts } from '#platform/db/schema.ts';

/**
 * The only definition of revenue. An order counts once however often it was paid; it counts as
 * refunded when a payment of it was refunded and no other one is left.
 */
const isPaid = isNotNull(orders.paidAt);
// Tables are named in full: Drizzle omits their names where only one of them is read.
const isRefunded = sql`payment_attempts.state = 'refunded'
  and exists (select 1 from orders paid where paid.id = payment_attempts.order_id and paid.paid_at is not null)
  and not exists (select 1 from payment_attempts other where other.order_id = payment_attempts.order_id
    and (other.state = 'succeeded' or (other.state = 'refunded' and other.number > payment_attempts.number)))`;
const paidPesewas = sql<number>`coalesce(sum(${orders.totalPesewas}), 0)`.mapWith(Number);
const refundedPesewas = sql<number>`coalesce(sum(${paymentAttempts.amountPesewas}), 0)`.mapWith(Number);

/** Payments less refunds, in GH₵. */
export async function totalRevenue(db: Database): Promise<number> {
  const [[paid], [refunded]] = await Promise.all([
    db.select({ pesewas: paidPesewas }).from(orders).where(isPaid),
    db.select({ pesewas: refundedPesewas }).from(paymentAttempts).where(isRefunded),
  ]);
  return toCedis((paid?.pesewas ?? 0) - (refunded?.pesewas ?? 0));
}

/** Pesewas paid and refunded in each month since then that had any. */
export async function revenueByMonth(db: Database, since: Date) {
  const [paidMonth, refundMonth] = [monthOf(orders.paidAt), monthOf(paymentAttempts.settledAt)];
  const [settled, refunded] = await Promise.all([
    db
      .select({ month: paidMonth, pesewas: paidPesewas })
      .from(orders)
      .where(and(isPaid, gte(orders.paidAt, since)))
      .groupBy(paidMonth),
    db
      .select({ month: refundMonth, pesewas: refundedPesewas })
      .from(paymentAttempts)
      .where(and(isRefunded, gte(paymentAttempts.settledAt, since)))
      .groupBy(refundMonth),
  ]);
  return { settled, refunded };
}

/** An instant's month `yyyy-mm` in Accra, whose time zone equals UTC. */
const monthOf = (column: PgColumn): SQL<string> => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM')`;
