import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DirectoryQuery, directoryQueryOf, listMembers } from '#store/api/membersApi.ts';
import { selectMemberToken } from '#store/authSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';

/** The filters besides the page, by their names in the address. */
export type Filter = 'q' | 'house' | 'location';

/**
 * The directory's filters and page, stored in the address so that they can be shared and Back
 * restores them.
 */
export function useDirectoryQuery() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();

  const query = useMemo(() => directoryQueryOf(new URLSearchParams(text)), [text]);

  /** Any change starts at the first page, unless it names one. */
  const change = (name: Filter | 'page', value: string, replace = false) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  // Typing replaces the history entry, or Back would undo letter by letter.
  const filter = (name: Filter, value: string) =>
    change(name, value, name === 'q' && query.searchTerm !== undefined);
  const turnTo = (page: number) => change('page', page > 1 ? String(page) : '');
  const clear = () => setParams({}, { preventScrollReset: true });

  const isFiltered = Boolean(query.searchTerm || query.houseAtPresec || query.location);
  return { query, isFiltered, filter, turnTo, clear };
}

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
