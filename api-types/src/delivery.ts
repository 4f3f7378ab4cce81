import { z } from 'zod';
import { textSchema } from './common.ts';

/** Where the parcel goes, as the shopper wrote it. */
export const deliveryInputSchema = z.object({ customerAddress: textSchema('Address', 500) });

/** Tenths of a kilometre, as a distance is shown; what is paid is computed from the same figure. */
export const tenthsOfKm = (metres: number): number => Math.round(metres / 100);

/** Kilometres as they are shown, with one decimal. */
export const shownKm = (metres: number): number => tenthsOfKm(metres) / 10;

/** What sending it costs in GH₵, how far it goes in kilometres, and whether that distance is an estimate. */
export const deliveryQuoteSchema = z.object({
  deliveryCost: z.number(),
  distance: z.number(),
  estimated: z.boolean(),
});

/** The beginning of an address; `sessionToken` (a UUID) binds the keystrokes of one search together. */
export const addressQuerySchema = z.object({
  input: z.string().trim().min(1, 'Begin to type the address').max(200),
  sessionToken: z.uuid().optional(),
});

/** Addresses in Ghana that begin so. */
export const addressSuggestionsSchema = z.object({ addresses: z.array(z.string()) });

export type DeliveryInput = z.infer<typeof deliveryInputSchema>;
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;
