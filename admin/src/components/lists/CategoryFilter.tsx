import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/limits';
import { dataProvider } from '#providers/providers.ts';
import { useGuarded } from '#providers/useGuarded.ts';
import { FilterSelect } from '../NativeSelect.tsx';

export interface CategoryProps {
  /** The records whose existing categories are offered. */
  resource: 'news' | 'events';
}

const fiveMinutes = 300_000;
const newest = {
  pagination: { page: 1, perPage: maxPageSize },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;

/** The categories of the newest records, by name. */
export function useCategories({ resource }: CategoryProps): string[] {
  const guarded = useGuarded();
  const { data = [] } = useQuery({
    queryKey: [resource, 'categories'],
    queryFn: () => guarded(dataProvider.getList<{ id: string; category: string }>(resource, newest)),
    select: (found) => [...new Set(found.data.map(({ category }) => category))].toSorted(),
    staleTime: fiveMinutes,
  });
  return data;
}

/** Filters a list by category. */
export function CategoryFilter(props: CategoryProps) {
  const choices = useCategories(props).map((value) => ({ value, label: value }));
  return <FilterSelect source="category" label="Category" allLabel="All categories" choices={choices} />;
}
