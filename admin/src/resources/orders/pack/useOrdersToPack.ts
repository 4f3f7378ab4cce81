import { useQuery } from '@tanstack/react-query';
import { messages } from '@year-group/api-types/messages';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** What is said when there are none. */
export const nothingToPack = {
  title: messages.orders.nothingToPack,
  text: 'A paid order appears here by itself.',
};

/** What the API lists as a whole, since no page is asked for. */
const query = { status: 'paid', needsReview: 'false', isMade: 'true', sort: 'createdAt:asc' } as const;

/**
 * The paid orders whose pieces all exist, without anything to review, oldest first; not those whose
 * money is all back. Read again when an order changes.
 */
export function useOrdersToPack() {
  const { call } = useDataProvider<PanelDataProvider>();
  return useQuery({
    // As react-admin's own lists, so that it updates them.
    queryKey: ['orders', 'getList', 'toPack'],
    queryFn: async () => ({ data: await call('GET /api/orders', { query }) }),
    // Those whose shipping waits for the connection are packed.
    select: ({ data }) => data.filter(({ status, payment }) => status === 'paid' && payment !== 'refunded'),
  });
}
