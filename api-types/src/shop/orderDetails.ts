import { z } from 'zod';
import { idSchema, instantSchema, optionalTextSchema, textSchema } from '../common/common.ts';
import { orderStatuses, paymentProviders, paymentStates, refundStates, refundWays } from '../common/lists.ts';
import { orderSchema } from './order.ts';

/** One entry of an order's history; a remark has the same `fromStatus` and `toStatus`. */
export const orderHistoryEntrySchema = z.object({
  id: idSchema,
  /** The officer's name, the payment provider that reported it, `shopper`, or `timed check`. */
  actor: z.string(),
  /** Null when the order was placed. */
  fromStatus: z.enum(orderStatuses).nullable(),
  toStatus: z.enum(orderStatuses),
  reason: z.string(),
  createdAt: instantSchema,
});

/** One attempt to pay an order. */
export const paymentAttemptSchema = z.object({
  id: idSchema,
  number: z.int().positive(),
  provider: z.enum(paymentProviders),
  /** Our reference, as sent to the provider. */
  reference: z.string(),
  providerReference: z.string().nullable(),
  /** GH₵. */
  amount: z.number(),
  state: z.enum(paymentStates),
  /** Why it failed, was cancelled or is in doubt, as a sentence; null for no reason. */
  reason: z.string().nullable(),
  checkedAt: instantSchema.nullable(),
  settledAt: instantSchema.nullable(),
  createdAt: instantSchema,
});

/** Money of an order that went back, or that the provider was asked to return. */
export const refundSchema = z.object({
  id: idSchema,
  /** GH₵. */
  amount: z.number(),
  how: z.enum(refundWays),
  state: z.enum(refundStates),
  /** Of a refund by hand; otherwise empty. */
  proof: z.string(),
  createdAt: instantSchema,
});

/** One order for officers: history and refunds oldest first, attempts latest first. */
export const orderDetailsSchema = orderSchema.extend({
  history: z.array(orderHistoryEntrySchema),
  attempts: z.array(paymentAttemptSchema),
  refunds: z.array(refundSchema),
  /** Where the customer can still pay it; null when there is nothing to pay. */
  payUrl: z.string().nullable(),
});

/** Confirms a payment by hand; both texts are stored in the order's history. */
export const paymentConfirmationSchema = z.object({
  /** Of the provider; only an order that nobody has tried to pay needs none. */
  transactionId: optionalTextSchema('Transaction ID', 100).default(''),
  note: textSchema('Note', 500),
});

export type OrderHistoryEntry = z.infer<typeof orderHistoryEntrySchema>;
export type PaymentAttempt = z.infer<typeof paymentAttemptSchema>;
export type OrderDetails = z.infer<typeof orderDetailsSchema>;
export type OrderRefund = z.infer<typeof refundSchema>;
export type PaymentConfirmation = z.infer<typeof paymentConfirmationSchema>;
