import { deliveryMethod } from '@year-group/api-types/common/lists';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
/** Money: whole pesewas, more than 32 bits can hold. */
export const pesewas = (name: string) => bigint(name, { mode: 'number' });

/** The mailbox of an order's address, as SQL: lower case, without the part after a plus sign. */
export const mailboxOf = (email: SQLWrapper): SQL => sql`regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;

/** The digits of a phone number: some are stored as typed. */
const digitsOfPhone = `translate(customer_phone, ' ()./+-', '')`;
export const orderPhoneDigits = sql.raw(digitsOfPhone);
/** What is searched of an order, without addresses of deliveries; `orders_text` is the index on this. */
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
    // Small, to count them by status.
    index('orders_by_status').on(table.status),
    // Few rows: orders whose payment failed and that can still be paid.
    index('orders_failed')
      .on(table.createdAt)
      .where(
        sql`${table.status} = 'pending' and ${table.paidAt} is null and ${table.paymentState} in ('failed', 'cancelled')`,
      ),
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
