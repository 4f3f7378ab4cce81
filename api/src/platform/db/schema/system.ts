import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { members } from './members.ts';

/** Sessions of members that were ended before their token expires. */
export const endedSessions = t.pgTable(
  'ended_sessions',
  {
    id: t.text('id').primaryKey(),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.index('ended_sessions_expiry').on(table.expiresAt)],
);

/**
 * What the officers did, as a chain: each row has the hash of the one before. Triggers fill the
 * last three columns at commit and refuse every other change (`0011_log_chain.sql`), so they are
 * null only in the transaction that inserts the row.
 */
export const adminActions = t.pgTable(
  'admin_actions',
  {
    id: t.uuid('id').primaryKey(),
    action: t.text('action').notNull(),
    target: t.text('target').notNull(),
    detail: t.text('detail').notNull().default(''),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** No reference: entries stay when their officer is deleted. */
    officerId: t.uuid('officer_id'),
    /** As it was at the time; empty for the system itself. */
    officerName: t.text('officer_name').notNull().default(''),
    /** The place in the chain, from 1 without gaps. */
    position: t.bigint('position', { mode: 'number' }),
    /** The hash of the row before; empty in the first. */
    previousHash: t.text('previous_hash'),
    /** SHA-256 of all other columns; how is said in `operations/actionChain.ts`. */
    hash: t.text('hash'),
  },
  (table) => [
    t.index('admin_actions_newest').on(table.createdAt, table.position),
    t.uniqueIndex('admin_actions_position').on(table.position),
  ],
);

/** Counted attempts per key; the columns are those of rate-limiter-flexible. */
export const rateLimits = t.pgTable('rate_limits', {
  key: t.text('key').primaryKey(),
  points: t.integer('points').notNull(),
  expire: t.timestamp('expire', { withTimezone: true }),
});

/** Outgoing mail, one row per occasion; the unique key prevents duplicates. */
export const mails = t.pgTable(
  'mails',
  {
    id: t.uuid('id').primaryKey(),
    /** The occasion, such as `order-paid:<order id>`. */
    occasion: t.text('occasion').notNull(),
    recipient: t.text('recipient').notNull(),
    /** The member it is about: deleted with them, sent or not. */
    memberId: t.uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    template: t.text('template').notNull(),
    data: t.jsonb('data').$type<Record<string, unknown>>().notNull(),
    sentAt: t.timestamp('sent_at', { withTimezone: true }),
    /** Not sent after this moment, and deleted then. */
    expiresAt: t.timestamp('expires_at', { withTimezone: true }),
    /** Until then one process is sending it, and the others skip it. */
    claimedUntil: t.timestamp('claimed_until', { withTimezone: true }),
    attempts: t.integer('attempts').notNull().default(0),
    lastError: t.text('last_error'),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    t.uniqueIndex('mails_occasion').on(table.occasion),
    t.index('mails_expiry').on(table.expiresAt),
    t.index('mails_member').on(table.memberId).where(sql`${table.memberId} is not null`),
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
export const trash = t.pgTable(
  'trash',
  {
    /** The record's own id, unique in its kind. */
    id: t.uuid('id').notNull(),
    kind: t.text('kind').notNull(),
    title: t.text('title').notNull(),
    detail: t.text('detail').notNull(),
    record: t.jsonb('record').$type<Record<string, unknown>>().notNull(),
    /** Addresses of its images, which stay stored as long as it can be restored. */
    images: t.jsonb('images').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    /** What undoes the merge that brought a member here; null for every other deletion. */
    merge: t.jsonb('merge').$type<TrashedMerge>(),
    deletedAt: t.timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    t.primaryKey({ columns: [table.kind, table.id] }),
    t.index('trash_newest').on(table.deletedAt, table.id),
  ],
);

/** The ids under which clients sent new records, so that one that arrives again is recognised for ninety days. */
export const sentRecords = t.pgTable(
  'sent_records',
  {
    kind: t.text('kind').notNull(),
    id: t.uuid('id').notNull(),
    /** SHA-256 of what was sent. */
    bodyHash: t.text('body_hash').notNull(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [t.primaryKey({ columns: [table.kind, table.id] })],
);
