import { z } from 'zod';
import {
  cedisSchema,
  customerEmailSchema,
  idListSchema,
  idSchema,
  instantSchema,
  listQuerySchema,
  optionalTextSchema,
  refusedSchema,
  textSchema,
} from '../common/common.ts';
import { maxCartLines, maxQuantity } from '../common/limits.ts';
import {
  deliveryMethod,
  deliveryMethods,
  orderPayments,
  orderStatuses,
  paymentStates,
} from '../common/lists.ts';
import { normalisePhone } from '../common/phone.ts';
import { chosenOptionSchema, chosenOptionsSchema } from './listingOptionsSchema.ts';
import { lineRunSchema } from './run.ts';

const onlyChosen = (options: unknown): unknown =>
  Array.isArray(options) ? options.filter((option) => Object.hasOwn(Object(option), 'value')) : options;

/** A cart line as ordered: the server reads only id, quantity and what was chosen. */
export const orderedLineSchema = z.object({
  id: idSchema,
  quantity: z
    .int('Quantities are whole numbers')
    .min(1, 'A quantity is at least 1')
    .max(maxQuantity, `A quantity is at most ${maxQuantity}`),
  /** Absent when there is nothing to choose. The listing's own options say nothing of a choice. */
  options: z.preprocess(onlyChosen, chosenOptionsSchema.optional()),
});

/** What the checkout sends; `totalAmount`, when given, is the total the shopper saw, in GH₵. */
export const orderInputSchema = z
  .object({
    customerName: textSchema('Full name', 120),
    customerEmail: customerEmailSchema,
    /** In any form; stored in international form where it can be parsed. */
    customerPhone: textSchema('Phone', 40).transform((text) => normalisePhone(text) ?? text),
    /** Where a delivery goes; the server writes the place of any other way itself. */
    shippingAddress: optionalTextSchema('Address', 500).optional(),
    /** The name of the pick-up point, or the id of the event. */
    receiveAt: textSchema('The place', 80).optional(),
    cart: z
      .array(orderedLineSchema)
      .min(1, 'The cart is empty')
      .max(maxCartLines, `An order has at most ${maxCartLines} lines`),
    deliveryMethod: z.enum(deliveryMethods).default(deliveryMethod),
    deliveryCost: cedisSchema,
    totalAmount: cedisSchema.optional(),
  })
  .refine((order) => order.deliveryMethod !== deliveryMethod || order.shippingAddress, {
    path: ['shippingAddress'],
    error: 'Address is required',
  })
  .refine((order) => order.deliveryMethod === deliveryMethod || order.receiveAt, {
    path: ['receiveAt'],
    error: 'The place is required',
  });

/** One line of an order, with the price at the time of sale. */
export const orderLineSchema = z.object({
  id: idSchema,
  title: z.string(),
  imageUrl: z.string(),
  price: z.number(),
  quantity: z.int().positive(),
  /** What was chosen, in the listing's order; absent for nothing. */
  options: z.array(chosenOptionSchema).optional(),
  listing: z.object({ title: z.string() }),
  /** That its money was returned, or is about to be; absent when not. */
  isRefunded: z.literal(true).optional(),
  /** The state of its pre-order, in the reply for one order; absent without one. */
  run: lineRunSchema.optional(),
});

/** An order; masked without an officer's token. */
export const orderSchema = z.object({
  id: idSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  /** Where a delivery goes, or the place of the pick-up point or event as it was when ordered. */
  shippingAddress: z.string(),
  totalAmount: z.number(),
  deliveryCost: z.number(),
  deliveryMethod: z.enum(deliveryMethods),
  /** Kilometres to the shopper; null when unknown, or when nothing is delivered. */
  distance: z.number().nullable(),
  status: z.enum(orderStatuses),
  /** Null without an attempt; `refunded` once all went back; else of the one that succeeded or is in doubt, or the last. */
  paymentState: z.enum(paymentStates).nullable(),
  /** What was received for it, and what of that was returned, in GH₵. */
  paidAmount: z.number(),
  refundedAmount: z.number(),
  /** Whether a payment can be started: not while one is in doubt, since it could be paid twice. */
  isPayable: z.boolean(),
  /** Whether the order needs review, for example a doubtful payment; for officers. */
  needsReview: z.boolean().optional(),
  /** What the order paid, owes or got back, with payments by hand; for officers. */
  payment: z.enum(orderPayments).optional(),
  /** Whether a paid piece of it does not exist yet; for officers. */
  awaitsPreOrder: z.boolean().optional(),
  createdAt: instantSchema,
  items: z.array(orderLineSchema),
});

const reasonSchema = optionalTextSchema('Reason', 500);

/** An officer's change to an order. */
export const orderChangeSchema = z.object({
  status: z.enum(orderStatuses, `Status is one of ${orderStatuses.join(', ')}`),
  reason: reasonSchema.optional(),
});

/** Undoes a status change within a few seconds: the token that the change returned. */
const undoSchema = z.string().max(1_000_000);

/** The changed order, and its undo token. */
export const orderChangedSchema = orderSchema.extend({ undo: undoSchema.optional() });

/** Undoes the change of one or several orders. */
export const orderUndoSchema = z.object({ undo: undoSchema });

/** The same change for several orders. */
export const ordersChangeSchema = orderChangeSchema.extend({ ids: idListSchema });

/** How many orders changed, and which did not. */
export const ordersChangedSchema = z.object({
  changed: z.int().nonnegative(),
  refused: refusedSchema,
  undo: undoSchema.optional(),
});

/** Newest first, unless `sort` says otherwise. */
export const orderQuerySchema = listQuerySchema([
  'createdAt',
  'totalAmount',
  'customerName',
  'status',
]).extend({
  status: z.enum(orderStatuses).optional(),
  payment: z.enum(orderPayments, `payment is one of ${orderPayments.join(', ')}`).optional(),
  deliveryMethod: z
    .enum(deliveryMethods, `deliveryMethod is one of ${deliveryMethods.join(', ')}`)
    .optional(),
  /** Only orders that need review, or only the others. */
  needsReview: z
    .enum(['true', 'false'], 'needsReview is true or false')
    .transform((text) => text === 'true')
    .optional(),
  /** Only orders of which every piece exists: nothing of them awaits a pre-order. */
  isMade: z.literal('true', 'isMade is true').optional(),
});

export type OrderInput = z.infer<typeof orderInputSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderChange = z.infer<typeof orderChangeSchema>;
export type OrdersChange = z.infer<typeof ordersChangeSchema>;
export type OrdersChanged = z.infer<typeof ordersChangedSchema>;
export type OrderQuery = z.output<typeof orderQuerySchema>;
