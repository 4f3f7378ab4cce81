import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { useDataProvider } from 'react-admin';
import { useRefreshList } from '#components/lists/useRefreshList.ts';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

const keyOf = (id: string) => ['orders', 'details', id];

/** One order with its history and payment attempts. */
export function useOrderDetails(id: string) {
  const { call } = useDataProvider<PanelDataProvider>();
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => call('GET /api/admin/orders/:id', { params: { id } }),
  });
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
