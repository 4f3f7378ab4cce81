import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { refunds } from './money.ts';
import { orderId, pesewas } from './orders.ts';

/** One line of an order, with the price of the sale; it stays when its listing is deleted. */
export const orderLines = t.pgTable(
  'order_lines',
  {
    id: t.uuid('id').primaryKey(),
    orderId,
    position: t.integer('position').notNull(),
    listingId: t.uuid('listing_id').notNull(),
    title: t.text('title').notNull(),
    imageUrl: t.text('image_url').notNull(),
    pricePesewas: pesewas('price_pesewas').notNull(),
    quantity: t.integer('quantity').notNull(),
    /** What was chosen, in the listing's order; null for nothing. */
    options: t.jsonb('options').$type<ChosenOption[]>(),
    /** Pieces deducted from the listing's stock, returned if the order is cancelled. */
    taken: t.integer('taken').notNull().default(0),
    /** What returned its money, or the money of the whole order; null for nothing. */
    refundId: t.uuid('refund_id').references(() => refunds.id, { onDelete: 'set null' }),
    /** The `paid_at` of the order, so that the sums of what was sold need not read the orders. */
    soldAt: t.timestamp('sold_at', { withTimezone: true }),
  },
  (table) => [
    t.uniqueIndex('order_lines_position').on(table.orderId, table.position),
    t.index('order_lines_refund').on(table.refundId),
    // Sums of what was sold read only this.
    t
      .index('order_lines_sold')
      .on(table.listingId, table.quantity, table.pricePesewas)
      .where(sql`${table.soldAt} is not null and ${table.refundId} is null`),
  ],
);

/** Pieces reserved while an order is being paid; a row is void after `expiresAt`. */
export const stockHolds = t.pgTable(
  'stock_holds',
  {
    orderId,
    listingId: t.uuid('listing_id').notNull(),
    /** Pieces of all lines with this listing; of which choice they are, the lines say. */
    quantity: t.integer('quantity').notNull(),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.orderId, table.listingId] }),
    t.index('stock_holds_listing').on(table.listingId, table.expiresAt),
  ],
);
