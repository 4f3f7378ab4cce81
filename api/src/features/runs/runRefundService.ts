import { randomUUIDv7 } from 'node:crypto';
import { formatPesewas, toCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import { allows } from '@year-group/api-types/shop/runStates';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { type Account, type RefundRow, readAccount } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { orderLines, type orders, refunds, runLines } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { closeIfRefunded, moveRun } from './moveRun.ts';
import { type BuyerLine, isWaitingFor, owedOf, readBuyers } from './runBuyers.ts';
import { findRun, lockRun, type RunRow } from './runQueries.ts';

type OrderRow = typeof orders.$inferSelect;
/** A refund that one request has to itself. */
export type ClaimedRefund = RefundRow & { isNew: boolean };

/** For how long one request has a refund to itself: longer than the provider's calls can take. */
const claimSeconds = 60;
const claimedUntil = sql`now() + make_interval(secs => ${claimSeconds})`;

/**
 * The refund of a locked order's lines in a run that failed, and of those that wait, for this
 * request alone: one that is not done yet, else a new one. A refund that is done is returned as it
 * is. Throws 404, or 409 when nothing is owed, or another request is carrying it out.
 */
export async function claimRefund(tx: Database, runId: string, order: OrderRow): Promise<ClaimedRefund> {
  const run = (await findRun(tx, runId)) ?? notFound(messages.runs.notFound);
  const [buyer] = await readBuyers(tx, [order.id], isOf(run));
  if (!buyer) throw nothingOwed(await readAccount(tx, order.id), 0);
  const { lines, account, all } = buyer;
  const known = lines.flatMap(({ refund }) => refund ?? []);
  const open = known.find(({ state }) => state !== 'done');
  if (open) return { ...(await claimAgain(tx, open)), isNew: false };
  const due = lines.filter(({ refund, member }) => !refund && (!member?.runId || isRefunding(run)));
  const pesewas = isRefunding(run) || due.length > 0 ? owedOf(order, account, all, due) : 0;
  if (pesewas === 0) {
    if (known[0]) return { ...known[0], isNew: false };
    throw nothingOwed(account, 0);
  }
  const ids = due.map(({ line }) => line.id);
  const locked = (await lockRun(tx, runId)) ?? notFound(messages.runs.notFound);
  // What waited may have joined a run meanwhile.
  const isHere = or(isNull(runLines.runId), eq(runLines.runId, runId));
  const still = await tx
    .select()
    .from(runLines)
    .where(and(inArray(runLines.orderLineId, ids), isHere))
    .for('update');
  if (still.length < ids.length) throw nothingOwed(account, 0);
  const values = { id: randomUUIDv7(), orderId: order.id, how: 'provider', state: 'asked', pesewas } as const;
  const [refund] = await tx
    .insert(refunds)
    .values({ ...values, claimedUntil })
    .returning();
  if (!refund) throw new Error('The refund was not stored.');
  await tx.update(orderLines).set({ refundId: refund.id }).where(inArray(orderLines.id, ids));
  if (still.some((each) => each.runId) && allows(locked.state, 'refund')) await moveRun(tx, locked, 'refund');
  return { ...refund, isNew: true };
}

const isRefunding = ({ state }: RunRow): boolean => allows(state, 'refund') || state === 'closed';

/** Whether a line is in the run, or waits for the next one of its listing. */
const isOf = (run: RunRow) => (each: BuyerLine) =>
  each.member?.runId === run.id || isWaitingFor(run.listingId)(each);

/** The refusal to return more than is owed, with the sum that is left. */
function nothingOwed({ refundedPesewas }: Account, left: number): HttpError {
  const message =
    refundedPesewas > 0
      ? messages.runs.returnedAlready(formatPesewas(refundedPesewas), formatPesewas(left))
      : messages.runs.nothingToRefund;
  return new HttpError(409, 'conflict', message, { left: toCedis(left) });
}

async function claimAgain(tx: Database, { id }: RefundRow): Promise<RefundRow> {
  const isFree = and(eq(refunds.id, id), sql`coalesce(${refunds.claimedUntil} < now(), true)`);
  const [row] = await tx.update(refunds).set({ claimedUntil }).where(isFree).returning();
  if (!row) throw new HttpError(409, 'conflict', messages.runs.refundUnderway);
  return row;
}

/**
 * Compares a claimed refund with what is owed now that the provider was asked: throws 409 with the
 * sum that is left when that is less. Resolves to the refund, which the provider may have already,
 * and its lines.
 */
export async function checkOwed(tx: Database, order: OrderRow, id: string) {
  const [buyer] = await readBuyers(tx, [order.id], ({ line }) => line.refundId === id);
  const account = buyer?.account ?? (await readAccount(tx, order.id));
  const refund = account.refunds.find((each) => each.id === id);
  if (!refund) throw nothingOwed(account, 0);
  const owed = owedOf(order, account, buyer?.all ?? [], buyer?.lines ?? [], id);
  if (refund.state !== 'done' && owed < refund.pesewas) throw nothingOwed(account, owed);
  // One that failed counts as under way again only now: the provider names old failures too.
  if (refund.state === 'failed') await tx.update(refunds).set({ state: 'asked' }).where(eq(refunds.id, id));
  return { refund, lineIds: buyer?.lines.map(({ line }) => line.id) ?? [] };
}

/** Gives up a refund that was claimed and not sent: the next one has the sum that is owed then. */
export async function dropRefund(tx: Database, id: string): Promise<void> {
  await tx.delete(refunds).where(and(eq(refunds.id, id), ne(refunds.state, 'done')));
}

/** The provider refused to carry out a refund: it can be returned by hand. */
export async function failRefund(db: Database, id: string): Promise<void> {
  const isAsked = and(eq(refunds.id, id), eq(refunds.state, 'asked'));
  await db.update(refunds).set({ state: 'failed', claimedUntil: null }).where(isAsked);
}

/**
 * Marks a refund as done, once; false when it was, or when the provider has said meanwhile that it
 * failed. A run of which no money is held is closed.
 */
export async function finishRefund(tx: Database, id: string, runId: string, proof: string): Promise<boolean> {
  const byHand = proof && { how: 'by-hand' as const, proof, attemptId: null };
  const done = await tx
    .update(refunds)
    .set({ ...byHand, state: 'done', claimedUntil: null, doneAt: new Date() })
    .where(and(eq(refunds.id, id), proof ? ne(refunds.state, 'done') : eq(refunds.state, 'asked')))
    .returning({ id: refunds.id });
  await closeRun(tx, runId);
  return done.length > 0;
}

/** Throws 409 unless a refund has this proof: the provider, or another officer, may have returned the money. */
export async function demandProof(db: Database, { id, orderId }: RefundRow, proof: string): Promise<void> {
  const account = await readAccount(db, orderId);
  if (account.refunds.find((each) => each.id === id)?.proof !== proof) throw nothingOwed(account, 0);
}

/** Closes a run of which no money is held. */
export async function closeRun(tx: Database, runId: string): Promise<void> {
  const run = await lockRun(tx, runId);
  if (run) await closeIfRefunded(tx, run);
}
