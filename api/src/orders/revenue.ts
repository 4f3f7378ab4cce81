import { toCedis } from '@year-group/api-types/money';
import { eq, isNotNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders, paymentAttempts } from '../db/schema.ts';

/** What was paid less what was given back, in GH₵. */
export async function totalRevenue(db: Database): Promise<number> {
  const [paid] = await db
    .select({ pesewas: sum(orders.totalPesewas) })
    .from(orders)
    .where(isNotNull(orders.paidAt));
  const [refunded] = await db
    .select({ pesewas: sql<string | null>`sum(${paymentAttempts.amountPesewas})` })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.state, 'refunded'));
  return toCedis(Number(paid?.pesewas ?? 0) - Number(refunded?.pesewas ?? 0));
}
