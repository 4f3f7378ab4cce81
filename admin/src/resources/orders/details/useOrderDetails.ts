import { useQueryClient } from '@tanstack/react-query';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import { useRead } from '#providers/useRead.ts';

const keyOf = (id: string) => ['orders', 'details', id];

/** One order with its history and payment attempts. */
export function useOrderDetails(id: string) {
  return useRead(keyOf(id), 'GET /api/admin/orders/:id', { params: { id } });
}

/** Stores the details that a call replied with, and reads the list again. */
export function useKeepDetails() {
  const queryClient = useQueryClient();
  const refresh = useRefreshList('orders');
  return async (details: OrderDetails) => {
    queryClient.setQueryData(keyOf(details.id), details);
    await refresh();
  };
}
