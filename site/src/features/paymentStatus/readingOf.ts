import type { Order } from '@year-group/api-types/order';

/** How a payment stands, as the page says it. */
export type Reading =
  | 'successful'
  | 'failed'
  | 'processing'
  | 'review'
  | 'refunded'
  | 'cancelled'
  | 'cancelled-paid';

/**
 * What an order and the address of the page say together. The order decides; the address only tells that a payer gave up
 * or was refused, and that counts for nothing once the money is there.
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

/** Whether asking again may show something else; a late payment can still turn a failed one into a paid one. */
export const mayChange = (reading: Reading): boolean =>
  reading === 'processing' || reading === 'failed' || reading === 'review';
