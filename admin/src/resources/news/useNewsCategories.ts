import { useQuery } from '@tanstack/react-query';
import { largestPage } from '@year-group/api-types/limits';
import { useCall } from '../../providers/useCall.ts';

const fiveMinutes = 300_000;

/** The categories of the newest news items, by name: what the list can be filtered by and a form proposes. */
export function useNewsCategories(): string[] {
  const call = useCall();
  const { data = [] } = useQuery({
    queryKey: ['news', 'categories'],
    queryFn: () => call('GET /api/news', { query: { page: 1, limit: largestPage } }),
    select: ({ news }) => [...new Set(news.map(({ category }) => category))].toSorted(),
    staleTime: fiveMinutes,
  });
  return data;
}
