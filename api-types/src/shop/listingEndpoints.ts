import { z } from 'zod';
import { customerEmailSchema, deletedSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import { listingChangeSchema, listingInputSchema, listingQuerySchema, listingSchema } from './listing.ts';

/** The calls for listings of the shop. */
export const listingEndpoints = {
  listListings: {
    method: 'GET',
    path: '/api/shop',
    guard: 'public',
    isShared: true,
    summary: 'Listings, newest first',
    query: listingQuerySchema,
    reply: z.array(listingSchema),
  },
  getListing: {
    method: 'GET',
    path: '/api/shop/:id',
    guard: 'public',
    isShared: true,
    summary: 'One listing',
    ...byId,
    reply: listingSchema,
  },
  createListing: {
    method: 'POST',
    path: '/api/shop',
    ...officer('listings.change'),
    status: 201,
    summary: 'Offer a listing',
    body: listingInputSchema,
    reply: listingSchema,
  },
  updateListing: {
    method: 'PUT',
    path: '/api/shop/:id',
    ...officer('listings.change'),
    summary: 'Change a listing',
    ...byId,
    body: listingChangeSchema,
    reply: listingSchema,
  },
  deleteListing: {
    method: 'DELETE',
    path: '/api/shop/:id',
    ...officer('listings.change'),
    summary: 'Delete a listing',
    ...byId,
    reply: deletedSchema,
  },
  joinWaitingList: {
    method: 'POST',
    path: '/api/shop/:id/waiting-list',
    guard: 'public',
    summary: 'Ask for one letter when the next run of a listing opens',
    ...byId,
    body: z.object({ email: customerEmailSchema }),
    reply: z.object({ isListed: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
