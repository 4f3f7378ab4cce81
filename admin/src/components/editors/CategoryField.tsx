import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/limits';
import { useId } from 'react';
import { TextInput } from 'react-admin';
import { dataProvider } from '#providers/providers.ts';
import { useGuarded } from '#providers/useGuarded.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';

interface CategoryProps {
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
function useCategories({ resource }: CategoryProps): string[] {
  const guarded = useGuarded();
  const { data = [] } = useQuery({
    queryKey: [resource, 'categories'],
    queryFn: () => guarded(dataProvider.getList<{ id: string; category: string }>(resource, newest)),
    select: (found) => [...new Set(found.data.map(({ category }) => category))].toSorted(),
    staleTime: fiveMinutes,
  });
  return data;
}

/** A free-text category with the existing ones as suggestions. */
export function CategoryField(props: CategoryProps) {
  const listId = useId();
  const categories = useCategories(props);
  return (
    <>
      <TextInput
        source="category"
        label="Category"
        helperText={false}
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}

/** Filters a list by category. */
export function CategoryFilter(props: CategoryProps) {
  const choices = useCategories(props).map((value) => ({ value, label: value }));
  return <FilterSelect source="category" label="Category" allLabel="All categories" choices={choices} />;
}
