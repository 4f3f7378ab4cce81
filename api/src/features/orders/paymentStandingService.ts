import type { OrderPayment, PaymentState } from '@year-group/api-types/common/lists';
import { and, eq, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { type AccountSums, isReturned, isReturnedOrder } from '#platform/db/accounts.ts';
import { orders } from '#platform/db/schema.ts';
import type { OrderRow } from './orderRepository.ts';

type Paid = Pick<OrderRow, 'paidAt' | 'paymentState'> & AccountSums;
type Payable = Omit<Paid, 'refundedPesewas'> & Pick<OrderRow, 'status'>;

/** The state of all attempts, latest first: succeeded or else in doubt once one is, else that of the latest. */
export function paymentOf(attempts: { state: string }[]): string | null {
  const states = attempts.map(({ state }) => state);
  return ['succeeded', 'needs-review'].find((state) => states.includes(state)) ?? states[0] ?? null;
}

/** The state of an order's payment, by the sums of what was received and returned. */
export function paymentStanding(order: Paid): OrderPayment {
  const { paidAt, paymentState, refundedPesewas } = order;
  if (isReturned(order)) return 'refunded';
  if (paymentState === 'needs-review' && !paidAt) return 'in-doubt';
  if (refundedPesewas > 0) return 'part-refunded';
  if (paidAt) return 'paid';
  if (paymentState === null) return 'none';
  return paymentState === 'failed' || paymentState === 'cancelled' ? 'failed' : 'waiting';
}

/** The state of the payment as everybody reads it. */
export const paymentStateOf = (order: Paid): PaymentState | null =>
  isReturned(order) ? 'refunded' : (order.paymentState as PaymentState | null);

/**
 * Whether a payment can be started for an order: the only rule for the payment itself, the link in
 * a letter and the page of the order. Not while a payment is in doubt, since it could be paid twice.
 */
export function isPayable({ status, paidAt, paymentState, paidPesewas }: Payable): boolean {
  if (paidAt || paidPesewas > 0 || status === 'cancelled') return false;
  return paymentState !== 'needs-review' && paymentState !== 'succeeded';
}

const { paidAt, paymentState } = orders;
const isUnpaid = isNull(paidAt);
const isDoubtful = and(isUnpaid, eq(paymentState, 'needs-review'));
const isSure = or(isNotNull(paidAt), isNull(paymentState), ne(paymentState, 'needs-review'));
const hasRefund = sql`exists (select from refunds where refunds.order_id = orders.id and refunds.state = 'done')`;
const conditions: Record<OrderPayment, SQL | undefined> = {
  refunded: isReturnedOrder,
  'in-doubt': and(isDoubtful, not(isReturnedOrder)),
  'part-refunded': and(hasRefund, isSure, not(isReturnedOrder)),
  paid: and(isNotNull(paidAt), not(hasRefund)),
  none: and(isUnpaid, isNull(paymentState), not(hasRefund)),
  failed: and(isUnpaid, inArray(paymentState, ['failed', 'cancelled']), not(hasRefund)),
  waiting: and(isUnpaid, inArray(paymentState, ['pending', 'succeeded']), not(hasRefund)),
};

/** The same as a condition of a list. */
export const hasStanding = (payment: OrderPayment): SQL | undefined => conditions[payment];
