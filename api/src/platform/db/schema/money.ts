import type { RefundState, RefundWay } from '@year-group/api-types/common/lists';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { orderId, pesewas } from './orders.ts';
import { paymentAttempts } from './payments.ts';

const createdAt = t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const attemptId = t.uuid('attempt_id').references(() => paymentAttempts.id, { onDelete: 'cascade' });

/** Money received for an order. What an order has paid is the sum of its rows. */
export const payments = t.pgTable(
  'payments',
  {
    id: t.uuid('id').primaryKey(),
    orderId,
    /** The attempt by which it came; null when an officer recorded the order as paid. */
    attemptId,
    pesewas: pesewas('pesewas').notNull(),
    /** Whether an officer says so; false once the provider does. */
    isByHand: t.boolean('is_by_hand').notNull().default(false),
    /** The officer's transaction number or proof; empty when the provider said so. */
    proof: t.text('proof').notNull().default(''),
    receivedAt: t.timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    t.index('payments_order').on(table.orderId),
    t.uniqueIndex('payments_attempt').on(table.attemptId),
    // Sums of a month read only the index.
    t.index('payments_received').on(table.receivedAt, table.pesewas),
  ],
);

/** Money of an order that went back (docs/decisions/0017-refunds-are-rows.md). */
export const refunds = t.pgTable(
  'refunds',
  {
    /** The provider keeps it as a note of a refund that we asked for. */
    id: t.uuid('id').primaryKey(),
    orderId,
    /** The attempt whose payment was returned; null for a refund by hand. */
    attemptId,
    pesewas: pesewas('pesewas').notNull(),
    how: t.text('how').$type<RefundWay>().notNull(),
    state: t.text('state').$type<RefundState>().notNull(),
    /** The provider's own id, once its list or a dispute named it. */
    providerId: t.text('provider_id'),
    /** The key of the signed notice that reported it: each reports one. */
    noticeKey: t.text('notice_key'),
    /** Of a refund by hand; otherwise empty. */
    proof: t.text('proof').notNull().default(''),
    /** Until then, one request is carrying it out. */
    claimedUntil: t.timestamp('claimed_until', { withTimezone: true }),
    createdAt,
    /** When the money went back; null before. */
    doneAt: t.timestamp('done_at', { withTimezone: true }),
  },
  (table) => [
    t.index('refunds_order').on(table.orderId),
    t.uniqueIndex('refunds_provider').on(table.attemptId, table.providerId),
    t.index('refunds_done').on(table.doneAt, table.pesewas).where(sql`${table.state} = 'done'`),
  ],
);
