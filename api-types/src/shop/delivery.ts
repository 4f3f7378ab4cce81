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

export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;
