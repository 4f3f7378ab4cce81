import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DirectoryQuery, directoryQueryOf, useListMembersQuery } from '#store/api/membersApi.ts';
import { selectMemberToken } from '#store/authSlice.ts';
import { useAppSelector } from '#store/hooks.ts';

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

/** The page of members that the query asks for. */
export function useMemberPage(query: DirectoryQuery) {
  const isMember = useAppSelector(selectMemberToken) !== null;
  return useListMembersQuery(query, { skip: !isMember });
}
