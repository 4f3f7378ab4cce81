import { formatLongDate } from '@year-group/api-types/dates';
import { messages } from '@year-group/api-types/messages';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import type { ListTexts } from '#components/lists/listTexts.ts';

/** Texts of the list of orders. Orders are never deleted. */
export const orderTexts: ListTexts<Order> = {
  title: 'Orders',
  searchLabel: 'Search orders',
  emptyText: messages.orders.empty,
  failedText: messages.orders.listFailed,
  moreLabel: 'Load More Orders',
  one: 'order',
  many: 'orders',
  describe: ({ customerName, totalAmount, createdAt }) => ({
    title: customerName,
    detail: `${formatCedis(totalAmount)}, ${formatLongDate(createdAt)}`,
  }),
  deleted: '',
  deleteFailed: '',
  batchDeleted: () => '',
  batchFailed: '',
};
