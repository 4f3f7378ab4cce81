import { type Chosen, choiceOptions, combinationOf } from '@year-group/api-types/shop/listingOptions';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { listings } from '#platform/db/schema.ts';
import { stockBeside } from '#platform/db/storedOptions.ts';
import { type ListingRow, presentListing } from './listingService.ts';

/**
 * The listing with this number of pieces more of a choice, or fewer when negative. Unlimited stock
 * stays, and so does everything when the choice is no longer offered.
 */
export function withPieces(row: ListingRow, chosen: Chosen, pieces: number): ListingRow {
  const offer = presentListing(row);
  if (choiceOptions(offer).length === 0) return { ...row, stock: added(row.stock, pieces) };
  const entry = combinationOf(offer, chosen);
  const index = entry && offer.combinations?.indexOf(entry);
  const combinations = row.combinations?.map((each, at) =>
    at === index ? { ...each, stock: added(each.stock, pieces) } : each,
  );
  const changed = { ...row, combinations: combinations ?? null };
  return { ...changed, stock: stockBeside(changed) };
}

const added = (stock: number | null, pieces: number) => (stock === null ? null : stock + pieces);

/** Stores the stock of listings that this transaction has locked. */
export async function saveStock(tx: Database, rows: Iterable<ListingRow>): Promise<void> {
  for (const { id, stock, combinations } of rows)
    await tx.update(listings).set({ stock, combinations }).where(eq(listings.id, id));
}
