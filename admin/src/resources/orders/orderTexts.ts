import {
  type DeliveryMethod,
  deliveryMethod,
  type OrderPayment,
  type OrderStatus,
  orderStatuses,
} from '@year-group/api-types/common/lists';
import type { Order } from '@year-group/api-types/shop/order';

/** A status as a label: "Pending". */
export const formatStatus = (status: OrderStatus): string =>
  status.slice(0, 1).toUpperCase() + status.slice(1);

/** Every status with its label, to choose from. */
export const statusChoices = orderStatuses.map((id) => ({ id, name: formatStatus(id) }));

/** How far an order is, beside its payment. */
const progressTexts: Record<OrderStatus, string> = {
  pending: 'Not started',
  paid: 'To pack',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The same for an order that is collected, where it differs. */
const collectedTexts: Partial<Record<OrderStatus, string>> = { shipped: 'Ready', delivered: 'Handed over' };

/** How far an order is, in the words of the way in which it is received. */
export const progressText = ({ status, deliveryMethod: method }: Pick<Order, 'status' | 'deliveryMethod'>) =>
  (method !== deliveryMethod && collectedTexts[status]) || progressTexts[status];

/** What an order has paid, still owes or got back. */
export const paymentTexts: Record<OrderPayment, string> = {
  none: 'Not paid',
  waiting: 'Payment open',
  failed: 'Payment failed',
  'in-doubt': 'Payment in doubt',
  paid: 'Paid',
  'part-refunded': 'Part refunded',
  refunded: 'Refunded',
};

/** What the place of an order is, by the way in which it is received. */
export const placeLabels: Record<DeliveryMethod, string> = {
  'Standard Delivery': 'Shipping Address',
  'Pick-up': 'Pick-up Point',
  'At an event': 'Event',
};

/** The heading of the sheet that is packed with an order. */
export const slipLabels: Record<DeliveryMethod, string> = {
  'Standard Delivery': 'Ship to',
  'Pick-up': 'Keep for pick-up',
  'At an event': 'Bring to the event',
};

/** The payments, to filter by. */
export const paymentChoices = Object.entries(paymentTexts).map(([id, name]) => ({ id, name }));
