import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { CallInput, Reply, Route } from '@year-group/api-types/common/call';
import { useCall } from './useCall.ts';

type ReadOptions<Replied, Data> = Omit<UseQueryOptions<Replied, Error, Data>, 'queryKey' | 'queryFn'>;

/** Reads one call of the contract into the cache, below a key by which it is invalidated. */
export function useRead<R extends Route, Data = Reply<R>>(
  queryKey: QueryKey,
  route: R,
  input?: CallInput<R>,
  options?: ReadOptions<Reply<R>, Data>,
) {
  const call = useCall();
  return useQuery<Reply<R>, Error, Data>({
    queryKey,
    queryFn: () => call(route, input),
    ...options,
  });
}
