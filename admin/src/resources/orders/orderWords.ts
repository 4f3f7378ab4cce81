import { formatLongDate } from '@year-group/api-types/dates';
import { messages } from '@year-group/api-types/messages';
import { formatCedis } from '@year-group/api-types/money';
import type { Order } from '@year-group/api-types/order';
import type { ListWords } from '#components/lists/listWords.ts';

/** Texts of the list of orders. Orders are never deleted. */
export const orderWords: ListWords<Order> = {
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
