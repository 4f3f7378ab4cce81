import type { OrderPayment } from '@year-group/api-types/common/lists';
import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { orders } from '#platform/db/schema.ts';
import type { OrderRow } from './orderRepository.ts';

/** The state of an order's payment. An officer can mark an order as paid without an attempt. */
export function paymentStanding({
  paidAt,
  paymentState,
}: Pick<OrderRow, 'paidAt' | 'paymentState'>): OrderPayment {
  if (paymentState === 'refunded') return 'refunded';
  if (paymentState === 'needs-review') return 'in-doubt';
  if (paidAt) return 'paid';
  if (paymentState === null) return 'none';
  return paymentState === 'failed' || paymentState === 'cancelled' ? 'failed' : 'waiting';
}

const { paidAt, paymentState } = orders;
const isUnpaid = isNull(paidAt);
const conditions: Record<OrderPayment, SQL | undefined> = {
  refunded: eq(paymentState, 'refunded'),
  'in-doubt': eq(paymentState, 'needs-review'),
  paid: and(
    isNotNull(paidAt),
    or(isNull(paymentState), and(ne(paymentState, 'refunded'), ne(paymentState, 'needs-review'))),
  ),
  none: and(isUnpaid, isNull(paymentState)),
  failed: and(isUnpaid, inArray(paymentState, ['failed', 'cancelled'])),
  waiting: and(isUnpaid, inArray(paymentState, ['pending', 'succeeded'])),
};

/** The same as a condition of a list. */
export const hasStanding = (payment: OrderPayment): SQL | undefined => conditions[payment];
