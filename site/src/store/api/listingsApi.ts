import type { Listing } from '@year-group/api-types/shop/listing';
import { priceRange } from '@year-group/api-types/shop/listingOptions';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** A listing in the shop's grid. Without the other fields, the rendered page stays small. */
export type ListingSummary = Pick<
  Listing,
  'id' | 'title' | 'category' | 'imageUrl' | 'price' | 'stock' | 'run'
> & {
  /** With options only: `from` if `price` is the lowest of several, `same` if all cost the same. */
  choice?: 'from' | 'same';
};

const summariesOf = (listings: Listing[]): ListingSummary[] =>
  listings.map((listing) => {
    const { id, title, category, imageUrl, price, stock, run } = listing;
    const summary = { id, title, category, imageUrl, price, stock, ...(run !== undefined && { run }) };
    if (!listing.options) return summary;
    const { lowest, highest } = priceRange(listing);
    return { ...summary, price: lowest, choice: lowest < highest ? 'from' : 'same' };
  });

export const listingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All listings, newest first. */
    listListings: build.query<ListingSummary[], void>({
      ...call('GET /api/shop', undefined, summariesOf),
      providesTags: ['Listing'],
    }),
    /** All listings with their options, for the cart. */
    listOffers: build.query<Listing[], void>({
      ...call('GET /api/shop'),
      providesTags: ['Listing'],
    }),
    /** All descriptions by id, for the search. They would be a third of the page. */
    listDescriptions: build.query<Partial<Record<Listing['id'], string>>, void>({
      ...call('GET /api/shop', undefined, (listings) =>
        Object.fromEntries(listings.map(({ id, description }) => [id, description])),
      ),
      providesTags: ['Listing'],
    }),
    getListing: build.query<Listing, Listing['id']>({
      ...call('GET /api/shop/:id', (id: Listing['id']) => ({ params: { id } })),
      providesTags: (_listing, _error, id) => [{ type: 'Listing', id }],
    }),
    /** Asks for one letter when the next pre-order of a listing opens. */
    joinWaitingList: build.mutation<unknown, { listingId: string; email: string }>(
      call(
        'POST /api/shop/:id/waiting-list',
        ({ listingId, email }: { listingId: string; email: string }) => ({
          params: { id: listingId },
          body: { email },
        }),
      ),
    ),
  }),
});

export const { listListings, listDescriptions, getListing } = listingsApi.endpoints;
export const {
  useGetListingQuery,
  useListListingsQuery,
  useListDescriptionsQuery,
  useListOffersQuery,
  useLazyListOffersQuery,
  useJoinWaitingListMutation,
} = listingsApi;
