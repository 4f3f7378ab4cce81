import {
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
import { orders, pesewas } from './orders.ts';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

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
    /** Why it failed or is in doubt, in the provider's words or ours; may be empty. */
    reason: text('reason').notNull().default(''),
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
