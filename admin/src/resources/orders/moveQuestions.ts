import type { OrderStatus } from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';

type Known = Pick<
  Order,
  'status' | 'payment' | 'totalAmount' | 'paidAmount' | 'refundedAmount' | 'awaitsPreOrder'
>;

/** Whether its money has come, also by an officer's word, and is not all returned; of a free order there is none. */
export const isPaid = ({ payment, totalAmount, paidAmount, refundedAmount }: Omit<Known, 'status'>) =>
  payment === 'paid' || (paidAmount > refundedAmount && paidAmount >= totalAmount);
const isSent = (status: OrderStatus) => status === 'shipped' || status === 'delivered';

/** Whether an order would be shipped or delivered although its money, or a piece of it, has not arrived. */
export const isShippedEarly = (order: Known, to: OrderStatus): boolean =>
  isSent(to) && !isSent(order.status) && (!isPaid(order) || order.awaitsPreOrder === true);

/** Whether an officer would declare an order paid whose money the provider has not seen. */
export const isPaidByHand = (order: Known, to: OrderStatus): boolean => to === 'paid' && !isPaid(order);

/** What an officer is asked to say with a change: it makes an order paid by their word, or takes that back. */
export function reasonAsked(order: Known, to: OrderStatus): string | undefined {
  if (to === order.status) return undefined;
  if (isPaidByHand(order, to))
    return 'Say how the money was received: a transaction number, or another proof.';
  return isPaid(order) && to === 'pending' ? 'Say why it was not paid after all.' : undefined;
}
