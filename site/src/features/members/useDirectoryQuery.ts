import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { directoryQueryOf } from '#store/api/membersApi.ts';

/** What can be asked for beside the page; the names stand in the address. */
export type Filter = 'q' | 'house' | 'location';

/** What the directory shows, kept in the address so that it can be shared and Back returns to it. */
export function useDirectoryQuery() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();

  const query = useMemo(() => directoryQueryOf(new URLSearchParams(text)), [text]);

  /** A new filter begins at the first page. Letters of a search replace each other, or Back would take them one by one. */
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
