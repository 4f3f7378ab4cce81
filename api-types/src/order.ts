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
} from './common.ts';
import { maxCartLines, maxQuantity } from './limits.ts';
import { deliveryMethod, orderStatuses, paymentStates } from './lists.ts';
import { normalisePhone } from './phone.ts';

/** A cart line as ordered: the server reads only id and quantity. */
export const orderedLineSchema = z.object({
  id: idSchema,
  quantity: z
    .int('Quantities are whole numbers')
    .min(1, 'A quantity is at least 1')
    .max(maxQuantity, `A quantity is at most ${maxQuantity}`),
});

/** What the checkout sends; `totalAmount`, when given, is the total the shopper saw, in GH₵. */
export const orderInputSchema = z.object({
  customerName: textSchema('Full name', 120),
  customerEmail: customerEmailSchema,
  /** In any form; stored in international form where it can be parsed. */
  customerPhone: textSchema('Phone', 40).transform((text) => normalisePhone(text) ?? text),
  shippingAddress: textSchema('Address', 500),
  cart: z
    .array(orderedLineSchema)
    .min(1, 'The cart is empty')
    .max(maxCartLines, `An order has at most ${maxCartLines} lines`),
  deliveryMethod: z.literal(deliveryMethod).default(deliveryMethod),
  deliveryCost: cedisSchema,
  totalAmount: cedisSchema.optional(),
});

/** One line of an order, with the price at the time of sale. */
export const orderLineSchema = z.object({
  id: idSchema,
  title: z.string(),
  imageUrl: z.string(),
  price: z.number(),
  quantity: z.int().positive(),
  listing: z.object({ title: z.string() }),
});

/** An order; without the administrator's token e-mail, phone and address are masked. */
export const orderSchema = z.object({
  id: idSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  shippingAddress: z.string(),
  totalAmount: z.number(),
  deliveryCost: z.number(),
  deliveryMethod: z.string(),
  /** Kilometres to the shopper; null when unknown. */
  distance: z.number().nullable(),
  status: z.enum(orderStatuses),
  /**
   * State of the payment, null before any: `succeeded` while we hold money for it, `refunded` once
   * all of it was refunded, otherwise the state of the latest attempt.
   */
  paymentState: z.enum(paymentStates).nullable(),
  /** Whether the order needs review, for example a doubtful payment; for the administrator. */
  needsReview: z.boolean().optional(),
  createdAt: instantSchema,
  items: z.array(orderLineSchema),
});

const reasonSchema = optionalTextSchema('Reason', 500);

/** The administrator's change to an order. */
export const orderChangeSchema = z.object({
  status: z.enum(orderStatuses, `Status is one of ${orderStatuses.join(', ')}`),
  /** The reason, for the order's history. */
  reason: reasonSchema.optional(),
  /** Confirms that an order is shipped or delivered although it is unpaid. */
  unpaidToo: z.boolean().optional(),
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
  /** Refused orders that would change if it were confirmed that they are unpaid. */
  unpaid: z.array(idSchema),
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
  /** Only orders that need review, or only the others. */
  needsReview: z
    .enum(['true', 'false'], 'needsReview is true or false')
    .transform((text) => text === 'true')
    .optional(),
});

/** Total revenue in GH₵. */
export const revenueSchema = z.object({ totalRevenue: z.number() });

export type OrderInput = z.infer<typeof orderInputSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderChange = z.infer<typeof orderChangeSchema>;
export type OrdersChange = z.infer<typeof ordersChangeSchema>;
export type OrdersChanged = z.infer<typeof ordersChangedSchema>;
export type OrderQuery = z.output<typeof orderQuerySchema>;
