import { z } from 'zod';
import { idSchema } from '../common/common.ts';
import { orderStatuses } from '../common/lists.ts';
import { eventSchema } from '../content/event.ts';
import { answerCountsSchema } from '../content/eventAnswer.ts';
import { memberSchema } from '../members/member.ts';
import { orderSchema } from '../shop/order.ts';

const count = z.int().nonnegative();
/** A month of Accra's calendar, `2026-11`. */
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/** All figures in GH₵; `months` are the last twelve, oldest first. */
export const allFiguresSchema = z.object({
  revenue: z.object({
    /** A payment counts in the month it was settled, a refund in the month it was refunded. */
    months: z.array(
      z.object({ month: monthSchema, settled: z.number(), refunded: z.number(), net: z.number() }),
    ),
  }),
  /** Every status, in the order that an order goes through them. */
  ordersByStatus: z.array(z.object({ status: z.enum(orderStatuses), count })),
  registrations: z.object({ total: count, months: z.array(z.object({ month: monthSchema, count })) }),
  /** In the group's order; only houses with members. */
  houses: z.array(z.object({ house: z.string(), count })),
  /** By pieces sold in paid orders, at most five; a deleted listing keeps its title. */
  bestSelling: z.array(
    z.object({ listingId: idSchema, title: z.string(), quantity: z.int().positive(), revenue: z.number() }),
  ),
  today: z.object({
    /** Orders that need review, oldest first, at most five of `total`. */
    inDoubt: z.object({ total: count, orders: z.array(orderSchema) }),
    /** Orders that still wait for money, and whose payment failed. */
    failedPayments: count,
    /** Paid and not yet shipped, oldest first, at most five of `total`. */
    toPack: z.object({ total: count, orders: z.array(orderSchema) }),
    /** Registrations that await admission with a verified e-mail, oldest first, at most ten. */
    toAdmit: z.object({
      total: count,
      members: z.array(memberSchema),
      unproved: count,
    }),
    /** At most five, the newest first. */
    newestMembers: z.array(memberSchema),
    nextEvent: eventSchema.extend({ answers: answerCountsSchema }).nullable(),
  }),
});

/** What an officer sees: parts that their roles may not read are absent. */
export const dashboardSchema = allFiguresSchema.partial({ revenue: true, bestSelling: true }).extend({
  today: allFiguresSchema.shape.today.partial({
    inDoubt: true,
    failedPayments: true,
    toPack: true,
    toAdmit: true,
    newestMembers: true,
  }),
});

export type AllFigures = z.infer<typeof allFiguresSchema>;
export type Dashboard = z.infer<typeof dashboardSchema>;
