import type { PaymentConfirmation } from '@year-group/api-types/shop/orderDetails';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createOrderMoveService, type OrderRow } from '../orders/orderMoveService.ts';
import { failReported, readReturned } from '../runs/runRefundStateService.ts';
import { type AttemptRow, createAttemptRepository, paymentOf } from './attemptRepository.ts';
import { currency, judge } from './judge.ts';
import type { CheckedAttempt, Claim, PaymentAdapter } from './providers/provider.ts';

export type Settle = ReturnType<typeof createSettle>;

/**
 * The only way a payment's outcome enters the product, for webhook, return, scheduled check and
 * administrator. Checks with the provider, compares amount and currency, and changes the order at
 * most once; doubtful cases are flagged for review.
 */
export function createSettle({ db, mail }: Pick<Services, 'db' | 'mail'>, adapter: PaymentAdapter) {
  const orders = createOrderMoveService({ mail });

  /** Resolves to the updated attempt; throws a ProviderError when the provider does not answer. */
  return async function settle(attemptId: string, options: SettleOptions = {}): Promise<AttemptRow> {
    const before = await createAttemptRepository(db).find(attemptId);
    if (!before) throw new Error('The payment attempt does not exist.');
    const checked = options.byHand ? confirmedByHand(before) : await adapter.check(before.reference);
    return db.transaction((tx) => apply(tx, before, checked, options));
  };

  async function recordConfirmation(tx: Database, order: OrderRow, { transactionId }: PaymentConfirmation) {
    await orders.record(tx, order, { needsReview: false });
    const entry = { target: `orders/${order.id}`, detail: transactionId };
    await logActions(tx, [{ action: 'payment-confirm', ...entry }]);
  }

  async function apply(
    tx: Database,
    { id, orderId }: AttemptRow,
    checked: CheckedAttempt,
    { wasCancelled = false, byHand, claim = {}, isFirst }: SettleOptions,
  ): Promise<AttemptRow> {
    // Always lock the order first, so that two attempts of one order cannot deadlock.
    const order = await orders.lock(tx, orderId);
    const attempts = createAttemptRepository(tx);
    const attempt = await attempts.lock(id);
    if (!order || !attempt) throw new Error('The order of the payment does not exist.');
    if (isFirst && !(await isFirst(tx))) return attempt;
    const known = withClaim(checked, attempt, claim);
    const all = await attempts.ofOrder(orderId);
    const isPaidByAnother = all.some((other) => other.id !== id && hasPaid(other));
    const verdict = judge(attempt, order, known, wasCancelled, isPaidByAnother);
    const cause = causeOf(attempt, byHand);
    if (byHand && verdict.state === 'succeeded') await recordConfirmation(tx, order, byHand);
    if (verdict.pays) {
      await contentChanged(tx);
      await orders.pay(tx, order, cause);
    }
    if (verdict.confirms || (byHand && verdict.review)) await orders.note(tx, order, cause);
    if (verdict.review && verdict.state === 'succeeded' && !order.paidAt)
      await orders.record(tx, order, { paidAt: new Date() });
    const part = known.state !== 'refunded' && claim.refund?.review;
    if (claim.failedRefund) await failReported(tx, orderId, claim.failedRefund.pesewas);
    const isOurs = await isOwnRefund(tx, attempt, verdict.state, claim);
    for (const reason of isOurs ? [claim.review] : [verdict.review, part, claim.review])
      if (reason) await orders.flagForReview(tx, order, { actor: attempt.provider, reason });
    const settledAt = verdict.state === attempt.state ? attempt.settledAt : new Date();
    const { state, reason = attempt.reason } = verdict;
    const after = { ...attempt, state, reason, settledAt, checkedAt: new Date() };
    await attempts.update(id, { state, reason, settledAt, checkedAt: after.checkedAt });
    const payment = paymentOf(all.map((each) => (each.id === id ? after : each)));
    if (after.state !== attempt.state || payment.paymentState !== order.paymentState)
      await orders.record(tx, order, payment);
    return after;
  }
}

/** Whether a refund that the provider reports is one that we asked for: it needs no review. */
async function isOwnRefund(
  tx: Database,
  { orderId, amountPesewas }: AttemptRow,
  state: AttemptRow['state'],
  { refund }: Claim,
): Promise<boolean> {
  if (state !== 'refunded' && !refund) return false;
  const amounts = (await readReturned(tx, orderId)).map(({ pesewas }) => pesewas);
  const total = amounts.reduce((sum, pesewas) => sum + pesewas, 0);
  return state === 'refunded' ? total >= amountPesewas : amounts.includes(refund?.pesewas ?? -1);
}

const hasPaid = ({ state }: AttemptRow): boolean => state === 'succeeded' || state === 'refunded';

interface SettleOptions {
  /** The payer cancelled on the provider's page. */
  wasCancelled?: boolean;
  /** The administrator found the payment in the provider's own records: no provider check. */
  byHand?: PaymentConfirmation;
  /** Additional information of a signed notice. */
  claim?: Claim;
  /** Marks the notice as processed; false when it already was, and nothing is done. */
  isFirst?: (tx: Database) => Promise<boolean>;
}

/** A signed notice of a full refund counts even while the status still reads as paid. */
function withClaim(
  checked: CheckedAttempt,
  { amountPesewas }: AttemptRow,
  { refund }: Claim,
): CheckedAttempt {
  const isWhole = refund?.pesewas !== undefined && refund.pesewas >= amountPesewas;
  return isWhole && checked.state === 'succeeded' ? { ...checked, state: 'refunded' } : checked;
}

/** What the administrator's confirmation means: the full amount, in our currency. */
const confirmedByHand = ({ amountPesewas }: AttemptRow): CheckedAttempt => ({
  state: 'succeeded',
  amountPesewas,
  currency,
});

function causeOf({ provider, reference }: AttemptRow, byHand: PaymentConfirmation | undefined) {
  const reason = `Payment ${reference} confirmed`;
  if (!byHand) return { actor: provider, reason };
  const { transactionId, note } = byHand;
  return { actor: 'administrator', reason: `${reason} by hand, transaction ${transactionId}: ${note}` };
}
