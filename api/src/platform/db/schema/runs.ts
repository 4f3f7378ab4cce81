import type { RunState } from '@year-group/api-types/shop/runStates';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { orderLines } from './orderLines.ts';
import { orderId } from './orders.ts';

const createdAt = t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** From this number of pieces on, the printer asks this price for each. */
interface StoredPriceStep {
  from: number;
  pricePesewas: number;
}

/** A pre-order of one listing (docs/decisions/0014-runs.md). */
export const runs = t.pgTable(
  'runs',
  {
    id: t.uuid('id').primaryKey(),
    listingId: t.uuid('listing_id').notNull(),
    state: t.text('state').$type<RunState>().notNull(),
    /** Paid pieces from which on it is printed. */
    minimum: t.integer('minimum').notNull(),
    closesAt: t.timestamp('closes_at', { withTimezone: true }).notNull(),
    priceSteps: t.jsonb('price_steps').$type<StoredPriceStep[]>().notNull(),
    /** When the pieces should be there; null when unknown. */
    expectedOn: t.date('expected_on'),
    /** When the letters about its newest outcome were written; null before. */
    toldAt: t.timestamp('told_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    t
      .uniqueIndex('runs_upcoming')
      .on(table.listingId)
      .where(sql`${table.state} in ('draft', 'open', 'reached')`),
    t.index('runs_listing').on(table.listingId, table.createdAt),
  ],
);

/** A paid line of an order whose listing is sold in runs. */
export const runLines = t.pgTable(
  'run_lines',
  {
    orderLineId: t
      .uuid('order_line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    orderId,
    listingId: t.uuid('listing_id').notNull(),
    /** Null while it waits for the next run. */
    runId: t.uuid('run_id').references(() => runs.id),
    /** Whether there was too little stock for it when it was paid. */
    isShort: t.boolean('is_short').notNull().default(false),
    joinedAt: t.timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    /** The state of its run when its order was cancelled; null while the order is not cancelled. */
    leftIn: t.text('left_in'),
    handedOutAt: t.timestamp('handed_out_at', { withTimezone: true }),
    /** The time of the newest tick, or of taking it back. */
    tickedAt: t.timestamp('ticked_at', { withTimezone: true }),
  },
  (table) => [
    t.index('run_lines_run').on(table.runId),
    t.index('run_lines_waiting').on(table.listingId).where(sql`${table.runId} is null`),
    t.index('run_lines_order').on(table.orderId),
  ],
);

/** People who get one letter when the next run opens; deleted with it, or after a year. */
export const runWaiters = t.pgTable(
  'run_waiters',
  { listingId: t.uuid('listing_id').notNull(), email: t.text('email').notNull(), createdAt },
  (table) => [t.primaryKey({ columns: [table.listingId, table.email] })],
);
