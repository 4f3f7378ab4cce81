import { pages } from '@year-group/api-types/system/pages';
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

  /** Any change starts at the first page. */
  const filter = (name: Filter, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      // Typing replaces the history entry, or Back would undo letter by letter.
      { replace: name === 'q' && query.searchTerm !== undefined, preventScrollReset: true },
    );
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(text);
    next.set('page', String(page));
    return `${pages.members.to()}?${next}`;
  };
  const clear = () => setParams({}, { preventScrollReset: true });

  const isFiltered = Boolean(query.searchTerm || query.houseAtPresec || query.location);
  return { query, isFiltered, filter, hrefOf, clear };
}

/** The page of members that the query asks for. */
export function useMemberPage(query: DirectoryQuery) {
  const isMember = useAppSelector(selectMemberToken) !== null;
  return useListMembersQuery(query, { skip: !isMember });
}
