import { type ListingSort, listingCategories, listingSorts } from '@year-group/api-types/lists';
import type { ListingSummary } from '#store/api/listingsApi.ts';

/** The shop's filters, as they are named in the address. */
export interface ShopQuery {
  /** One of the categories; undefined for all. */
  category: ListingSummary['category'] | undefined;
  sort: ListingSort;
  /** Words to search for. */
  q: string;
}

/** The labels of the sort orders. */
export const sortLabels: Record<ListingSort, string> = {
  newest: 'Newest',
  'price-asc': 'Price low to high',
  'price-desc': 'Price high to low',
};

/** Reads the filters from an address and ignores invalid ones. */
export function readShopQuery(query: URLSearchParams): ShopQuery {
  const category = query.get('category')?.toLowerCase();
  const sort = query.get('sort');
  return {
    category: listingCategories.find((each) => each.toLowerCase() === category),
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
      (!category || listing.category === category) &&
      [listing.title, descriptions[listing.id] ?? '', listing.category].some((text) =>
        text.toLowerCase().includes(words),
      ),
  );
  if (sort === 'newest') return found;
  const direction = sort === 'price-asc' ? 1 : -1;
  return found.toSorted((one, other) => direction * (one.price - other.price));
}
