import { formatLongDate } from '@year-group/api-types/common/dates';
import { formatPhone } from '@year-group/api-types/common/phone';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { Order, OrderLine } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { PrintButton, PrintedSheet, PrintTable } from '#components/Print.tsx';
import { slipLabels } from './orderTexts.ts';

/** Whether the pieces of a line are still owed: its money was not returned. */
export const isToPack = ({ isRefunded }: OrderLine): boolean => !isRefunded;

/** The packing slip, shown only in print and instead of everything else. */
export function PackingSlip({ order }: { order: Order }) {
  const { id, customerName, customerPhone, shippingAddress, deliveryMethod, items, createdAt } = order;
  return (
    <PrintedSheet title="Packing slip">
      <h2>{slipLabels[deliveryMethod]}</h2>
      <address>
        {customerName}
        <br />
        {shippingAddress}
        <br />
        {formatPhone(customerPhone)}
      </address>
      <p>
        Order {orderNumber(id)}, {formatLongDate(createdAt)}, {deliveryMethod}
      </p>
      <PrintTable
        head={['Item', 'Pieces']}
        rows={items.filter(isToPack).map((item) => [lineTitle(item), `${item.quantity} ☐`])}
      />
    </PrintedSheet>
  );
}

/** A button that prints the packing slips of these orders, each on its own sheet. */
export const PrintSlips = ({ orders, label }: { orders: readonly Order[]; label: string }) => (
  <PrintButton label={label}>
    {orders.map((order) => (
      <PackingSlip key={order.id} order={order} />
    ))}
  </PrintButton>
);
