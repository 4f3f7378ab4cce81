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
import { largestQuantity, mostCartLines } from './limits.ts';
import { deliveryMethod, orderStatuses, paymentStates } from './lists.ts';
import { normalisePhone } from './phone.ts';

/** A cart line as it is ordered: the server reads only id and quantity and takes the rest from its own listings. */
export const orderedLineSchema = z.object({
  id: idSchema,
  quantity: z
    .int('Quantities are whole numbers')
    .min(1, 'A quantity is at least 1')
    .max(largestQuantity, `A quantity is at most ${largestQuantity}`),
});

/** What the checkout sends; `totalAmount`, when given, is what the shopper has seen, in GH₵. */
export const orderInputSchema = z.object({
  customerName: textSchema('Full name', 120),
  customerEmail: customerEmailSchema,
  /** In any form; stored as it is dialled from everywhere where it can be read so. */
  customerPhone: textSchema('Phone', 40).transform((text) => normalisePhone(text) ?? text),
  shippingAddress: textSchema('Address', 500),
  cart: z
    .array(orderedLineSchema)
    .min(1, 'The cart is empty')
    .max(mostCartLines, `An order has at most ${mostCartLines} lines`),
  deliveryMethod: z.literal(deliveryMethod).default(deliveryMethod),
  deliveryCost: cedisSchema,
  totalAmount: cedisSchema.optional(),
});

/** One line of an order, frozen at the price it was sold for. */
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
   * How the payment stands, null before any: `succeeded` while money of it is with us, `refunded` once all of it went
   * back, otherwise as the latest attempt.
   */
  paymentState: z.enum(paymentStates).nullable(),
  /** Something a person must look at, such as a doubtful payment; only the administrator is told. */
  needsReview: z.boolean().optional(),
  createdAt: instantSchema,
  items: z.array(orderLineSchema),
});

const reasonSchema = optionalTextSchema('Reason', 500);

/** The administrator's change of an order. */
export const orderChangeSchema = z.object({
  status: z.enum(orderStatuses, `Status is one of ${orderStatuses.join(', ')}`),
  /** Why, for the order's history. */
  reason: reasonSchema.optional(),
  /** Confirms that an order is shipped or delivered although it is not paid. */
  unpaidToo: z.boolean().optional(),
});

/** Takes a change of status back for a few seconds: what the change itself was answered with. */
const undoSchema = z.string().max(1_000_000);

/** The changed order, and what undoes the change. */
export const orderChangedSchema = orderSchema.extend({ undo: undoSchema.optional() });

/** Undoes a change of one or several orders. */
export const orderUndoSchema = z.object({ undo: undoSchema });

/** The same change for several orders. */
export const ordersChangeSchema = orderChangeSchema.extend({ ids: idListSchema });

/** How many orders moved, and which did not. */
export const ordersChangedSchema = z.object({
  changed: z.int().nonnegative(),
  refused: refusedSchema,
  /** Those of the refused that would move if it were confirmed that they are not paid. */
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
  /** Only those that a person must look at, or only the others. */
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
