import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider, useResourceContext } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

/** The categories in use among the surrounding news or events, by name. */
export function useCategories(): string[] {
  const { call } = useDataProvider<PanelDataProvider>();
  const resource = useResourceContext() === 'events' ? 'events' : 'news';
  const { data } = useQuery({
    queryKey: [resource, 'categories'],
    queryFn: () => call('GET /api/admin/categories'),
  });
  return data?.[resource] ?? [];
}

/** Filters the surrounding list of news or events by category. */
export const CategoryFilter = ({ source }: { source: string }) => (
  <SelectInput source={source} label="Category" emptyText="All categories" choices={useCategories()} />
);
