import { deliveryMethod } from '@year-group/api-types/common/lists';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
/** Money: whole pesewas, more than 32 bits can hold. */
export const pesewas = (name: string) => bigint(name, { mode: 'number' });

/**
 * The mailbox of an order's address, as SQL: lower case and without the part after a plus sign,
 * which most mail servers deliver to the same mailbox.
 */
export const mailboxOf = (email: SQLWrapper): SQL => sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;

/** The digits of a phone number: some are stored as typed. */
const digitsOfPhone = `translate(customer_phone, ' ()./+-', '')`;
export const orderPhoneDigits = sql.raw(digitsOfPhone);
/**
 * What is searched of an order; the index `orders_text` is on exactly this. Of addresses only the
 * pick-up point or event: those of deliveries are not searched.
 */
export const orderText = sql.raw(
  `lower(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || ${digitsOfPhone} || ' ' || id::text` +
    ` || ' ' || case when delivery_method = '${deliveryMethod}' then '' else shipping_address end)`,
);

/** Orders; totals and lines are frozen when the order is placed. */
export const orders = pgTable(
  'orders',
  {
    /** UUID v4, not guessable: it gives the shopper access to the order. */
    id: uuid('id').primaryKey(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    shippingAddress: text('shipping_address').notNull(),
    deliveryMethod: text('delivery_method').notNull(),
    deliveryPesewas: pesewas('delivery_pesewas').notNull(),
    /** Metres to the shopper; null when unknown. */
    distanceMetres: integer('distance_metres'),
    totalPesewas: pesewas('total_pesewas').notNull(),
    status: text('status').notNull(),
    /** Whether the order needs review: a doubtful payment, or insufficient stock. */
    needsReview: boolean('needs_review').notNull().default(false),
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of the request with the key: a different request under the same key is refused. */
    requestHash: text('request_hash'),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** What the payment attempts amount to; null without one. The payments write it here. */
    paymentState: text('payment_state'),
    /** When the payment was refunded, if no other one is left. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('orders_idempotency_key').on(table.idempotencyKey),
    // Read backwards for the newest first.
    index('orders_newest').on(table.createdAt, table.id),
    index('orders_status').on(table.status, table.createdAt, table.id),
    index('orders_amount').on(table.totalPesewas, table.id),
    index('orders_text').using('gin', sql`${orderText} gin_trgm_ops`),
    index('orders_mailbox').on(mailboxOf(table.customerEmail), table.createdAt),
    // Few rows: orders that need review.
    index('orders_needs_review').on(table.createdAt).where(sql`${table.needsReview}`),
    // Few rows: orders whose payment failed and that can still be paid.
    index('orders_failed')
      .on(table.createdAt)
      .where(
        sql`${table.status} = 'pending' and ${table.paidAt} is null and ${table.paymentState} in ('failed', 'cancelled')`,
      ),
  ],
);

/**
 * Figures of orders, so that reads do not count them. Triggers on orders and their lines add a row
 * for each change, in the transaction of the write (the functions of migration 0020), so no two
 * orders wait for each other. A figure is the sum of its rows; a job folds them into one.
 */
export const orderFigures = pgTable('order_figures', {
  /** `status`, `paid`, `refunded`, `sold`. */
  kind: text('kind').notNull(),
  /** The status, the month `yyyy-mm` in Accra, or the id of the listing. */
  value: text('value').notNull(),
  /** The listing's title at the time of sale; empty for the others. */
  label: text('label').notNull(),
  /** Orders, or pieces sold. */
  number: bigint('number', { mode: 'number' }).notNull(),
  pesewas: pesewas('pesewas').notNull(),
});

/** One line of an order, with the price of the sale; it stays when its listing is deleted. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    listingId: uuid('listing_id').notNull(),
    title: text('title').notNull(),
    imageUrl: text('image_url').notNull(),
    pricePesewas: pesewas('price_pesewas').notNull(),
    quantity: integer('quantity').notNull(),
    /** What was chosen, in the listing's order; null for nothing. */
    options: jsonb('options').$type<ChosenOption[]>(),
    /** Pieces deducted from the listing's stock, returned if the order is cancelled. */
    taken: integer('taken').notNull().default(0),
  },
  (table) => [uniqueIndex('order_lines_position').on(table.orderId, table.position)],
);

/** Pieces reserved while an order is being paid; a row is void after `expiresAt`. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id').notNull(),
    /** Pieces of all lines with this listing; of which choice they are, the lines say. */
    quantity: integer('quantity').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.listingId] }),
    index('stock_holds_listing').on(table.listingId, table.expiresAt),
  ],
);

/** The history of an order: who changed which status, when and why. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    actor: text('actor').notNull(),
    fromStatus: text('from_status'),
    toStatus: text('to_status').notNull(),
    reason: text('reason').notNull().default(''),
    createdAt,
  },
  (table) => [index('order_history_order').on(table.orderId, table.createdAt)],
);

/** A delivery quote; the order must match it. */
export const deliveryQuotes = pgTable('delivery_quotes', {
  /** The normalised address: lower case, single spaces. */
  address: text('address').primaryKey(),
  deliveryPesewas: pesewas('delivery_pesewas').notNull(),
  distanceMetres: integer('distance_metres').notNull(),
  /** Whether the distance is an estimate along the great circle. */
  estimated: boolean('estimated').notNull(),
  createdAt,
});
