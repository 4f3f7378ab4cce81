import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/** The one administrator; the password only as its argon2id hash. */
export const adminAccount = pgTable('admin_account', {
  /** Always 1. */
  id: smallint('id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** Tokens issued before this moment no longer count. */
  tokensValidFrom: timestamp('tokens_valid_from', { withTimezone: true }).notNull().defaultNow(),
});

/** Sessions that were signed out of before their token expires. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    /** The id of the token. */
    id: text('id').primaryKey(),
    /** The row is of no use after this moment. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ended_sessions_expiry').on(table.expiresAt)],
);

/** What the administrator did; a trigger refuses every change of a row (see its migration). */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid('id').primaryKey(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    detail: text('detail').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('admin_actions_newest').on(table.createdAt.desc(), table.id.desc())],
);

/** Attempts counted per key, shared by all processes; the columns are those rate-limiter-flexible asks for. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});

/** Mail to be sent, one row for each thing that happened; the key keeps it from going out twice. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** What the mail is about, such as `order-paid:<order id>`. */
    occasion: text('occasion').notNull(),
    recipient: text('recipient').notNull(),
    /** The member it is about: it is deleted with them, sent or not. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    template: text('template').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Not worth sending after this moment, and deleted then. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Until then one process is sending it, and the others leave it alone. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** What the mail server said last. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('mails_occasion').on(table.occasion),
    index('mails_expiry').on(table.expiresAt),
    index('mails_member').on(table.memberId).where(sql`${table.memberId} is not null`),
  ],
);
