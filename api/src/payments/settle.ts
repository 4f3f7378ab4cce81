import type { Database } from '../db/database.ts';
import type { Topic } from '../http/contentVersions.ts';
import { createOrderPaymentService, type OrderRow } from '../orders/orderPaymentService.ts';
import type { Services } from '../services.ts';
import { type AttemptRow, createAttemptRepository } from './attemptRepository.ts';
import type { CheckedAttempt, PaymentAdapter } from './providers/provider.ts';

const currency = 'GHS';
/** After three days without a payment an attempt has failed; a success that comes later wins all the same. */
export const windowMs = 72 * 60 * 60 * 1000;

export type Settle = ReturnType<typeof createSettle>;

/**
 * The one way in which a payment's outcome enters the product, fed by webhook, return and timed check alike.
 * It asks the provider, compares amount and currency, and moves the order at most once; doubt goes to the administrator.
 */
export function createSettle(
  { db, content, mail }: Pick<Services, 'db' | 'content' | 'mail'>,
  adapter: PaymentAdapter,
) {
  const orders = createOrderPaymentService({ content, mail });

  /** Resolves to the attempt as it stands now; throws a ProviderError when the provider gives no answer. */
  return async function settle(attemptId: string, { gaveUp = false } = {}): Promise<AttemptRow> {
    const before = await createAttemptRepository(db).find(attemptId);
    if (!before) throw new Error('There is no such payment attempt.');
    const checked = await adapter.check(before.reference);
    return content.changing((tx, touch) => apply(tx, before, checked, gaveUp, touch));
  };

  async function apply(
    tx: Database,
    { id, orderId }: AttemptRow,
    checked: CheckedAttempt,
    gaveUp: boolean,
    touch: (topic: Topic) => void,
  ): Promise<AttemptRow> {
    // The order first, always: two attempts of one order must not wait for each other.
    const order = await orders.lock(tx, orderId);
    const attempts = createAttemptRepository(tx);
    const attempt = await attempts.lock(id);
    if (!order || !attempt) throw new Error('The payment’s order is gone.');
    const verdict = judge(attempt, order, checked, gaveUp);
    if (verdict.pays) {
      touch('listings');
      const actor = attempt.provider;
      await orders.pay(tx, order, { actor, reason: `Payment ${attempt.reference} confirmed` });
    }
    if (verdict.review) {
      await orders.doubt(tx, order, { actor: attempt.provider, reason: verdict.review });
    }
    const settledAt = verdict.state === attempt.state ? attempt.settledAt : new Date();
    const after = { ...attempt, state: verdict.state, settledAt, checkedAt: new Date() };
    await attempts.update(id, { state: after.state, settledAt, checkedAt: after.checkedAt });
    return after;
  }
}

interface Verdict {
  state: AttemptRow['state'];
  /** Whether the order becomes paid by this. */
  pays?: boolean;
  /** Why the administrator must look at it. */
  review?: string;
}

/** What a checked attempt means, by the rules of the product; pure, so that every case can be listed. */
export function judge(
  attempt: Pick<AttemptRow, 'state' | 'amountPesewas' | 'createdAt' | 'reference'>,
  order: Pick<OrderRow, 'paidAt'>,
  checked: CheckedAttempt,
  gaveUp: boolean,
): Verdict {
  const { state } = attempt;
  if (checked.state === 'refunded') {
    return state === 'refunded'
      ? { state }
      : { state: 'refunded', review: `Payment ${attempt.reference} was refunded` };
  }
  if (checked.state === 'succeeded') {
    if (state === 'succeeded' || state === 'refunded') return { state };
    const doubt = doubtOf(attempt, checked);
    if (doubt) return state === 'needs-review' ? { state } : { state: 'needs-review', review: doubt };
    if (order.paidAt) return { state: 'succeeded', review: `Paid twice: also by ${attempt.reference}` };
    return { state: 'succeeded', pays: true };
  }
  if (state !== 'pending') return { state };
  if (checked.state !== 'pending') return { state: checked.state };
  if (gaveUp) return { state: 'cancelled' };
  return { state: Date.now() - attempt.createdAt.getTime() > windowMs ? 'failed' : 'pending' };
}

function doubtOf(
  { amountPesewas }: Pick<AttemptRow, 'amountPesewas'>,
  checked: CheckedAttempt,
): string | undefined {
  if (checked.doubt) return checked.doubt;
  if (checked.currency !== undefined && checked.currency !== currency)
    return `Paid in ${checked.currency}, not ${currency}`;
  if (checked.amountPesewas !== amountPesewas) {
    return `Paid ${checked.amountPesewas ?? 'an unknown number of'} pesewas, expected ${amountPesewas}`;
  }
  return undefined;
}
