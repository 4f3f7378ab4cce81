import { messages } from '@year-group/api-types/messages';
import { isBuyable } from '@year-group/api-types/shop/runStates';
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderLines, runLines, runs, runWaiters } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { reachOrReopen } from './moveRun.ts';
import { isCounted, newestRuns, type RunRow, refundedLines } from './runQueries.ts';
import { canResize } from './runStandingService.ts';

interface PaidLine {
  id: string;
  orderId: string;
  listingId: string;
}

/**
 * Takes the paid lines of listings that are sold in runs into the run that is open, in the
 * transaction that pays the order; a line that comes too late, or finds too little stock, waits for
 * the next run. The listings must be locked; the runs are locked here. Repeating it changes
 * nothing.
 */
export async function joinRuns(tx: Database, lines: PaidLine[], short: ReadonlySet<string>): Promise<void> {
  const newest = await newestRuns(tx, [...new Set(lines.map(({ listingId }) => listingId))], {
    isLocked: true,
  });
  if (newest.size === 0) return;
  await takeBack(tx, lines, short);
  const rows = lines.flatMap(({ id, orderId, listingId }) => {
    const run = newest.get(listingId);
    if (!run) return [];
    const isShort = short.has(id);
    const runId = !isShort && isBuyable(run) ? run.id : null;
    return [{ orderLineId: id, orderId, listingId, runId, isShort }];
  });
  await tx.insert(runLines).values(rows).onConflictDoNothing();
  for (const run of newest.values()) await reachOrReopen(tx, run);
}

/**
 * Lines whose order was cancelled and is restored: in a run that has not moved on since, they have
 * their place as before; the others are deleted, and join as if they were paid now.
 */
async function takeBack(tx: Database, lines: PaidLine[], short: ReadonlySet<string>): Promise<void> {
  const ids = lines.map(({ id }) => id);
  const supplied = ids.filter((id) => !short.has(id));
  const unmoved = tx
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, runLines.runId), eq(runs.state, sql`${runLines.leftIn}`)));
  await tx
    .update(runLines)
    .set({ leftIn: null })
    .where(and(inArray(runLines.orderLineId, supplied), inArray(runLines.runId, unmoved)));
  const isGone = sql`${runLines.leftIn} is not null`;
  await tx
    .delete(runLines)
    .where(
      and(inArray(runLines.orderLineId, ids), isGone, notInArray(runLines.orderLineId, refundedLines(tx))),
    );
}

/** Takes the lines of a cancelled order out of their runs, but for those that were handed out: they are gone. */
export async function leaveRuns(tx: Database, orderId: string): Promise<void> {
  const state = sql`coalesce((select state from runs where runs.id = ${runLines.runId}), 'waiting')`;
  await tx
    .update(runLines)
    .set({ leftIn: state })
    .where(
      and(
        eq(runLines.orderId, orderId),
        isNull(runLines.leftIn),
        isNull(runLines.handedOutAt),
        notInArray(runLines.orderLineId, refundedLines(tx)),
      ),
    );
}

/** The run of a paid line, locked; undefined when its buyer may not choose again. */
export async function lockChangeable(tx: Database, orderLineId: string): Promise<RunRow | undefined> {
  const [found] = await tx
    .select({ run: runs })
    .from(runLines)
    .innerJoin(runs, eq(runs.id, runLines.runId))
    .innerJoin(orderLines, eq(orderLines.id, runLines.orderLineId))
    .where(and(eq(runLines.orderLineId, orderLineId), isCounted))
    .for('update', { of: runs });
  return found && canResize(found.run) ? found.run : undefined;
}

/**
 * Enters an address once on the waiting list of a listing. Throws 404 for a listing without runs,
 * 409 when it can be ordered now.
 */
export async function joinWaitingList(db: Database, listingId: string, email: string): Promise<void> {
  const run = (await newestRuns(db, [listingId])).get(listingId) ?? notFound(messages.runs.notFound);
  if (isBuyable(run)) throw new HttpError(409, 'conflict', messages.runs.openNow);
  await db.insert(runWaiters).values({ listingId, email: email.toLowerCase() }).onConflictDoNothing();
}
