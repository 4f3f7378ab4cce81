import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { members } from './members.ts';

/** Sessions of members that were ended before their token expires. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    id: text('id').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ended_sessions_expiry').on(table.expiresAt)],
);

/**
 * What the officers did, as a chain: each row has the hash of the one before. Triggers fill the
 * last three columns at commit and refuse every other change (`0011_log_chain.sql`), so they are
 * null only in the transaction that inserts the row.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: uuid('id').primaryKey(),
    action: text('action').notNull(),
    target: text('target').notNull(),
    detail: text('detail').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** No reference: entries stay when their officer is deleted. */
    officerId: uuid('officer_id'),
    /** As it was at the time; empty for the system itself. */
    officerName: text('officer_name').notNull().default(''),
    /** The place in the chain, from 1 without gaps. */
    position: bigint('position', { mode: 'number' }),
    /** The hash of the row before; empty in the first. */
    previousHash: text('previous_hash'),
    /** SHA-256 of all other columns; how is said in `operations/actionChain.ts`. */
    hash: text('hash'),
  },
  (table) => [
    index('admin_actions_newest').on(table.createdAt, table.position),
    uniqueIndex('admin_actions_position').on(table.position),
  ],
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
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('mails_occasion').on(table.occasion),
    index('mails_expiry').on(table.expiresAt),
    index('mails_member').on(table.memberId).where(sql`${table.memberId} is not null`),
  ],
);

/** A merge of two members, stored with the record that was given up. */
export interface TrashedMerge {
  keptId: string;
  /** The version of the kept record after the merge: a later one was changed since. */
  version: number;
  before: Record<string, unknown>;
  /** The letters that moved to the kept record. */
  mails: string[];
  /** The held letter about a new e-mail address, if there is one. */
  letter: string | null;
  /** Tokens of the given-up record issued before this are invalid. */
  tokensValidFrom: string | null;
}

/** Records deleted in the last thirty days; their own tables no longer contain them. */
export const trash = pgTable(
  'trash',
  {
    /** The record's own id, unique in its kind. */
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    detail: text('detail').notNull(),
    record: jsonb('record').$type<Record<string, unknown>>().notNull(),
    /** Addresses of its images, which stay stored as long as it can be restored. */
    images: jsonb('images').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    /** What undoes the merge that brought a member here; null for every other deletion. */
    merge: jsonb('merge').$type<TrashedMerge>(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('trash_newest').on(table.deletedAt, table.id),
  ],
);

/** The ids under which clients sent new records, so that one that arrives again is recognised. */
export const sentRecords = pgTable(
  'sent_records',
  {
    kind: text('kind').notNull(),
    id: uuid('id').notNull(),
    /** SHA-256 of what was sent. */
    bodyHash: text('body_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
