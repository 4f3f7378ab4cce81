import { z } from 'zod';
import { textSchema } from '../common/common.ts';

/** Where the parcel goes, as the shopper wrote it. */
export const deliveryInputSchema = z.object({ customerAddress: textSchema('Address', 500) });

/** Tenths of a kilometre, as displayed; the fee is computed from the same figure. */
export const tenthsOfKm = (metres: number): number => Math.round(metres / 100);

/** Kilometres as displayed, with one decimal. */
export const shownKm = (metres: number): number => tenthsOfKm(metres) / 10;

/** Delivery cost in GH₵, distance in kilometres, and whether the distance is an estimate. */
export const deliveryQuoteSchema = z.object({
  deliveryCost: z.number(),
  distance: z.number(),
  estimated: z.boolean(),
});

/** The start of an address; `sessionToken` (a UUID) groups the requests of one search. */
export const addressQuerySchema = z.object({
  input: z.string().trim().min(1, 'Begin to type the address').max(200),
  sessionToken: z.uuid().optional(),
});

/** Addresses in Ghana that start with the input. */
export const addressSuggestionsSchema = z.object({ addresses: z.array(z.string()) });

/** Places of the built-in list that start with the input, for choosing where parcels leave from. */
export const placeQuerySchema = addressQuerySchema.pick({ input: true });
export const placesSchema = z.object({
  places: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
});

export type DeliveryInput = z.infer<typeof deliveryInputSchema>;
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;
