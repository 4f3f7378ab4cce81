import { and, asc, eq, gt, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderLines, stockHolds } from '#platform/db/schema.ts';
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
