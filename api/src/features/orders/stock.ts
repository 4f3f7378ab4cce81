import { lineTitle } from '@year-group/api-types/shop/optionsText';
import { and, asc, eq, gt, inArray, isNotNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderLines, runLines, stockHolds } from '#platform/db/schema.ts';
import { joinRuns, leaveRuns } from '../runs/runJoinService.ts';
import { presentListing } from '../shop/listingService.ts';
import { lockStock, type StockedListing, saveStock, withPieces } from '../shop/listingStockService.ts';
import { stockKey, stockOfChoice } from './chosenStock.ts';
import type { OrderLineRow } from './orderRepository.ts';

/** A line of an order, and its current listing. */
export interface LineToSupply {
  line: OrderLineRow;
  /** Undefined when it is neither in the shop nor in the trash. */
  listing: StockedListing | undefined;
  /** Pieces in stock of what was chosen, less this order's earlier lines; null means unlimited. */
  stock: number | null;
  /** Pieces of it that other orders hold. */
  held: number;
}

/** The lines of an order with their availability; locks the listings. */
export async function lockAvailableStock(tx: Database, orderId: string): Promise<LineToSupply[]> {
  const ofOrder = tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const lines = await ofOrder.orderBy(asc(orderLines.position));
  const locked = await lockStock(tx, [...new Set(lines.map(({ listingId }) => listingId))]);
  const rows = new Map(locked.map((row) => [row.id, row]));
  // Read after the listings are locked, when earlier holds have been committed.
  const counted = locked.filter(isCounted).map(({ id }) => id);
  const held = await readHeldLines(tx, orderId, counted);
  const keyOf = ({ listingId, options }: Pick<OrderLineRow, 'listingId' | 'options'>) => {
    const row = rows.get(listingId);
    return row && stockKey(presentListing(row), options);
  };
  const heldOf = Map.groupBy(held, keyOf);
  const ownOf = Map.groupBy(lines, keyOf);
  return lines.map((line) => {
    const listing = rows.get(line.listingId);
    const pieces = listing ? stockOfChoice(presentListing(listing), line.options) : null;
    if (pieces === null) return { line, listing, stock: null, held: 0 };
    const earlier = (ownOf.get(keyOf(line)) ?? []).filter(
      ({ position, taken, refundId }) => position < line.position && taken === 0 && refundId === null,
    );
    const stock = Math.max(0, pieces - piecesOf(earlier));
    return { line, listing, stock, held: piecesOf(heldOf.get(keyOf(line)) ?? []) };
  });
}

/** Whether the pieces of a listing are counted, or those of one of its combinations. */
const isCounted = ({ stock, combinations }: StockedListing): boolean =>
  [stock, ...(combinations ?? []).map((each) => each.stock)].some((pieces) => pieces !== null);

async function readHeldLines(tx: Database, orderId: string, listingIds: string[]) {
  if (listingIds.length === 0) return [];
  return tx
    .select({
      listingId: orderLines.listingId,
      options: orderLines.options,
      quantity: orderLines.quantity,
    })
    .from(stockHolds)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, stockHolds.orderId), eq(orderLines.listingId, stockHolds.listingId)),
    )
    .where(
      and(
        inArray(stockHolds.listingId, listingIds),
        ne(stockHolds.orderId, orderId),
        gt(stockHolds.expiresAt, sql`clock_timestamp()`),
      ),
    );
}

const piecesOf = (lines: { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Deducts the pieces of a paid order from the stock, once: supplied or refunded lines and unlimited
 * stocks are skipped. A line with too little stock takes none; resolves to the titles of those. Lines of
 * listings that are sold in runs join theirs.
 */
export async function deductStock(tx: Database, orderId: string): Promise<string[]> {
  const lines = await lockAvailableStock(tx, orderId);
  const missing = await takePieces(tx, lines);
  await releaseStock(tx, orderId);
  const paid = lines.map(({ line }) => line);
  await joinRuns(tx, paid, new Set(missing.map(({ id }) => id)));
  return missing.map(lineTitle);
}

/** Deducts the pieces of lines that have taken none; resolves to those with too little stock. */
async function takePieces(tx: Database, lines: LineToSupply[]): Promise<OrderLineRow[]> {
  const missing: OrderLineRow[] = [];
  const changed = new Map<string, StockedListing>();
  for (const { line, listing, stock, held } of lines) {
    if (line.taken > 0 || line.refundId || (listing && stock === null)) continue;
    // An earlier line that found too little has taken nothing.
    const before = listing && (changed.get(listing.id) ?? listing);
    const pieces = before ? (stockOfChoice(presentListing(before), line.options) ?? 0) : 0;
    if (!before || pieces - held < line.quantity) {
      missing.push(line);
      continue;
    }
    changed.set(before.id, withPieces(before, line.options, -line.quantity));
    await tx.update(orderLines).set({ taken: line.quantity }).where(eq(orderLines.id, line.id));
  }
  await saveStock(tx, changed.values());
  return missing;
}

/** Returns, once, what an order has deducted and not handed out; releases its holds, and leaves its runs. */
export async function returnStock(tx: Database, orderId: string): Promise<void> {
  const isGone = and(eq(runLines.orderId, orderId), isNotNull(runLines.handedOutAt));
  const gone = tx.select({ id: runLines.orderLineId }).from(runLines).where(isGone);
  const isLeft = and(eq(orderLines.orderId, orderId), notInArray(orderLines.id, gone));
  const lines = await tx.select().from(orderLines).where(isLeft);
  const ids = lines.map(({ id }) => id);
  await givePiecesBack(tx, ids);
  await releaseStock(tx, orderId);
  await leaveRuns(tx, orderId);
}

/** Returns what these lines have deducted, once. */
export async function givePiecesBack(tx: Database, lineIds: string[]): Promise<void> {
  const isDeducted = and(inArray(orderLines.id, lineIds), gt(orderLines.taken, 0));
  const lines = await tx.select().from(orderLines).where(isDeducted);
  const ids = [...new Set(lines.map(({ listingId }) => listingId))];
  const rows = new Map((await lockStock(tx, ids)).map((row) => [row.id, row]));
  for (const { listingId, options, taken } of lines) {
    const row = rows.get(listingId);
    if (row) rows.set(listingId, withPieces(row, options, taken));
  }
  await saveStock(tx, rows.values());
  await tx.update(orderLines).set({ taken: 0 }).where(isDeducted);
}

/** Takes other pieces for a paid line; false when too few are left: then roll the transaction back. */
export async function exchangePieces(
  tx: Database,
  { id, orderId }: OrderLineRow,
  choice: Pick<OrderLineRow, 'options' | 'imageUrl'>,
): Promise<boolean> {
  await givePiecesBack(tx, [id]);
  await tx.update(orderLines).set(choice).where(eq(orderLines.id, id));
  const lines = await lockAvailableStock(tx, orderId);
  const wanted = lines.filter(({ line }) => line.id === id);
  return (await takePieces(tx, wanted)).length === 0;
}

async function releaseStock(tx: Database, orderId: string): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.orderId, orderId));
}
