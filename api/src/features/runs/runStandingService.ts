import type { Listing } from '@year-group/api-types/shop/listing';
import type { LineRun } from '@year-group/api-types/shop/run';
import { allows, endedStates, isBuyable } from '@year-group/api-types/shop/runStates';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderLines, refunds, runLines, runs } from '#platform/db/schema.ts';
import { newestRuns, presentListingRun, readPaid } from './runQueries.ts';

/** The listings with their newest run, as everybody sees it. */
export async function withRuns(db: Database, offered: Listing[]): Promise<Listing[]> {
  const ids = offered.map(({ id }) => id);
  const newest = await newestRuns(db, ids);
  const paid = await readPaid(db, [...newest.values()]);
  return offered.map((listing) => {
    const run = newest.get(listing.id);
    return run ? { ...listing, run: presentListingRun(run, paid.get(run.id)) } : listing;
  });
}

/** Of these listings, those that are sold in runs and have none that is open now. */
export async function findClosed(db: Database, listingIds: string[]): Promise<Set<string>> {
  const newest = await newestRuns(db, listingIds);
  return new Set([...newest.values()].filter((run) => !isBuyable(run)).map(({ listingId }) => listingId));
}

/** Whether a listing has a run that has not ended, or its draft. */
export async function hasLiveRun(db: Database, listingId: string): Promise<boolean> {
  const isLive = and(eq(runs.listingId, listingId), notInArray(runs.state, [...endedStates]));
  return (await db.$count(runs, isLive)) > 0;
}

/** Where the paid lines of an order are, by the ids of its lines. */
export async function readLineRuns(db: Database, orderId: string): Promise<Map<string, LineRun>> {
  const rows = await db
    .select()
    .from(runLines)
    .innerJoin(orderLines, eq(orderLines.id, runLines.orderLineId))
    .leftJoin(runs, eq(runs.id, runLines.runId))
    .leftJoin(refunds, eq(refunds.id, orderLines.refundId))
    .where(and(eq(runLines.orderId, orderId), isNull(runLines.leftIn)));
  return new Map(
    rows.map(({ run_lines: line, refunds: refund, runs: run }) => [
      line.orderLineId,
      {
        state: run?.state ?? 'waiting',
        expectedOn: run?.expectedOn ?? null,
        isChangeable: run !== null && refund === null && canResize(run),
        isShort: line.isShort,
        isHandedOut: line.handedOutAt !== null,
        isRefunded: refund !== null && refund.state !== 'failed',
      },
    ]),
  );
}

/** Whether buyers may still choose another size: while the run takes payments. */
export const canResize = (run: typeof runs.$inferSelect): boolean =>
  allows(run.state, 'resize') && isBuyable(run);

/** Ids of orders with a paid piece that does not exist yet: its pre-order has not arrived, or is yet to open. */
export const preOrders = sql`
  select order_lines.order_id from run_lines
  join order_lines on order_lines.id = run_lines.order_line_id and order_lines.refund_id is null
  left join runs on runs.id = run_lines.run_id
  where run_lines.left_in is null and coalesce(runs.state, 'waiting') not in ('arrived', 'handed-out')`;

/** The same as a condition on `orders`. */
export const awaitsPreOrder = sql`orders.id in (${preOrders})`;
