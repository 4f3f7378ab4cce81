import { useEffect, useRef } from 'react';
import { type DirectoryQuery, listMembers } from '#store/api/membersApi.ts';
import { selectMemberToken } from '#store/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

type Read = { queryCacheKey: string; abort: () => void; refetch: () => unknown };

/** One page of members; a request that nobody waits for any more is called off. */
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
    /** What was asked for, or what was shown before while that is on its way. */
    shown: currentData ?? data,
    isCurrent: currentData !== undefined,
    isFailed: isError && !wasCalledOff,
    /** The server's own sentence where it says more than that it failed: a day's profiles are read. */
    refusal: error !== undefined && 'status' in error && error.status === 429 ? error.error : undefined,
    refetch: () => void running.current?.refetch(),
  };
}
