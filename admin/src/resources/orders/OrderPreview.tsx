import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { RowPreview } from '#components/lists/RowPreview.tsx';
import { formatStatus } from './statusLabels.ts';

interface OrderPreviewProps {
  label: string;
  orders: readonly Order[];
  /** The second line of an order. @default its status */
  note?: (order: Order) => string | undefined;
}

/** Exactly the orders that an action will change, or failed to change. */
export function OrderPreview({
  label,
  orders,
  note = ({ status }) => formatStatus(status),
}: OrderPreviewProps) {
  const rows = orders.map((order) => ({
    id: order.id,
    title: `${order.customerName}, ${formatCedis(order.totalAmount)}`,
    detail: note(order),
  }));
  return <RowPreview label={label} rows={rows} />;
}
