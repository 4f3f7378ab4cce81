import { useEffect, useRef } from 'react';
import { type DirectoryQuery, listMembers } from '#store/api/membersApi.ts';
import { selectMemberToken } from '#store/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

type Read = { queryCacheKey: string; abort: () => void; refetch: () => unknown };

/** One page of members. Requests that are no longer needed are aborted. */
export function useMemberPage(query: DirectoryQuery) {
  const dispatch = useAppDispatch();
  const isMember = useAppSelector(selectMemberToken) !== null;
  const running = useRef<Read>(undefined);

  useEffect(() => {
    if (!isMember) return;
    const read = dispatch(listMembers.initiate(query));
    if (running.current?.queryCacheKey !== read.queryCacheKey) running.current?.abort();
    running.current = read;
    return () => read.unsubscribe();
  }, [dispatch, isMember, query]);

  const { currentData, data, isError, error } = listMembers.useQueryState(query);
  const wasCalledOff = error !== undefined && 'name' in error && error.name === 'AbortError';
  return {
    /** The requested page, or the previous one while it loads. */
    shown: currentData ?? data,
    isCurrent: currentData !== undefined,
    isFailed: isError && !wasCalledOff,
    /** The server's own message, for example that the daily limit of profiles is reached. */
    refusal: error !== undefined && 'status' in error && error.status === 429 ? error.error : undefined,
    refetch: () => void running.current?.refetch(),
  };
}
