import { z } from 'zod';
import { idSchema } from './common.ts';
import { eventSchema } from './event.ts';
import { orderStatuses } from './lists.ts';
import { memberSchema } from './member.ts';
import { orderSchema } from './order.ts';

const count = z.int().nonnegative();
/** A month of Accra's calendar, `2026-11`. */
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/** The administrator's figures. Money is GH₵; `months` are the last twelve, oldest first, those without anything too. */
export const dashboardSchema = z.object({
  revenue: z.object({
    /** Of all time: settled less refunded, the same as the revenue call says. */
    total: z.number(),
    /** A payment counts in the month in which it was settled, a refund in that in which it was refunded. */
    months: z.array(
      z.object({ month: monthSchema, settled: z.number(), refunded: z.number(), net: z.number() }),
    ),
  }),
  /** Every status, in the order of an order's life. */
  ordersByStatus: z.array(z.object({ status: z.enum(orderStatuses), count })),
  registrations: z.object({ total: count, months: z.array(z.object({ month: monthSchema, count })) }),
  /** Houses in the school's order, those with members only. */
  houses: z.array(z.object({ house: z.string(), count })),
  /** By pieces sold in paid orders, at most five; a listing that is gone has the title it was sold under. */
  bestSelling: z.array(
    z.object({ listingId: idSchema, title: z.string(), quantity: z.int().positive(), revenue: z.number() }),
  ),
  today: z.object({
    /** Orders that a person must look at, the longest waiting first, at most five. */
    inDoubt: z.array(orderSchema),
    /** Paid and not yet sent, the longest waiting first, at most five of `total`. */
    toPack: z.object({ total: count, orders: z.array(orderSchema) }),
    /** Registrations whose e-mail is proved and that wait to be admitted, the longest waiting first, at most ten of `total`. */
    toAdmit: z.object({
      total: count,
      members: z.array(memberSchema),
      /** Registrations whose e-mail is not proved yet. */
      unproved: count,
    }),
    /** At most five, the newest first. */
    newestMembers: z.array(memberSchema),
    nextEvent: eventSchema.nullable(),
  }),
});

export type Dashboard = z.infer<typeof dashboardSchema>;
