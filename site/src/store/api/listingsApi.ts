import type { Listing } from '@year-group/api-types/listing';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** A listing in the shop's grid. Without the other fields, the rendered page stays small. */
export type ListingSummary = Omit<Listing, 'description' | 'images' | 'condition' | 'createdAt'>;

const listingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All listings, newest first. */
    listListings: build.query<ListingSummary[], void>({
      ...call('GET /api/shop', undefined, (listings) =>
        listings.map(
          ({
            description: _text,
            images: _images,
            condition: _condition,
            createdAt: _createdAt,
            ...summary
          }) => summary,
        ),
      ),
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
  }),
});

export const { listListings, listDescriptions, getListing } = listingsApi.endpoints;
export const { useListListingsQuery, useListDescriptionsQuery, useLazyListListingsQuery } = listingsApi;
