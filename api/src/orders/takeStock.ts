import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { listings, orderLines } from '../db/schema.ts';

/**
 * Takes an order's pieces out of the stock, each listing in one atomic step; listings without a stock are unlimited.
 * Resolves to `enough: false` when one did not have as many, which leaves that one as it was.
 */
export async function takeStock(
  tx: Database,
  orderId: string,
): Promise<{ enough: boolean; changed: boolean }> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  let enough = true;
  let changed = false;
  // Always in the same order, so that two payments never wait for each other.
  for (const { listingId, quantity } of lines.toSorted((a, b) => a.listingId.localeCompare(b.listingId))) {
    const isCounted = and(eq(listings.id, listingId), isNotNull(listings.stock));
    const [taken] = await tx
      .update(listings)
      .set({ stock: sql`${listings.stock} - ${quantity}` })
      .where(and(isCounted, gte(listings.stock, quantity)))
      .returning();
    if (taken) changed = true;
    else if ((await tx.$count(listings, isCounted)) > 0) enough = false;
  }
  return { enough, changed };
}
