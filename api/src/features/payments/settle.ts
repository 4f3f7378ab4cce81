import { formatPesewas } from '@year-group/api-types/common/money';
import type { PaymentConfirmation } from '@year-group/api-types/shop/orderDetails';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { officerName } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { type Cause, createOrderMoveService, type OrderRow } from '../orders/orderMoveService.ts';
import { paymentOf } from '../orders/paymentStandingService.ts';
import { type AttemptRow, createAttemptRepository, hasMoney } from './attemptRepository.ts';
import { currency, judge } from './judge.ts';
import { type Booked, bookReceived, bookReturned, readReturnable, receivedOf } from './ledger.ts';
import {
  type CheckedAttempt,
  type Claim,
  type ListedRefund,
  type PaymentAdapter,
  ProviderError,
} from './providers/provider.ts';

export type Settle = ReturnType<typeof createSettle>;

/** A checked attempt with its order, both locked. */
interface Case {
  order: OrderRow;
  attempt: AttemptRow;
  /** All attempts of the order, latest first. */
  all: AttemptRow[];
  checked: CheckedAttempt;
  listed: ListedRefund[] | undefined;
  options: SettleOptions;
}

/**
 * The only way a payment's outcome enters the product, for webhook, return, scheduled check and
 * officer. Checks with the provider, compares amount and currency, and changes the order at
 * most once; doubtful cases are flagged for review.
 */
export function createSettle(
  { db, mail, settings }: Pick<Services, 'db' | 'mail' | 'settings'>,
  adapter: PaymentAdapter,
) {
  const orders = createOrderMoveService({ mail });

  /** Resolves to the updated attempt; throws a ProviderError when the provider does not answer. */
  return async function settle(attemptId: string, options: SettleOptions = {}): Promise<AttemptRow> {
    const before = await createAttemptRepository(db).find(attemptId);
    if (!before) throw new Error('The payment attempt does not exist.');
    // An earlier provider, which is no longer configured, does not answer.
    if (!options.byHand && before.provider !== settings.paymentProvider)
      throw new ProviderError(`Payment ${before.reference} was made by ${before.provider}`, {
        isRefusal: false,
      });
    const checked = options.byHand ? confirmedByHand(before) : await adapter.check(before.reference);
    // What went back is asked too, once something was received.
    const isListed = hasMoney(before) && checked.paymentId !== undefined;
    const listed = isListed ? await adapter.listRefunds?.(checked.paymentId ?? '') : undefined;
    return db.transaction(async (tx) => {
      const found = await lockCase(tx, before, { checked, listed, options });
      if (!found) return before;
      const booked = await bookMoney(tx, found);
      const verdict = judge(found.attempt, found.order, checked, await circumstancesOf(tx, found));
      await moveOrder(tx, found, verdict, booked);
      return recordAttempt(tx, found, verdict);
    });
  };

  /** The order is always locked first, so that two attempts of one order cannot deadlock. */
  async function lockCase(
    tx: Database,
    { id, orderId }: AttemptRow,
    known: Pick<Case, 'checked' | 'listed' | 'options'>,
  ): Promise<Case | undefined> {
    const order = await orders.lock(tx, orderId);
    const attempts = createAttemptRepository(tx);
    const attempt = await attempts.lock(id);
    if (!order || !attempt) throw new Error('The order of the payment does not exist.');
    if (known.options.isFirst && !(await known.options.isFirst(tx))) return undefined;
    return { order, attempt, all: await attempts.ofOrder(orderId), ...known };
  }

  /** First, the money: rows for what was received and for what went back. */
  async function bookMoney(
    tx: Database,
    { order, attempt, checked, listed, options }: Case,
  ): Promise<Booked> {
    const { byHand, claim = {} } = options;
    const pesewas = receivedOf(attempt, checked);
    if (pesewas !== undefined)
      await bookReceived(tx, attempt, { pesewas, proof: byHand?.transactionId }, order.totalPesewas);
    // A notice that a refund failed is newer than the state of the payment.
    const isWhole = checked.state === 'refunded' && !claim.failedRefund;
    return bookReturned(tx, attempt, { listed, isWhole, claim });
  }

  /** Then the order: paid, noted or flagged for review, as the verdict says. */
  async function moveOrder(
    tx: Database,
    { order, attempt, options: { byHand, claim = {} } }: Case,
    verdict: ReturnType<typeof judge>,
    { reported, confirmed, failed }: Booked,
  ): Promise<void> {
    const cause = causeOf(attempt, byHand);
    const isNew = verdict.state === 'succeeded' && attempt.state !== 'succeeded';
    if (byHand && isNew) await recordConfirmation(tx, order, byHand);
    if (verdict.pays || reported.length + confirmed.length + failed.length > 0) await contentChanged(tx);
    if (verdict.pays) await orders.pay(tx, order, cause);
    if (verdict.confirms || (byHand && verdict.review)) await orders.note(tx, order, cause);
    if (verdict.review && verdict.state === 'succeeded' && !verdict.pays && !order.paidAt)
      await orders.record(tx, order, { paidAt: new Date() });
    const { provider: actor, reference } = attempt;
    for (const { pesewas } of confirmed)
      await orders.note(tx, order, { actor, reason: `Refunded ${formatPesewas(pesewas)} by ${actor}` });
    const said = (rows: { pesewas: number }[], what: string) =>
      rows.map(({ pesewas }) => `Payment ${reference}: the provider ${what} ${formatPesewas(pesewas)}`);
    const told = [...said(reported, 'reports a refund of'), ...said(failed, 'could not refund')];
    const reasons = [verdict.review, ...told, claim.review];
    for (const reason of reasons) if (reason) await orders.flagForReview(tx, order, { actor, reason });
  }

  /** Last, the attempt itself, and what all attempts amount to for the order. */
  async function recordAttempt(
    tx: Database,
    { order, attempt, all }: Case,
    { state, reason = attempt.reason }: ReturnType<typeof judge>,
  ): Promise<AttemptRow> {
    const settledAt = state === attempt.state ? attempt.settledAt : new Date();
    const found = { state, reason, settledAt, checkedAt: new Date() };
    const after = { ...attempt, ...found };
    await createAttemptRepository(tx).update(attempt.id, found);
    const paymentState = paymentOf(all.map((each) => (each.id === attempt.id ? after : each)));
    if (paymentState !== order.paymentState) await orders.record(tx, order, { paymentState });
    return after;
  }

  async function recordConfirmation(tx: Database, order: OrderRow, { transactionId }: PaymentConfirmation) {
    await orders.record(tx, order, { needsReview: false });
    const entry = { target: `orders/${order.id}`, detail: transactionId };
    await logActions(tx, [{ action: 'payment-confirm', ...entry }]);
  }
}

