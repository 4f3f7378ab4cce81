import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
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

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
/** Money: whole pesewas, more than 32 bits can hold. */
const pesewas = (name: string) => bigint(name, { mode: 'number' });

/**
 * The mailbox of an order's address, as SQL: lower case and without the part after a plus sign,
 * which most mail servers deliver to the same mailbox.
 */
export const mailboxOf = (email: SQLWrapper): SQL => sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;

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
    createdAt,
  },
  (table) => [
    uniqueIndex('orders_idempotency_key').on(table.idempotencyKey),
    index('orders_newest').on(table.createdAt.desc(), table.id.desc()),
    index('orders_status').on(table.status, table.createdAt.desc()),
    index('orders_mailbox').on(mailboxOf(table.customerEmail), table.createdAt),
    // Few rows: orders that need review.
    index('orders_needs_review').on(table.createdAt).where(sql`${table.needsReview}`),
    // For the dashboard's figures, without reading the orders themselves.
    index('orders_paid')
      .on(table.paidAt, table.totalPesewas, table.id)
      .where(sql`${table.paidAt} is not null`),
  ],
);

/** One line of an order, with the price at the time of sale; it outlives its listing. */
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

/** One attempt to pay an order, with its own reference at the provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Numbers the attempts of an order from 1. */
    number: integer('number').notNull(),
    provider: text('provider').notNull(),
    /** At most 32 characters: Hubtel's limit. */
    reference: text('reference').notNull(),
    providerReference: text('provider_reference'),
    /** Unguessable part of the address that the payer's browser returns to. */
    callbackToken: text('callback_token').notNull(),
    /** That of the provider's notices, unknown to the payer; null in older attempts. */
    noticeToken: text('notice_token'),
    checkoutUrl: text('checkout_url'),
    amountPesewas: pesewas('amount_pesewas').notNull(),
    state: text('state').notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
    /** When an unauthenticated request last triggered a provider check. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    uniqueIndex('payment_attempts_reference').on(table.reference),
    uniqueIndex('payment_attempts_callback').on(table.callbackToken),
    uniqueIndex('payment_attempts_notice').on(table.noticeToken),
    uniqueIndex('payment_attempts_number').on(table.orderId, table.number),
    index('payment_attempts_state').on(table.state, table.checkedAt),
  ],
);

/** A signed webhook of a provider, once by its unique key. Deleted after 90 days. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    /** The stored fields: no names, addresses or wallet numbers. */
    content: jsonb('content').$type<object>().notNull().default({}),
    /** Information that a status check lacks. */
    claim: jsonb('claim').$type<object>().notNull().default({}),
    /** Our reference of the payment attempt. */
    reference: text('reference').notNull().default(''),
    processedAt: timestamp('processed_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [uniqueIndex('payment_notices_key').on(table.provider, table.dedupeKey)],
);

/** Failed calls of a payment provider, counted per day and call; deleted after thirty days. */
export const providerFailures = pgTable(
  'provider_failures',
  {
    /** `yyyy-mm-dd` in Accra, whose time zone equals UTC. */
    day: date('day').notNull(),
    provider: text('provider').notNull(),
    /** `start`, `check` or `webhook`. */
    call: text('call').notNull(),
    count: integer('count').notNull(),
    /** The status of the last answer; null when there was none. */
    lastStatus: integer('last_status'),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider, table.call] })],
);
