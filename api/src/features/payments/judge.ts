import { messages } from '@year-group/api-types/messages';
import type { OrderRow } from '../orders/orderMoveService.ts';
import type { AttemptRow } from './attemptRepository.ts';
import type { CheckedAttempt } from './providers/provider.ts';

/** The shop's currency. */
export const currency = 'GHS';
/** After three days without payment an attempt has failed; a later success still counts. */
export const windowMs = 72 * 60 * 60 * 1000;

interface Verdict {
  state: AttemptRow['state'];
  pays?: boolean;
  /** Whether it is the payment of an order that an officer has already recorded as paid. */
  confirms?: boolean;
  review?: string;
  /** Why the attempt failed or is in doubt. */
  reason?: string;
}

/** What else is known when an attempt is judged. */
interface Circumstances {
  /** The payer cancelled on the provider's page. */
  wasCancelled?: boolean;
  /** Another attempt of the order has brought money. */
  isPaidByAnother?: boolean;
  /** All that this attempt brought went back. */
  isReturned?: boolean;
}

/** The verdict on a checked attempt; a pure function, so that every case can be tested. */
export function judge(
  attempt: Pick<AttemptRow, 'state' | 'amountPesewas' | 'createdAt' | 'reference'> & { reason?: string },
  order: Pick<OrderRow, 'paidAt' | 'status'>,
  checked: CheckedAttempt,
  { wasCancelled = false, isPaidByAnother = false, isReturned = false }: Circumstances = {},
): Verdict {
  const { state } = attempt;
  if (checked.state === 'succeeded' || checked.state === 'refunded') {
    if (state === 'succeeded') return { state };
    if (isReturned || checked.state === 'refunded') return { state: 'succeeded' };
    const doubt = doubtOf(attempt, checked);
    if (doubt)
      return state === 'needs-review' ? { state } : { state: 'needs-review', review: doubt, reason: doubt };
    const pays = !order.paidAt && order.status !== 'cancelled';
    if (isPaidByAnother)
      return {
        state: 'succeeded',
        ...(pays && { pays }),
        review: `Paid twice: also by ${attempt.reference}`,
      };
    if (order.status === 'cancelled') return { state: 'succeeded', review: paidTooLate(attempt.reference) };
    return { state: 'succeeded', ...(pays ? { pays } : { confirms: true }) };
  }
  // In doubt without a reason is one that had no answer for days: now it has one.
  if (state !== 'pending' && (state !== 'needs-review' || attempt.reason)) return { state };
  if (checked.state !== 'pending') return { state: checked.state, reason: checked.reason ?? '' };
  if (wasCancelled) return { state: 'cancelled' };
  if (Date.now() - attempt.createdAt.getTime() <= windowMs) return { state };
  return { state: 'failed', reason: messages.payments.notPaidInTime };
}

const paidTooLate = (reference: string) =>
  `Paid after it was cancelled: refund it or take it up again. Payment ${reference}`;

function doubtOf(
  { amountPesewas }: Pick<AttemptRow, 'amountPesewas'>,
  checked: CheckedAttempt,
): string | undefined {
  if (checked.doubt) return checked.doubt;
  if (checked.currency !== undefined && checked.currency !== currency)
    return `Paid in ${checked.currency}, not ${currency}`;
  if (checked.requestedPesewas !== undefined && checked.requestedPesewas !== amountPesewas)
    return `The provider asked the payer for ${checked.requestedPesewas} pesewas, expected ${amountPesewas}`;
  // More is correct: the payer may pay the provider's fees.
  if (checked.amountPesewas !== undefined && checked.amountPesewas >= amountPesewas) return undefined;
  return `Paid ${checked.amountPesewas ?? 'an unknown number of'} pesewas, expected ${amountPesewas}`;
}
