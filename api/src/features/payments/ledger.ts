import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { heldOfPayment, isReturned, type RefundRow, readAccount } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { orderLines, payments, refunds } from '#platform/db/schema.ts';
import type { AttemptRow } from './attemptRepository.ts';
import { currency } from './judge.ts';
import type { CheckedAttempt, Claim, ListedRefund } from './providers/provider.ts';

/** Pesewas that the provider has received by an attempt; undefined when it does not clearly say so. */
export function receivedOf(
  { amountPesewas }: Pick<AttemptRow, 'amountPesewas'>,
  { state, doubt, currency: paidIn, amountPesewas: paid, requestedPesewas: asked }: CheckedAttempt,
): number | undefined {
  if (state !== 'succeeded' && state !== 'refunded') return undefined;
  if (doubt || (paidIn !== undefined && paidIn !== currency)) return undefined;
  // The payer may pay the provider's fees beside.
  const most = asked ?? amountPesewas;
  return paid ? Math.min(paid, most) : state === 'refunded' ? most : undefined;
}

/**
 * Stores what an attempt has brought in. An officer's word gives way to the provider's: it counts
 * only for the rest of the order's total, beside what the provider holds.
 */
export async function bookReceived(
  tx: Database,
  { id: attemptId, orderId }: Pick<AttemptRow, 'id' | 'orderId'>,
  { pesewas, proof }: { pesewas: number; proof?: string | undefined },
  totalPesewas: number,
): Promise<void> {
  const fields = { pesewas, isByHand: proof !== undefined, proof: proof ?? '' };
  const insert = tx.insert(payments).values({ id: randomUUIDv7(), orderId, attemptId, ...fields });
  if (fields.isByHand) await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: payments.attemptId, set: fields });
  const { refunds: returned } = await readAccount(tx, orderId);
  // Money that was returned by hand had come, and counts beside.
  if (returned.some((refund) => refund.attemptId === null && refund.state !== 'failed')) return;
  const rest = (await readReturnable(tx, orderId)).reduce((due, { held }) => due - held, totalPesewas);
  const isClaim = and(eq(payments.orderId, orderId), eq(payments.isByHand, true));
  if (rest <= 0) await tx.delete(payments).where(isClaim);
  else
    await tx
      .update(payments)
      .set({ pesewas: sql`least(${payments.pesewas}, ${rest})` })
      .where(isClaim);
}

/** What a provider's word about refunds changed. */
export interface Booked {
  /** New ones that nobody asked for from here. */
  reported: RefundRow[];
  /** Ours of which the answer was lost, and that it has carried out. */
  confirmed: RefundRow[];
  /** Those that it could not carry out after all. */
  failed: RefundRow[];
}

interface Returned {
  listed: ListedRefund[] | undefined;
  isWhole: boolean;
  claim: Claim;
}

/**
 * Stores what the provider says went back of an attempt's payment: its list, a signed notice, or
 * that all of it did. Each refund is stored once, in whatever order it is reported, and never more
 * than was received.
 */
