import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';

/** The status of a payment, as the page shows it. */
export type Reading =
  | 'successful'
  | 'failed'
  | 'processing'
  | 'review'
  | 'refunded'
  | 'cancelled'
  | 'cancelled-paid';

type PaidState = Order['paymentState'];

const readings: Record<OrderStatus, (paymentState: PaidState, asked: string | null) => Reading> = {
  pending: (paymentState, asked) => {
    if (paymentState === 'needs-review') return 'review';
    const isRefused = paymentState === 'failed' || paymentState === 'cancelled';
    return isRefused || asked === 'failed' ? 'failed' : 'processing';
  },
  paid: () => 'successful',
  shipped: () => 'successful',
  delivered: () => 'successful',
  cancelled: (paymentState) =>
    paymentState === 'succeeded' || paymentState === 'needs-review' ? 'cancelled-paid' : 'cancelled',
};

/** Whether the money of every line went back, as after a pre-order that failed. */
const isReturned = (items: Order['items']): boolean => items.every(({ run }) => run?.isRefunded);

/**
 * The status by the order and the page's address. The order decides. The address only says that the
 * payer cancelled or was refused, which is ignored once the money has arrived.
 */
export function readingOf(
  order: Pick<Order, 'status' | 'paymentState' | 'items' | 'paidAmount' | 'totalAmount'>,
  asked: string | null,
): Reading {
  const { status, paymentState, items, paidAmount, totalAmount } = order;
  // The payment company's notice may come later than the money of a pre-order.
  if (paymentState === 'refunded' || isReturned(items)) return 'refunded';
  // An officer may send it before it is paid.
  const isOwed = (status === 'shipped' || status === 'delivered') && paidAmount < totalAmount;
  return readings[isOwed ? 'pending' : status](paymentState, asked);
}

/** Whether polling may show a change: a late payment can still make a failed order a paid one. */
export const mayChange = (reading: Reading): boolean =>
  reading === 'processing' || reading === 'failed' || reading === 'review';
