import { useQuery } from '@tanstack/react-query';
import { SelectInput, useDataProvider, useResourceContext } from 'react-admin';
import type { PanelDataProvider } from '#providers/dataProvider.ts';

export interface CategoryProps {
  /** The records whose existing categories are offered. */
  resource: 'news' | 'events';
}

const fiveMinutes = 300_000;

/** The categories in use, by name. */
export function useCategories({ resource }: CategoryProps): string[] {
  const dataProvider = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'categories'],
    queryFn: () => dataProvider.call('GET /api/admin/categories'),
    staleTime: fiveMinutes,
  });
  return data?.[resource] ?? [];
}

/** Filters the surrounding list of news or events by category. */
export function CategoryFilter({ source = 'category' }: { source?: string }) {
  const resource = useResourceContext() === 'events' ? 'events' : 'news';
  const choices = useCategories({ resource }).map((name) => ({ id: name, name }));
  return <SelectInput source={source} label="Category" emptyText="All categories" choices={choices} />;
}
