import { useQuery } from '@tanstack/react-query';
import { useCall } from '#providers/useCall.ts';
import { FilterSelect } from '../NativeSelect.tsx';

export interface CategoryProps {
  /** The records whose existing categories are offered. */
  resource: 'news' | 'events';
}

const fiveMinutes = 300_000;

/** The categories in use, by name. */
export function useCategories({ resource }: CategoryProps): string[] {
  const call = useCall();
  const { data } = useQuery({
    queryKey: [resource, 'categories'],
    queryFn: () => call('GET /api/admin/categories'),
    staleTime: fiveMinutes,
  });
  return data?.[resource] ?? [];
}

/** Filters a list by category. */
export function CategoryFilter(props: CategoryProps) {
  const choices = useCategories(props).map((value) => ({ value, label: value }));
  return <FilterSelect source="category" label="Category" allLabel="All categories" choices={choices} />;
}
