import { deliveryMethod } from '@year-group/api-types/common/lists';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

const createdAt = t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
/** Money: whole pesewas, more than 32 bits can hold. */
export const pesewas = (name: string) => t.bigint(name, { mode: 'number' });

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
export const orders = t.pgTable(
  'orders',
  {
    /** UUID v4, not guessable: it gives the shopper access to the order. */
    id: t.uuid('id').primaryKey(),
    customerName: t.text('customer_name').notNull(),
    customerEmail: t.text('customer_email').notNull(),
    customerPhone: t.text('customer_phone').notNull(),
    shippingAddress: t.text('shipping_address').notNull(),
    deliveryMethod: t.text('delivery_method').notNull(),
    deliveryPesewas: pesewas('delivery_pesewas').notNull(),
    /** Metres to the shopper; null when unknown. */
    distanceMetres: t.integer('distance_metres'),
    totalPesewas: pesewas('total_pesewas').notNull(),
    status: t.text('status').notNull(),
    /** Whether the order needs review: a doubtful payment, or insufficient stock. */
    needsReview: t.boolean('needs_review').notNull().default(false),
    idempotencyKey: t.text('idempotency_key'),
    /** SHA-256 of the request with the key: a different request under the same key is refused. */
    requestHash: t.text('request_hash'),
    paidAt: t.timestamp('paid_at', { withTimezone: true }),
    /** What the payment attempts amount to; null without one. The payments write it here. */
    paymentState: t.text('payment_state'),
    createdAt,
  },
  (table) => [
    t.uniqueIndex('orders_idempotency_key').on(table.idempotencyKey),
    // Read backwards for the newest first.
    t.index('orders_newest').on(table.createdAt, table.id),
    t.index('orders_status').on(table.status, table.createdAt, table.id),
    t.index('orders_amount').on(table.totalPesewas, table.id),
    t.index('orders_text').using('gin', sql`${orderText} gin_trgm_ops`),
    t.index('orders_mailbox').on(mailboxOf(table.customerEmail), table.createdAt),
    // Few rows: orders that need review.
    t.index('orders_needs_review').on(table.createdAt).where(sql`${table.needsReview}`),
    // Small, to count them by status.
    t.index('orders_by_status').on(table.status),
    // Few rows: orders whose payment failed and that can still be paid.
    t
      .index('orders_failed')
      .on(table.createdAt)
      .where(
        sql`${table.status} = 'pending' and ${table.paidAt} is null and ${table.paymentState} in ('failed', 'cancelled')`,
      ),
  ],
);

/** The order to which a row belongs, and with which it is deleted. */
export const orderId = t
  .uuid('order_id')
  .notNull()
  .references(() => orders.id, { onDelete: 'cascade' });

/** The history of an order: who changed which status, when and why. */
export const orderHistory = t.pgTable(
  'order_history',
  {
    id: t.uuid('id').primaryKey(),
    orderId,
    actor: t.text('actor').notNull(),
    fromStatus: t.text('from_status'),
    toStatus: t.text('to_status').notNull(),
    reason: t.text('reason').notNull().default(''),
    createdAt,
  },
  (table) => [t.index('order_history_order').on(table.orderId, table.createdAt)],
);

/** A measured distance; the fee is calculated from it each time. */
export const deliveryQuotes = t.pgTable('delivery_quotes', {
  /** The shop's coordinates, then the words of the address in lower case. */
  address: t.text('address').primaryKey(),
  deliveryPesewas: pesewas('delivery_pesewas').notNull(),
  distanceMetres: t.integer('distance_metres').notNull(),
  /** Whether the distance is an estimate along the great circle. */
  estimated: t.boolean('estimated').notNull(),
  createdAt,
});
