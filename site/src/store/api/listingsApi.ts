import type { Listing } from '@year-group/api-types/listing';
import { baseApi } from './baseApi.ts';

/** A listing as the shop's grid needs it; the description is there to be searched. */
export type ListingSummary = Omit<Listing, 'images' | 'condition' | 'createdAt'>;

const listingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Everything the shop sells, newest first. */
    listListings: build.query<ListingSummary[], void>({
      query: () => ({ url: '/api/shop' }),
      transformResponse: (listings: Listing[]) =>
        listings.map(
          ({ images: _images, condition: _condition, createdAt: _createdAt, ...summary }) => summary,
        ),
      providesTags: ['Listing'],
    }),
    getListing: build.query<Listing, Listing['id']>({
      query: (id) => ({ url: `/api/shop/${encodeURIComponent(id)}` }),
      providesTags: (_listing, _error, id) => [{ type: 'Listing', id }],
    }),
  }),
});

export const { listListings, getListing } = listingsApi.endpoints;
export const { useListListingsQuery, useLazyListListingsQuery } = listingsApi;
