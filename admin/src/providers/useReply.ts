import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { CallInput, Reply, Route } from '@year-group/api-types/common/call';
import { useDataProvider } from 'react-admin';
import type { PanelDataProvider } from './dataProvider.ts';

/**
 * react-query's `useQuery` of a call that is no CRUD. The key begins with the resource whose changes
 * read it again.
 */
export function useReply<R extends Route>(
  queryKey: QueryKey,
  route: R,
  input?: CallInput<R>,
  options?: Omit<UseQueryOptions<Reply<R>>, 'queryKey' | 'queryFn'>,
) {
  const { call } = useDataProvider<PanelDataProvider>();
  return useQuery<Reply<R>>({ queryKey, queryFn: () => call(route, input), ...options });
}
