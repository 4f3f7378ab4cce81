import { z } from 'zod';
import { type Endpoint, officer } from '../common/endpoint.ts';
import { addressQuerySchema, deliveryInputSchema, deliveryQuoteSchema } from './delivery.ts';

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
    reply: z.object({ addresses: z.array(z.string()) }),
  },
  findPlaces: {
    method: 'GET',
    path: '/api/admin/places',
    ...officer('group.shop'),
    summary: 'Places in Ghana that start with the input, with coordinates',
    query: addressQuerySchema.pick({ input: true }),
    reply: z.object({
      places: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
    }),
  },
} as const satisfies Record<string, Endpoint>;
