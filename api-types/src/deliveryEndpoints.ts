import {
  addressQuerySchema,
  addressSuggestionsSchema,
  deliveryInputSchema,
  deliveryQuoteSchema,
} from './delivery.ts';
import type { Endpoint } from './endpoint.ts';

/** The calls for delivery: its price, and the addresses it goes to. */
export const deliveryEndpoints = {
  quoteDelivery: {
    method: 'POST',
    path: '/api/calculate-delivery',
    guard: 'public',
    status: 200,
    summary: 'The delivery cost to an address',
    body: deliveryInputSchema,
    reply: deliveryQuoteSchema,
  },
  suggestAddresses: {
    method: 'GET',
    path: '/api/addresses',
    guard: 'public',
    status: 200,
    summary: 'Addresses in Ghana that start with the input',
    query: addressQuerySchema,
    reply: addressSuggestionsSchema,
  },
} as const satisfies Record<string, Endpoint>;
