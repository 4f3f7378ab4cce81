import { and, asc, eq, gt, inArray, isNotNull, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { listings, orderLines, stockHolds } from '#platform/db/schema.ts';
import { type ListingRow, lockListings } from '../shop/listingService.ts';
import type { OrderLineRow } from './orderRepository.ts';

/** A line of an order, and its current listing. */
export interface LineToSupply {
  line: OrderLineRow;
  /** Undefined when it is no longer in the shop. */
  listing: ListingRow | undefined;
  /** Pieces available to this order: the stock less other orders' holds; null means unlimited. */
  available: number | null;
}

/** The lines of an order with their availability; locks the listings. */
export async function lockAvailableStock(tx: Database, orderId: string): Promise<LineToSupply[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const ids = lines.map(({ listingId }) => listingId);
  const listings = new Map((await lockListings(tx, ids)).map((listing) => [listing.id, listing]));
  // Read after the listings are locked, when earlier holds have been committed.
  const held = await tx
    .select({ listingId: stockHolds.listingId, quantity: sum(stockHolds.quantity).mapWith(Number) })
    .from(stockHolds)
    .where(
      and(
        inArray(stockHolds.listingId, ids),
        ne(stockHolds.orderId, orderId),
        gt(stockHolds.expiresAt, sql`clock_timestamp()`),
      ),
    )
    .groupBy(stockHolds.listingId);
  const heldOf = new Map(held.map(({ listingId, quantity }) => [listingId, quantity]));
  return lines.map((line) => {
    const listing = listings.get(line.listingId);
    const stock = listing?.stock ?? null;
    const available = stock === null ? null : Math.max(0, stock - (heldOf.get(line.listingId) ?? 0));
    return { line, listing, available };
  });
}

/**
 * Deducts the pieces of a paid order from the stock, once: supplied lines and unlimited listings
 * are skipped. A line with too little stock takes none; resolves to the titles of those.
 */
export async function deductStock(tx: Database, orderId: string): Promise<string[]> {
  const missing: string[] = [];
  for (const { line, listing, available } of await lockAvailableStock(tx, orderId)) {
    if (line.taken > 0 || !listing || available === null) continue;
    if (available < line.quantity) {
      missing.push(line.title);
      continue;
    }
    await changeStock(tx, listing.id, -line.quantity);
    await tx.update(orderLines).set({ taken: line.quantity }).where(eq(orderLines.id, line.id));
  }
  await releaseStock(tx, orderId);
  return missing;
}

/** Returns what an order has deducted, once, and releases its holds. */
export async function returnStock(tx: Database, orderId: string): Promise<void> {
  const isDeducted = and(eq(orderLines.orderId, orderId), gt(orderLines.taken, 0));
  const lines = await tx.select().from(orderLines).where(isDeducted);
  await lockListings(
    tx,
    lines.map(({ listingId }) => listingId),
  );
  for (const { listingId, taken } of lines) await changeStock(tx, listingId, taken);
  await tx.update(orderLines).set({ taken: 0 }).where(isDeducted);
  await releaseStock(tx, orderId);
}

/** Releases what an order holds. */
async function releaseStock(tx: Database, orderId: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.orderId, orderId));
}

async function changeStock(tx: Database, listingId: string, difference: number): Promise<void> {
  await tx
    .update(listings)
    .set({ stock: sql`${listings.stock} + ${difference}` })
    .where(and(eq(listings.id, listingId), isNotNull(listings.stock)));
}
