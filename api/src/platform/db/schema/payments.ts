import * as t from 'drizzle-orm/pg-core';
import { orderId, pesewas } from './orders.ts';

const createdAt = t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

/** One attempt to pay an order, with its own reference at the provider. */
export const paymentAttempts = t.pgTable(
  'payment_attempts',
  {
    id: t.uuid('id').primaryKey(),
    orderId,
    /** Numbers the attempts of an order from 1. */
    number: t.integer('number').notNull(),
    provider: t.text('provider').notNull(),
    /** At most 32 characters: Hubtel's limit. */
    reference: t.text('reference').notNull(),
    providerReference: t.text('provider_reference'),
    /** Unguessable part of the address that the payer's browser returns to. */
    callbackToken: t.text('callback_token').notNull(),
    /** That of the provider's notices, unknown to the payer. */
    noticeToken: t.text('notice_token').notNull(),
    checkoutUrl: t.text('checkout_url'),
    amountPesewas: pesewas('amount_pesewas').notNull(),
    state: t.text('state').notNull(),
    /** Why it failed or is in doubt, in the provider's words or ours; may be empty. */
    reason: t.text('reason').notNull().default(''),
    checkedAt: t.timestamp('checked_at', { withTimezone: true }),
    /** When an unauthenticated request last triggered a provider check. */
    askedAt: t.timestamp('asked_at', { withTimezone: true }),
    settledAt: t.timestamp('settled_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [
    t.uniqueIndex('payment_attempts_reference').on(table.reference),
    t.uniqueIndex('payment_attempts_callback').on(table.callbackToken),
    t.uniqueIndex('payment_attempts_notice').on(table.noticeToken),
    t.uniqueIndex('payment_attempts_number').on(table.orderId, table.number),
    t.index('payment_attempts_state').on(table.state, table.checkedAt),
  ],
);

/** A signed webhook of a provider, once by its unique key. Deleted after 90 days. */
export const paymentNotices = t.pgTable(
  'payment_notices',
  {
    id: t.uuid('id').primaryKey(),
    provider: t.text('provider').notNull(),
    dedupeKey: t.text('dedupe_key').notNull(),
    /** The stored fields: no names, addresses or wallet numbers. */
    content: t.jsonb('content').$type<object>().notNull().default({}),
    /** Information that a status check lacks. */
    claim: t.jsonb('claim').$type<object>().notNull().default({}),
    /** Our reference of the payment attempt. */
    reference: t.text('reference').notNull().default(''),
    processedAt: t.timestamp('processed_at', { withTimezone: true }),
    createdAt,
  },
  (table) => [t.uniqueIndex('payment_notices_key').on(table.provider, table.dedupeKey)],
);

/** Failed calls of a payment provider, counted per day and call; deleted after thirty days. */
export const providerFailures = t.pgTable(
  'provider_failures',
  {
    /** `yyyy-mm-dd` in Accra, whose time zone equals UTC. */
    day: t.date('day').notNull(),
    provider: t.text('provider').notNull(),
    /** `start`, `check`, `refund` or `webhook`. */
    call: t.text('call').notNull(),
    count: t.integer('count').notNull(),
    /** The status of the last answer; null when there was none. */
    lastStatus: t.integer('last_status'),
    lastAt: t.timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.day, table.provider, table.call] })],
);