async function circumstancesOf(tx: Database, { attempt, all, options: { wasCancelled = false } }: Case) {
  const payments = await readReturnable(tx, attempt.orderId);
  const own = payments.find(({ attemptId }) => attemptId === attempt.id);
  const isPaidByAnother = all.some((other) => other.id !== attempt.id && hasMoney(other));
  return { wasCancelled, isPaidByAnother, isReturned: own !== undefined && own.held <= 0 };
}

interface SettleOptions {
  wasCancelled?: boolean;
  /** An officer found the payment in the provider's own records: no provider check. */
  byHand?: PaymentConfirmation;
  /** Additional information of a signed notice. */
  claim?: Claim;
  /** Marks the notice as processed; false when it already was, and nothing is done. */
  isFirst?: (tx: Database) => Promise<boolean>;
}

/** What an officer's confirmation means: the full amount, in our currency. */
const confirmedByHand = ({ amountPesewas }: AttemptRow): CheckedAttempt => ({
  state: 'succeeded',
  amountPesewas,
  currency,
});

function causeOf({ provider, reference }: AttemptRow, byHand: PaymentConfirmation | undefined): Cause {
  const reason = `Payment ${reference} confirmed`;
  if (!byHand) return { actor: provider, reason };
  const { transactionId, note } = byHand;
  return { actor: officerName(), reason: `${reason} by hand, transaction ${transactionId}: ${note}` };
}
