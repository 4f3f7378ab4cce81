import { randomUUIDv7 } from 'node:crypto';
import { messages } from '@year-group/api-types/messages';
import { allows } from '@year-group/api-types/shop/runStates';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { orderLines, type orders, runLines, runRefunds } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { moveRun } from './moveRun.ts';
import { refundPesewas } from './runAmounts.ts';
import { findRun, lockRun } from './runQueries.ts';

export type RefundRow = typeof runRefunds.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

/** For how long one request has a refund to itself: longer than the provider's call can take. */
const claimSeconds = 60;
const claimedUntil = sql`now() + make_interval(secs => ${claimSeconds})`;

/** How a refund is claimed, and by whom its pieces are given back. */
interface ToClaim {
  runId: string;
  /** Locked by this transaction. */
  order: OrderRow;
  givePiecesBack: (tx: Database, lineIds: string[]) => Promise<void>;
}

/**
 * The refund of an order's lines in a run that failed, and of those that wait, for this request
 * alone: one that is not done yet, else a new one. A refund that is done is returned as it is.
 * Throws 404, or 409 when there is nothing to refund, or another request is carrying it out.
 */
export async function claimRefund(
  tx: Database,
  { runId, order, givePiecesBack }: ToClaim,
): Promise<RefundRow & { isNew: boolean }> {
  const run = (await findRun(tx, runId)) ?? notFound(messages.runs.notFound);
  const all = await readLines(tx, order.id);
  const mine = all.filter(
    ({ member }) =>
      member?.leftIn === null &&
      (member.runId === runId || (member.runId === null && member.listingId === run.listingId)),
  );
  const known = await readRefunds(
    tx,
    mine.flatMap(({ member }) => member?.refundId ?? []),
  );
  const open = known.find(({ state }) => state !== 'done');
  if (open) return { ...(await claimAgain(tx, open)), isNew: false };
  const due = mine.filter(
    ({ member }) => member?.refundId === null && (member.runId === null || allows(run.state, 'refund')),
  );
  if (due.length === 0) {
    if (known[0]) return { ...known[0], isNew: false };
    throw new HttpError(409, 'conflict', messages.runs.nothingToRefund);
  }
  const ids = due.map(({ line }) => line.id);
  // Listings before runs, as payments lock them; what waited may have joined a run meanwhile.
  await givePiecesBack(tx, ids);
  const locked = (await lockRun(tx, runId)) ?? notFound(messages.runs.notFound);
  const lines = all.map(({ line, member }) => ({ ...line, refundId: member?.refundId ?? null }));
  const pesewas = refundPesewas(order, lines, new Set(ids));
  const [refund] = await tx
    .insert(runRefunds)
    .values({ id: randomUUIDv7(), orderId: order.id, state: 'asked', pesewas, claimedUntil })
    .returning();
  if (!refund) throw new Error('The refund was not stored.');
  const taken = await tx
    .update(runLines)
    .set({ refundId: refund.id })
    .where(
      and(
        inArray(runLines.orderLineId, ids),
        or(isNull(runLines.runId), eq(runLines.runId, runId)),
        isNull(runLines.refundId),
      ),
    )
    .returning({ runId: runLines.runId });
  if (taken.length < ids.length) throw new HttpError(409, 'conflict', messages.runs.nothingToRefund);
  if (taken.some((each) => each.runId)) await moveRun(tx, locked, 'refund');
  return { ...refund, isNew: true };
}

const readLines = (tx: Database, orderId: string) =>
  tx
    .select({ line: orderLines, member: runLines })
    .from(orderLines)
    .leftJoin(runLines, eq(runLines.orderLineId, orderLines.id))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));

const readRefunds = async (tx: Database, ids: string[]): Promise<RefundRow[]> =>
  ids.length === 0
    ? []
    : tx.select().from(runRefunds).where(inArray(runRefunds.id, ids)).orderBy(desc(runRefunds.createdAt));

async function claimAgain(tx: Database, { id }: RefundRow): Promise<RefundRow> {
  const isFree = or(isNull(runRefunds.claimedUntil), sql`${runRefunds.claimedUntil} < now()`);
  const [row] = await tx
    .update(runRefunds)
    .set({ state: 'asked', claimedUntil })
    .where(and(eq(runRefunds.id, id), isFree))
    .returning();
  if (!row) throw new HttpError(409, 'conflict', messages.runs.refundUnderway);
  return row;
}