export async function bookReturned(
  tx: Database,
  attempt: AttemptRow,
  { listed, isWhole, claim }: Returned,
): Promise<Booked> {
  const booked: Booked = { reported: [], confirmed: [], failed: [] };
  const known = () => readPayment(tx, attempt);

  async function update(row: RefundRow, { isFailed = false, ...marks }: Marks): Promise<void> {
    const state = isFailed ? failed : { state: 'done' as const, doneAt: row.doneAt ?? new Date() };
    await tx
      .update(refunds)
      .set({ ...marks, ...state })
      .where(eq(refunds.id, row.id));
    // Its lines are sold again; those of a refund from here wait until it is sent again.
    if (isFailed && row.how === 'dashboard')
      await tx.update(orderLines).set({ refundId: null }).where(eq(orderLines.refundId, row.id));
    if (state.state !== row.state) booked[isFailed ? 'failed' : 'confirmed'].push(row);
  }

  /** Stores a refund that is not known, cut to what is left of the payment. */
  async function add(pesewas: number, marks: Marks): Promise<void> {
    const rest = Math.min(pesewas, (await known()).held);
    if (rest <= 0) return;
    const { id: attemptId, orderId } = attempt;
    const values = { id: randomUUIDv7(), orderId, attemptId, pesewas: rest, how: 'dashboard' as const };
    const fields = { ...values, ...marks, state: 'done' as const, doneAt: new Date() };
    booked.reported.push(...(await tx.insert(refunds).values(fields).returning()));
  }

  for (const { id, note, pesewas, isFailed } of listed ?? []) {
    const { returned } = await known();
    const same =
      returned.find((row) => row.id === note || (id !== undefined && row.providerId === id)) ??
      returned.find((row) => isLike(row, pesewas) && row.how === 'dashboard' && !row.providerId);
    // One that failed and was sent again is listed twice, with our id as the note of both.
    if (isFailed && same?.id === note && listed?.some((each) => each.note === note && !each.isFailed))
      continue;
    // An earlier one that is known to have failed, while it is sent again.
    if (isFailed && same?.state === 'asked' && same.providerId === id) continue;
    if (same) await update(same, { providerId: id, isFailed });
    else if (!isFailed) await add(pesewas, { providerId: id });
  }
  if (claim.refund) {
    const { pesewas, key: noticeKey } = claim.refund;
    const isIt = (row: RefundRow) => row.providerId === noticeKey || (isLike(row, pesewas) && !row.noticeKey);
    const same = (await known()).returned.find(isIt);
    const dispute = noticeKey.startsWith('dispute-') && { providerId: noticeKey };
    if (same) await update(same, { noticeKey });
    else await add(pesewas, { noticeKey, ...dispute });
  }
  const amount = claim.failedRefund?.pesewas;
  // The list may have told of it already.
  const isListed = listed?.some((each) => each.isFailed && each.pesewas === (amount ?? each.pesewas));
  if (claim.failedRefund && !isListed) {
    const isIt = (row: RefundRow) =>
      row.how === 'provider' && !row.noticeKey && isLike(row, amount ?? row.pesewas);
    const same = (await known()).returned.findLast(isIt);
    if (same) await tx.update(refunds).set(failed).where(eq(refunds.id, same.id));
  }
  if (isWhole) {
    for (const row of (await known()).returned) if (row.state === 'asked') await update(row, {});
    await add(Number.MAX_SAFE_INTEGER, {});
  }
  if (booked.reported.length + booked.confirmed.length > 0) await linkWhole(tx, attempt.orderId);
  return booked;
}

/** What tells a refund from others of the same amount, and what became of it. */
interface Marks {
  providerId?: string | undefined;
  noticeKey?: string;
  isFailed?: boolean;
}

const isLike = ({ state, pesewas }: RefundRow, amount: number): boolean =>
  state !== 'failed' && pesewas === amount;
const failed = { state: 'failed', doneAt: null } as const;
/** The payment of an attempt: its refunds, and what is left of it. */
async function readPayment(tx: Database, { id, orderId }: AttemptRow) {
  const account = await readAccount(tx, orderId);
  const payment = account.payments.find(({ attemptId }) => attemptId === id);
  const returned = account.refunds.filter(({ attemptId }) => attemptId === id);
  return { returned, held: payment ? heldOfPayment(account, payment) : 0 };
}

/** An order of which all went back has no line that is sold: each names the refund that ended it. */
export async function linkWhole(tx: Database, orderId: string): Promise<void> {
  const account = await readAccount(tx, orderId);
  const last = account.refunds.findLast(({ state }) => state === 'done');
  if (!last || !isReturned(account)) return;
  const isSold = and(eq(orderLines.orderId, orderId), isNull(orderLines.refundId));
  await tx.update(orderLines).set({ refundId: last.id }).where(isSold);
}

/** The payments of an order that a provider has, those with most left first, apart from one refund. */
export async function readReturnable(tx: Database, orderId: string, except?: string) {
  const account = await readAccount(tx, orderId);
  return account.payments
    .filter(({ attemptId, isByHand }) => attemptId !== null && !isByHand)
    .map((payment) => ({ ...payment, held: heldOfPayment(account, payment, except) }))
    .toSorted((one, other) => other.held - one.held);
}
