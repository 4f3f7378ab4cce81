import type { Order } from '@year-group/api-types/order';

/** The status of a payment, as the page shows it. */
export type Reading =
  | 'successful'
  | 'failed'
  | 'processing'
  | 'review'
  | 'refunded'
  | 'cancelled'
  | 'cancelled-paid';

/**
 * The status by the order and the page's address. The order decides. The address only says that the
 * payer cancelled or was refused, which is ignored once the money has arrived.
 */
export function readingOf(
  { status, paymentState }: Pick<Order, 'status' | 'paymentState'>,
  asked: string | null,
): Reading {
  if (paymentState === 'refunded') return 'refunded';
  if (status === 'cancelled') {
    const hasMoney = paymentState === 'succeeded' || paymentState === 'needs-review';
    return hasMoney ? 'cancelled-paid' : 'cancelled';
  }
  if (status !== 'pending') return 'successful';
  if (paymentState === 'needs-review') return 'review';
  const isRefused = paymentState === 'failed' || paymentState === 'cancelled';
  return isRefused || asked === 'failed' ? 'failed' : 'processing';
}

/** Whether polling may show a change: a late payment can still make a failed order a paid one. */
export const mayChange = (reading: Reading): boolean =>
  reading === 'processing' || reading === 'failed' || reading === 'review';
