import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/common/limits';
import type { Order } from '@year-group/api-types/shop/order';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** The paid orders whose pieces all exist, without anything to review, oldest first. Read again when an order changes. */
export function useOrdersToPack() {
  const { call } = useDataProvider<PanelDataProvider>();
  /** The orders from a page on, to the last page. */
  async function readFrom(page: number): Promise<Order[]> {
    const orders = await call('GET /api/orders', {
      query: {
        status: 'paid',
        payment: 'paid',
        needsReview: 'false',
        isMade: 'true',
        sort: 'createdAt:asc',
        limit: String(maxPageSize),
        page: String(page),
      },
    });
    return orders.length < maxPageSize ? orders : [...orders, ...(await readFrom(page + 1))];
  }
  return useQuery({
    // As react-admin's own lists, so that it updates them.
    queryKey: ['orders', 'getList', 'toPack'],
    queryFn: async () => ({ data: await readFrom(1) }),
    // Those whose shipping waits for the connection are packed.
    select: ({ data }) => data.filter(({ status }) => status === 'paid'),
  });
}
