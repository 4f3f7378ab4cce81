import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider, useResourceContext } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';
import { OpenSelect } from './OpenSelect.tsx';

/** The categories in use among the surrounding news or events, by name. */
function useCategories(): string[] {
  const { call } = useDataProvider<PanelDataProvider>();
  const resource = useResourceContext() === 'events' ? 'events' : 'news';
  const { data } = useQuery({
    queryKey: [resource, 'categories'],
    queryFn: () => call('GET /api/admin/categories'),
  });
  return data?.[resource] ?? [];
}

/** Filters the surrounding list of news or events by category. */
export const CategoryFilter = ({ source = 'category' }: { source?: string }) => (
  <SelectInput source={source} label="Category" emptyText="All categories" choices={useCategories()} />
);

/** Chooses one of the categories in use, or "New category", which asks for its name. */
export const CategoryField = () => (
  <OpenSelect
    source="category"
    label="Category"
    choices={useCategories()}
    createLabel="New category"
    onCreate={() => {
      const name = prompt('New category')?.trim();
      return name ? { id: name, name } : undefined;
    }}
  />
);
