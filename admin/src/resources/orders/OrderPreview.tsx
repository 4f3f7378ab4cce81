import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import { RowPreview } from '#components/lists/RowPreview.tsx';
import { formatStatus } from './statusLabels.ts';

interface OrderPreviewProps {
  label: string;
  orders: readonly Order[];
  /** What there is to say about one; where it stands unless something else is given. */
  note?: (order: Order) => string | undefined;
}

/** Exactly the orders that something is about to happen to, or did not happen to. */
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
