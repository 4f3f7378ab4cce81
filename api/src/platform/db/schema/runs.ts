import type { RunState } from '@year-group/api-types/shop/runStates';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { orderLines } from './orderLines.ts';
import { orders } from './orders.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** From this number of pieces on, the printer asks this price for each. */
export interface StoredPriceStep {
  from: number;
  pricePesewas: number;
}

/** A pre-order of one listing (docs/decisions/0014-runs.md). */
export const runs = pgTable(
  'runs',
  {
    id: uuid('id').primaryKey(),
    listingId: uuid('listing_id').notNull(),
    state: text('state').$type<RunState>().notNull(),
    /** Paid pieces from which on it is printed. */
    minimum: integer('minimum').notNull(),
    closesAt: timestamp('closes_at', { withTimezone: true }).notNull(),
    priceSteps: jsonb('price_steps').$type<StoredPriceStep[]>().notNull(),
    /** When the pieces should be there; null when unknown. */
    expectedOn: date('expected_on'),
    /** When the letters about its newest outcome were written; null before. */
    toldAt: timestamp('told_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('runs_upcoming')
      .on(table.listingId)
      .where(sql`${table.state} in ('draft', 'open', 'reached')`),
    index('runs_listing').on(table.listingId, table.createdAt),
  ],
);

/** A paid line of an order whose listing is sold in runs. */
export const runLines = pgTable(
  'run_lines',
  {
    orderLineId: uuid('order_line_id')
      .primaryKey()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id').notNull(),
    /** Null while it waits for the next run. */
    runId: uuid('run_id').references(() => runs.id),
    /** Whether there was too little stock for it when it was paid. */
    isShort: boolean('is_short').notNull().default(false),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
    /** The state of its run when its order was cancelled; null while the order is not cancelled. */
    leftIn: text('left_in'),
    handedOutAt: timestamp('handed_out_at', { withTimezone: true }),
    /** The time of the newest tick, or of taking it back. */
    tickedAt: timestamp('ticked_at', { withTimezone: true }),
  },
  (table) => [
    index('run_lines_run').on(table.runId),
    index('run_lines_waiting').on(table.listingId).where(sql`${table.runId} is null`),
    index('run_lines_order').on(table.orderId),
  ],
);

/** People who get one letter when the next run opens; deleted with it, or after a year. */
export const runWaiters = pgTable(
  'run_waiters',
  { listingId: uuid('listing_id').notNull(), email: text('email').notNull(), createdAt },
  (table) => [primaryKey({ columns: [table.listingId, table.email] })],
);
