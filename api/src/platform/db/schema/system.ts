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

/** The one administrator; only the argon2id hash of the password. */
export const adminAccount = pgTable('admin_account', {
  /** Always 1. */
  id: smallint('id').primaryKey(),
  passwordHash: text('password_hash').notNull(),
  /** Tokens issued before this moment are invalid. */
  tokensValidFrom: timestamp('tokens_valid_from', { withTimezone: true }).notNull().defaultNow(),
});

/** Sessions that were ended before their token expires. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    /** The id of the token. */
    id: text('id').primaryKey(),
    /** The row can be deleted after this moment. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ended_sessions_expiry').on(table.expiresAt)],
);

/** The administrator's actions; a trigger refuses every change of a row (see its migration). */
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

/** Counted attempts per key; the columns are those of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});

/** Outgoing mail, one row per occasion; the unique key prevents duplicates. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** The occasion, such as `order-paid:<order id>`. */
    occasion: text('occasion').notNull(),
    recipient: text('recipient').notNull(),
    /** The member it is about: deleted with them, sent or not. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    template: text('template').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Not sent after this moment, and deleted then. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Until then one process is sending it, and the others skip it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    attempts: integer('attempts').notNull().default(0),
    /** The mail server's last error. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('mails_occasion').on(table.occasion),
    index('mails_expiry').on(table.expiresAt),
    index('mails_member').on(table.memberId).where(sql`${table.memberId} is not null`),
  ],
);

/** Records deleted in the last thirty days; their own tables no longer contain them. */
export const trash = pgTable(
  'trash',
  {
    /** The record's own id. */
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    /** The record as it was stored. */
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    /** Addresses of its images, which stay stored as long as it can be restored. */
    images: jsonb('images').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('trash_newest').on(table.deletedAt.desc(), table.id.desc())],
);
