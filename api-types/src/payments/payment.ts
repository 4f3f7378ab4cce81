import { z } from 'zod';
import { cedisSchema, customerEmailSchema, idSchema } from '../common/common.ts';

/** Starts a payment; `amount` in GH₵ must equal the stored total, and the order's own contact counts. */
export const paymentInputSchema = z.object({
  orderId: idSchema,
  amount: cedisSchema,
  customerEmail: customerEmailSchema.optional(),
  customerPhone: z.string().trim().max(40).optional(),
});

/** Where the shopper's browser goes next: the provider's page. */
export const paymentStartedSchema = z.object({ data: z.object({ checkoutUrl: z.string() }) });

export type PaymentInput = z.infer<typeof paymentInputSchema>;
export type PaymentStarted = z.infer<typeof paymentStartedSchema>;
