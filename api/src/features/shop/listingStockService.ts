import { type Chosen, choiceOptions, combinationOf } from '@year-group/api-types/shop/listingOptions';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { listings, trash } from '#platform/db/schema.ts';
import { stockBeside } from '#platform/db/storedOptions.ts';
import { type ListingRow, lockListings, presentListing } from './listingService.ts';

/** A listing whose stock is counted: also one in the trash, so that a restore brings back what is left. */
export type StockedListing = ListingRow & { isInTrash?: boolean };

/** The listing with this many pieces more, or fewer, of a choice that is still offered. */
export function withPieces(row: StockedListing, chosen: Chosen, pieces: number): StockedListing {
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

/** The listings with these ids, in the shop or in the trash, locked for this transaction. */
export async function lockStock(tx: Database, ids: string[]): Promise<StockedListing[]> {
  const inShop = await lockListings(tx, ids);
  const missing = () => ids.filter((id) => !inShop.some((row) => row.id === id));
  if (missing().length === 0) return inShop;
  const rows = await tx.select().from(trash).where(isTrashed(missing())).orderBy(trash.id).for('update');
  const inTrash = rows.map(({ record }) => {
    const row = record as unknown as ListingRow;
    return { ...row, createdAt: new Date(row.createdAt), isInTrash: true };
  });
  // One that was restored meanwhile is in the shop again.
  const known = new Set(inTrash.map(({ id }) => id));
  const restored = await lockListings(
    tx,
    missing().filter((id) => !known.has(id)),
  );
  return [...inShop, ...inTrash, ...restored];
}

const isTrashed = (ids: string[]) => and(eq(trash.kind, 'shop'), inArray(trash.id, ids));

/** Stores the stock of listings that this transaction has locked. */
export async function saveStock(tx: Database, rows: Iterable<StockedListing>): Promise<void> {
  for (const { id, stock, combinations, isInTrash } of rows) {
    const counted = { stock, combinations };
    if (!isInTrash) await tx.update(listings).set(counted).where(eq(listings.id, id));
    else {
      const record = sql`${trash.record} || ${JSON.stringify(counted)}::jsonb`;
      await tx
        .update(trash)
        .set({ record })
        .where(isTrashed([id]));
    }
  }
}
