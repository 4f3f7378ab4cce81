import { eq, max } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { paymentAttempts } from '#platform/db/schema/payments.ts';

/** When the newest payment that went through was settled; undefined when there was none. */
export async function lastPaymentAt(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: max(paymentAttempts.settledAt) })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.state, 'succeeded'));
  return row?.at ?? undefined;
}
