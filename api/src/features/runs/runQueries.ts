import { toCedis } from '@year-group/api-types/common/money';
import type { ListingRun, Run } from '@year-group/api-types/shop/run';
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { listings, orderLines, runLines, runs } from '#platform/db/schema.ts';

export type RunRow = typeof runs.$inferSelect;

/** A line counts while its order is not cancelled and its money was not returned. */
export const isCounted = sql<boolean>`${orderLines.refundId} is null and ${runLines.leftIn} is null`;

/** The lines whose money was returned. */
export const refundedLines = (db: Database) =>
  db.select({ id: orderLines.id }).from(orderLines).where(isNotNull(orderLines.refundId));

/** Paid pieces of each of these runs. */
export async function readPaid(db: Database, of: { id: string }[]): Promise<Map<string | null, number>> {
  if (of.length === 0) return new Map();
  const runIds = of.map(({ id }) => id);
  const rows = await db
    .select({ runId: runLines.runId, pieces: sql<number>`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(runLines)
    .innerJoin(orderLines, eq(orderLines.id, runLines.orderLineId))
    .where(and(inArray(runLines.runId, runIds), isCounted))
    .groupBy(runLines.runId);
  return new Map(rows.map(({ runId, pieces }) => [runId, pieces]));
}

/** The newest run of each of these listings; locked on request. */
export async function newestRuns(
  db: Database,
  listingIds: string[],
  { isLocked = false } = {},
): Promise<Map<string, RunRow>> {
  if (listingIds.length === 0) return new Map();
  const query = db.select().from(runs).where(inArray(runs.listingId, listingIds));
  const ordered = query.orderBy(asc(runs.createdAt), asc(runs.id));
  const rows = await (isLocked ? ordered.for('update') : ordered);
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** A run; undefined for an unknown one. */
export async function findRun(db: Database, id: string): Promise<RunRow | undefined> {
  const [row] = await db.select().from(runs).where(eq(runs.id, id));
  return row;
}

/** A run, locked for the transaction; undefined for an unknown one. */
export async function lockRun(tx: Database, id: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  return row;
}

/** The title of a listing; empty when it was deleted. */
export async function titleOf(db: Database, listingId: string): Promise<string> {
  const [row] = await db.select({ title: listings.title }).from(listings).where(eq(listings.id, listingId));
  return row?.title ?? '';
}

/** A run as everybody sees it; null while it is only planned. */
export const presentListingRun = (row: RunRow, paid = 0): ListingRun | null =>
  row.state === 'draft' ? null : { state: row.state, ...factsOf(row, paid) };

const factsOf = (row: RunRow, paid: number) => ({
  minimum: row.minimum,
  paid,
  closesAt: row.closesAt.toISOString(),
  expectedOn: row.expectedOn,
});

/** A run as officers see it; the only place where its pesewas become GH₵. */
export const presentRun = (row: RunRow, title: string, paid = 0): Run => ({
  state: row.state,
  ...factsOf(row, paid),
  id: row.id,
  listingId: row.listingId,
  title,
  priceSteps: row.priceSteps.map(({ from, pricePesewas }) => ({ from, price: toCedis(pricePesewas) })),
  toldAt: row.toldAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
