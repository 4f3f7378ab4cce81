import type { RefundState, RefundWay } from '@year-group/api-types/common/lists';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { orders, pesewas } from './orders.ts';
import { paymentAttempts } from './payments.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const orderId = uuid('order_id')
  .notNull()
  .references(() => orders.id, { onDelete: 'cascade' });
const attemptId = uuid('attempt_id').references(() => paymentAttempts.id, { onDelete: 'cascade' });

/** Money received for an order. What an order has paid is the sum of its rows. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey(),
    orderId,
    /** The attempt by which it came; null when an officer recorded the order as paid. */
    attemptId,
    pesewas: pesewas('pesewas').notNull(),
    /** Whether an officer says so; false once the provider does. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    /** The officer's transaction number or proof; empty when the provider said so. */
    proof: text('proof').notNull().default(''),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_attempt').on(table.attemptId),
    // Sums of a month read only the index.
    index('payments_received').on(table.receivedAt, table.pesewas),
  ],
);

/** Money of an order that went back (docs/decisions/0017-refunds-are-rows.md). */
export const refunds = pgTable(
  'refunds',
  {
    /** The provider keeps it as a note of a refund that we asked for. */
    id: uuid('id').primaryKey(),
    orderId,
    /** The attempt whose payment was returned; null for a refund by hand. */
    attemptId,
    pesewas: pesewas('pesewas').notNull(),
    how: text('how').$type<RefundWay>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** The provider's own id, once its list or a dispute named it. */
    providerId: text('provider_id'),
    /** The key of the signed notice that reported it: each reports one. */
    noticeKey: text('notice_key'),
    /** Of a refund by hand; otherwise empty. */
    proof: text('proof').notNull().default(''),
    /** Until then, one request is carrying it out. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    createdAt,
    /** When the money went back; null before. */
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    uniqueIndex('refunds_provider').on(table.attemptId, table.providerId),
    index('refunds_done').on(table.doneAt, table.pesewas).where(sql`${table.state} = 'done'`),
  ],
);
