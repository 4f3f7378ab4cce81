import type { Endpoint } from '../common/endpoint.ts';
import {
  addressQuerySchema,
  addressSuggestionsSchema,
  deliveryInputSchema,
  deliveryQuoteSchema,
  placeQuerySchema,
  placesSchema,
} from './delivery.ts';

/** The calls for delivery: its price, and the addresses it goes to. */
export const deliveryEndpoints = {
  quoteDelivery: {
    method: 'POST',
    path: '/api/calculate-delivery',
    guard: 'public',
    summary: 'The delivery cost to an address',
    body: deliveryInputSchema,
    reply: deliveryQuoteSchema,
  },
  suggestAddresses: {
    method: 'GET',
    path: '/api/addresses',
    guard: 'public',
    summary: 'Addresses in Ghana that start with the input',
    query: addressQuerySchema,
    reply: addressSuggestionsSchema,
  },
  findPlaces: {
    method: 'GET',
    path: '/api/admin/places',
    guard: 'admin',
    right: 'group.shop',
    summary: 'Places in Ghana that start with the input, with coordinates',
    query: placeQuerySchema,
    reply: placesSchema,
  },
} as const satisfies Record<string, Endpoint>;
