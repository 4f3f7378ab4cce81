import { z } from 'zod';
import { textSchema } from './common.ts';

/** Where the parcel goes, as the shopper wrote it. */
export const deliveryInputSchema = z.object({ customerAddress: textSchema('Address', 500) });

/** What sending it costs in GH₵, and how far it goes in kilometres. */
export const deliveryQuoteSchema = z.object({ deliveryCost: z.number(), distance: z.number() });

export type DeliveryInput = z.infer<typeof deliveryInputSchema>;
export type DeliveryQuote = z.infer<typeof deliveryQuoteSchema>;
