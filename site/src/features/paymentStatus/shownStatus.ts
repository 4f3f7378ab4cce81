import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';

/** The status of a payment, as the page shows it. */
export type ShownStatus =
  | 'successful'
  | 'failed'
  | 'processing'
  | 'review'
  | 'refunded'
  | 'cancelled'
  | 'cancelled-paid';

type Read = Pick<
  Order,
  'status' | 'paymentState' | 'totalAmount' | 'paidAmount' | 'refundedAmount' | 'items'
>;

function pendingStatus({ paymentState }: Read, asked: string | null): ShownStatus {
  if (paymentState === 'needs-review') return 'review';
  const isRefused = paymentState === 'failed' || paymentState === 'cancelled';
  return isRefused || asked === 'failed' ? 'failed' : 'processing';
}

/** One that was sent may still have to be paid, unless an officer confirmed a payment with too little money. */
const sentStatus = (order: Read, asked: string | null): ShownStatus =>
  order.paymentState !== 'succeeded' && order.paidAmount < order.totalAmount
    ? pendingStatus(order, asked)
    : 'successful';

const statuses: Record<OrderStatus, (order: Read, asked: string | null) => ShownStatus> = {
  pending: pendingStatus,
  paid: () => 'successful',
  shipped: sentStatus,
  delivered: sentStatus,
  // Money that an officer recorded is held too.
  cancelled: ({ paymentState, paidAmount, refundedAmount }) =>
    paidAmount > refundedAmount || paymentState === 'needs-review' ? 'cancelled-paid' : 'cancelled',
};

/** Whether the money of every line went back, as after a pre-order that failed. */
const isReturned = (items: Order['items']): boolean => items.every(({ run }) => run?.isRefunded);

/**
 * The status by the order and the page's address. The order decides. The address only says that the
 * payer cancelled or was refused, which is ignored once the money has arrived.
 */
export function shownStatusOf(order: Read, asked: string | null): ShownStatus {
  // The payment company's notice may come later than the money of a pre-order.
  if (order.paymentState === 'refunded' || isReturned(order.items)) return 'refunded';
  return statuses[order.status](order, asked);
}

/** Whether polling may show a change: a late payment can still make a failed order a paid one. */
export const mayChange = (status: ShownStatus): boolean =>
  status === 'processing' || status === 'failed' || status === 'review';
