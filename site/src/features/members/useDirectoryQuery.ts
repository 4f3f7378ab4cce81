import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { directoryQueryOf } from '#store/api/membersApi.ts';

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

  /**
   * A new filter starts at the first page. Typing replaces the history entry, or Back would undo
   * letter by letter.
   */
  const filter = (name: Filter, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: name === 'q' && query.searchTerm !== undefined },
    );
  const turnTo = (page: number) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (page > 1) next.set('page', String(page));
      else next.delete('page');
      return next;
    });
  const clear = () => setParams({});

  const isFiltered = Boolean(query.searchTerm || query.houseAtPresec || query.location);
  return { query, isFiltered, filter, turnTo, clear };
}
