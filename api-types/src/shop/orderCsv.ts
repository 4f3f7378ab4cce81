import { type CsvColumn, csvTable } from '../common/csv.ts';
import { formatPhone } from '../common/phone.ts';
import { lineTitle } from './optionsText.ts';
import type { Order } from './order.ts';

/** The name under which an officer downloads all orders. */
export const orderFileName = 'orders_data.csv';

const columns: CsvColumn<Order>[] = [
  ['Order ID', ({ id }) => id],
  ['Date', ({ createdAt }) => createdAt],
  ['Status', ({ status }) => status],
  ['Payment', ({ payment }) => payment ?? ''],
  ['Needs Review', ({ needsReview }) => (needsReview ? 'yes' : 'no')],
  ['Customer', ({ customerName }) => customerName],
  ['Email', ({ customerEmail }) => customerEmail],
  ['Phone', ({ customerPhone }) => formatPhone(customerPhone)],
  ['Delivery Method', ({ deliveryMethod }) => deliveryMethod],
  ['Shipping Address', ({ shippingAddress }) => shippingAddress],
  [
    'Items',
    ({ items }) =>
      items.map((item) => `${lineTitle(item)} x ${item.quantity} @ ${digits(item.price)}`).join('; '),
  ],
  ['Delivery (GHS)', ({ deliveryCost }) => digits(deliveryCost)],
  ['Total (GHS)', ({ totalAmount }) => digits(totalAmount)],
  ['Paid (GHS)', ({ paidAmount }) => digits(paidAmount)],
  ['Refunded (GHS)', ({ refundedAmount }) => digits(refundedAmount)],
];

const digits = (cedis: number): string => cedis.toFixed(2);

/** Orders as a CSV file, one row each, with amounts that a spreadsheet can add up. */
export const ordersToCsv = (orders: readonly Order[]): string => csvTable(columns, orders);
