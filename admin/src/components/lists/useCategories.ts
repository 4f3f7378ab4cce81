import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/limits';
import { dataProvider } from '#providers/providers.ts';
import { useGuarded } from '#providers/useGuarded.ts';

const fiveMinutes = 300_000;
const newest = {
  pagination: { page: 1, perPage: maxPageSize },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;

/** The categories of the newest records, by name, for filters and suggestions. */
export function useCategories(resource: 'news' | 'events'): string[] {
  const guarded = useGuarded();
  const { data = [] } = useQuery({
    queryKey: [resource, 'categories'],
    queryFn: () => guarded(dataProvider.getList<{ id: string; category: string }>(resource, newest)),
    select: (found) => [...new Set(found.data.map(({ category }) => category))].toSorted(),
    staleTime: fiveMinutes,
  });
  return data;
}
