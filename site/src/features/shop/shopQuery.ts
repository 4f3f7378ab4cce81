import { type ListingSort, listingSorts } from '@year-group/api-types/common/lists';
import { useDebouncedValue } from '@year-group/ui-kit/hooks/useDebouncedValue';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchSync } from '#lib/useSearchSync.ts';
import type { ListingSummary } from '#store/api/listingsApi.ts';

/** The shop's filters, as they are named in the address. */
export interface ShopQuery {
  /** One of the shop's categories; undefined for all. */
  category: ListingSummary['category'] | undefined;
  sort: ListingSort;
  /** Words to search for. */
  q: string;
}

/** The sort orders as the visitor reads them. */
export const sortLabels: Record<ListingSort, string> = {
  newest: 'Newest',
  'price-asc': 'Price low to high',
  'price-desc': 'Price high to low',
};

/** The categories of the shop: those of the group, and after them any other that a listing is still in. */
export function categoriesOf(ofGroup: readonly string[], listings: readonly ListingSummary[]): string[] {
  const known = new Set(ofGroup.map((name) => name.toLowerCase()));
  const others = listings.map(({ category }) => category).filter((name) => !known.has(name.toLowerCase()));
  return [...ofGroup, ...new Set(others)];
}

/** Reads the filters from an address and ignores invalid ones. */
export function readShopQuery(query: URLSearchParams, categories: readonly string[]): ShopQuery {
  const category = query.get('category')?.toLowerCase();
  const sort = query.get('sort');
  return {
    category: categories.find((each) => each.toLowerCase() === category),
    sort: listingSorts.find((each) => each === sort) ?? 'newest',
    q: query.get('q') ?? '',
  };
}

/** The address of the filters, without default values. */
export function writeShopQuery({ category, sort, q }: ShopQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (category) query.set('category', category.toLowerCase());
  if (sort !== 'newest') query.set('sort', sort);
  if (q.trim()) query.set('q', q.trim());
  return query;
}

/** The listings that match. "Newest" keeps the server's order. */
export function choose(
  listings: readonly ListingSummary[],
  { category, sort, q }: ShopQuery,
  descriptions: Partial<Record<ListingSummary['id'], string>> = {},
) {
  const words = q.trim().toLowerCase();
  const found = listings.filter(
    (listing) =>
      (!category || listing.category.toLowerCase() === category.toLowerCase()) &&
      [listing.title, descriptions[listing.id] ?? '', listing.category].some((text) =>
        text.toLowerCase().includes(words),
      ),
  );
  if (sort === 'newest') return found;
  const direction = sort === 'price-asc' ? 1 : -1;
  return found.toSorted((one, other) => direction * (one.price - other.price));
}

/** The filters, stored in the address. Each choice adds a history entry; typed letters do not. */
export function useShopQuery(categories: readonly string[]) {
  const [address, setAddress] = useSearchParams();
  // On a slow phone a page is drawn long after its address has changed: what was chosen meanwhile.
  const [chosen, setChosen] = useState(address);
  const [words, setWords] = useState(address.get('q') ?? '');
  const settled = useDebouncedValue(words);
  const send = useSearchSync(String(address), () => {
    setChosen(address);
    setWords(address.get('q') ?? '');
  });

  /** The address with a change; the typed words go along, so they are not written a second time. */
  function change(changes: Partial<ShopQuery> = {}): URLSearchParams {
    const next = writeShopQuery({ ...readShopQuery(chosen, categories), ...changes, q: words });
    send(String(next));
    setChosen(next);
    return next;
  }

  useEffect(() => {
    const isWritten = settled.trim() === (chosen.get('q') ?? '');
    if (settled === words && !isWritten) setAddress(change(), { replace: true, preventScrollReset: true });
    // Only a pause in typing writes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settled]);

  return {
    query: readShopQuery(address, categories),
    chosen: { ...readShopQuery(chosen, categories), q: words },
    setWords,
    /** A category was pressed, whose link has the typed words. */
    noteCategory: (category: ShopQuery['category']) => void change({ category }),
    setSort: (sort: ShopQuery['sort']) => setAddress(change({ sort }), { preventScrollReset: true }),
  };
}
