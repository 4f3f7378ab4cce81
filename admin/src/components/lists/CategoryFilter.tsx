import { SelectInput, useResourceContext } from 'react-admin';
import { useReply } from '#providers/useReply.ts';

export interface CategoryProps {
  /** The records whose existing categories are offered. */
  resource: 'news' | 'events';
}

/** Five minutes, in ms. */
const staleTime = 300_000;

/** The categories in use, by name. */
export function useCategories({ resource }: CategoryProps): string[] {
  const { data } = useReply([resource, 'categories'], 'GET /api/admin/categories', {}, { staleTime });
  return data?.[resource] ?? [];
}

/** Filters the surrounding list of news or events by category. */
export function CategoryFilter({ source }: { source: string }) {
  const resource = useResourceContext() === 'events' ? 'events' : 'news';
  const choices = useCategories({ resource }).map((name) => ({ id: name, name }));
  return <SelectInput source={source} label="Category" emptyText="All categories" choices={choices} />;
}
