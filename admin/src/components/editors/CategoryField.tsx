import { useQuery } from '@tanstack/react-query';
import { maxPageSize } from '@year-group/api-types/limits';
import { useId } from 'react';
import { TextInput } from 'react-admin';
import { dataProvider } from '#providers/providers.ts';
import { useGuarded } from '#providers/useGuarded.ts';

interface CategoryFieldProps {
  /** The existing categories. */
  proposals: readonly string[];
}

/** A free-text category with the existing ones as suggestions. */
export function CategoryField({ proposals }: CategoryFieldProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        source="category"
        label="Category"
        helperText={false}
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {proposals.map((proposal) => (
          <option key={proposal} value={proposal} />
        ))}
      </datalist>
    </>
  );
}

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
