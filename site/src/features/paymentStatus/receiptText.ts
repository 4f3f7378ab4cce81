import { formatCedis } from '@year-group/api-types/money';
import { lineTitle } from '@year-group/api-types/optionsText';
import type { Order } from '@year-group/api-types/order';
import { orderNumber } from '@year-group/api-types/orderNumber';
import { pages } from '@year-group/api-types/pages';

/**
 * An order as a message: number, state, lines, total and its address. Nothing about the person: whoever
 * has the address reads contact details only masked.
 */
export function receiptText(order: Order, state: string, publicUrl: string): string {
  return [
    `Order ${orderNumber(order.id)}: ${state}`,
    ...order.items.map((item) => `${item.quantity} x ${lineTitle(item)}`),
    `Total ${formatCedis(order.totalAmount)}`,
    publicUrl + pages.paymentStatus.to(order.id),
  ].join('\n');
}
