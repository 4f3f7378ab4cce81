import { messages } from '@year-group/api-types/messages';
import type { HandOutLine, HandOutTick } from '@year-group/api-types/shop/run';
import { allows } from '@year-group/api-types/shop/runStates';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { orderLines, orders, runLines, runs } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { logActions } from '../actions/actionService.ts';
import { leaveRuns } from './runJoinService.ts';
import { isCounted } from './runQueries.ts';

/** The list for handing out, by name; throws 404 for an unknown run. */
export async function listHandOut(db: Database, runId: string): Promise<HandOutLine[]> {
  if ((await db.$count(runs, eq(runs.id, runId))) === 0) notFound(messages.runs.notFound);
  return readLines(db, eq(runLines.runId, runId));
}

async function readLines(db: Database, which: SQL): Promise<HandOutLine[]> {
  const rows = await db
    .select({
      id: runLines.orderLineId,
      orderId: runLines.orderId,
      customerName: orders.customerName,
      quantity: orderLines.quantity,
      options: orderLines.options,
      handedOutAt: runLines.handedOutAt,
    })
    .from(runLines)
    .innerJoin(orderLines, eq(orderLines.id, runLines.orderLineId))
    .innerJoin(orders, eq(orders.id, runLines.orderId))
    .where(and(which, isCounted))
    .orderBy(asc(sql`lower(${orders.customerName})`), asc(orders.id), asc(orderLines.position));
  return rows.map(({ options, handedOutAt, ...row }) => ({
    ...row,
    options: options ?? [],
    handedOutAt: handedOutAt?.toISOString() ?? null,
  }));
}

/**
 * Ticks a line or takes that back. Ticks of phones without a network arrive late, twice and in any
 * order: the one with the latest time counts. `givePiecesBack` returns to the stock what lines have deducted.
 * Throws 404, or 409 before the pieces have arrived.
 */
export const tickHandOut = (
  db: Database,
  orderLineId: string,
  { isHandedOut, at }: HandOutTick,
  givePiecesBack: (tx: Database, orderLineIds: string[]) => Promise<void>,
): Promise<HandOutLine> =>
  db.transaction(async (tx) => {
    const isLine = eq(runLines.orderLineId, orderLineId);
    // In the order in which cancelling locks them.
    const ofLine = tx.select({ id: runLines.orderId }).from(runLines).where(isLine);
    const [order] = await tx.select().from(orders).where(inArray(orders.id, ofLine)).for('update');
    const [line] = await tx.select().from(runLines).where(isLine).for('update');
    const [run] = line?.runId ? await tx.select().from(runs).where(eq(runs.id, line.runId)) : [];
    if (!line || !run) notFound(messages.runs.noLine);
    if (!allows(run.state, 'tick')) throw new HttpError(409, 'conflict', messages.runs.notNow(run.state));
    // A phone's clock may be ahead: nothing is handed out in the future.
    const tickedAt = new Date(Math.min(Date.now(), at ? Date.parse(at) : Date.now()));
    if (!line.tickedAt || line.tickedAt <= tickedAt) {
      const isSame = (line.handedOutAt !== null) === isHandedOut;
      const handedOutAt = isSame ? line.handedOutAt : isHandedOut ? tickedAt : null;
      await tx.update(runLines).set({ tickedAt, handedOutAt }).where(isLine);
      const entry = { target: `orders/${line.orderId}`, detail: isHandedOut ? '' : 'taken back' };
      if (!isSame) await logActions(tx, [{ action: 'hand-out', ...entry }]);
    }
    const [shown = notFound(messages.runs.noLine)] = await readLines(tx, isLine);
    // The line and the pieces of a cancelled or unpaid order were kept because they were handed out.
    if (!shown.handedOutAt && (order?.status === 'cancelled' || order?.paidAt === null)) {
      await givePiecesBack(tx, [orderLineId]);
      await leaveRuns(tx, line.orderId);
      await contentChanged(tx);
    }
    return shown;
  });
