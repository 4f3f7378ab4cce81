import type { PrivateField, RegistrationWait } from '@year-group/api-types/lists';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Compared byte by byte: the same order on every database, whatever its locale, and several times quicker to sort. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Registered members. */
export const members = pgTable(
  'members',
  {
    id: uuid('id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    /** Without spaces, hyphens and brackets: +233201234567. */
    phone: text('phone').notNull(),
    role: text('role'),
    currentOccupation: text('current_occupation').notNull().default(''),
    location: text('location').notNull().default(''),
    house: text('house').notNull().default(''),
    message: text('message').notNull().default(''),
    /** The fields that other members do not see. */
    hidden: text('hidden').array().$type<PrivateField[]>().notNull().default(sql`'{}'::text[]`),
    /** What the registration still waits for; written at registration by the settings of that time. */
    awaiting: text('awaiting').array().$type<RegistrationWait[]>().notNull().default(sql`'{}'::text[]`),
    /** When the administrator last asked them something before admitting them. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
    /** Tokens issued before this moment no longer count; null while he never signed out everywhere. */
    tokensValidFrom: timestamp('tokens_valid_from', { withTimezone: true }),
    /** Whether the other members see them: only once nothing is waited for. */
    listed: boolean('listed').generatedAlwaysAs(sql`awaiting = '{}'::text[]`).notNull(),
    /** By what the directory is sorted. */
    nameKey: bytewiseText('name_key').generatedAlwaysAs(sql`lower(full_name)`).notNull(),
    /** What other members can search: the name, and the e-mail unless it is hidden. */
    search: bytewiseText('search')
      .generatedAlwaysAs(
        sql`lower(full_name || ' ' || case when 'email' = any(hidden) then '' else email end)`,
      )
      .notNull(),
    /** What follows the last comma of the location, in lower case: the town. */
    town: bytewiseText('town')
      .generatedAlwaysAs(sql`lower(btrim(regexp_replace(location, '^.*,', '')))`)
      .notNull(),
  },
  (table) => [
    uniqueIndex('members_email').on(sql`lower(${table.email})`),
    uniqueIndex('members_phone').on(table.phone),
    // The directory's order. It holds the search text too, so that a frequent term is found by reading the index alone.
    // `listed` comes last in the indexes that a page is read from, so that the rows themselves need not be read for it.
    index('members_name').on(table.nameKey, table.id, table.search, table.listed),
    index('members_newest').on(table.registeredAt, table.id, table.listed),
    index('members_house').on(table.house, table.nameKey, table.id, table.listed),
    // Few rows: those who wait, the longest waiting first.
    index('members_waiting').on(table.registeredAt, table.id).where(sql`not ${table.listed}`),
    index('members_town').on(table.town, table.nameKey, table.id),
    index('members_search').using('gin', sql`${table.search} gin_trgm_ops`),
    // A trigram takes three letters: shorter terms have an index of all single letters and pairs.
    index('members_short_search').using('gin', sql`short_pieces(${table.search})`),
    // Few rows: addresses that only the administrator can search.
    index('members_hidden_email')
      .using('gin', sql`lower(${table.email}) gin_trgm_ops`)
      .where(sql`'email' = any(${table.hidden})`),
    // Members sort by the addresses that they see, or the order would tell the hidden ones.
    index('members_shown_email').on(
      sql`(case when 'email' = any(${table.hidden}) then '' else lower(${table.email}) end)`,
      table.id,
    ),
  ],
);

/**
 * How many members there are: in all, in each house and in each town, so that no list has to count rows.
 * Triggers on `members` keep it, in the transaction of each write (the function `count_members` of the migrations).
 */
export const memberCounts = pgTable(
  'member_counts',
  {
    /** `all`, `house` or `town`; with `hidden-` before it for what the administrator alone sees. */
    kind: text('kind').notNull(),
    value: text('value').notNull(),
    /** The value as people write it. */
    label: text('label').notNull(),
    members: integer('members').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);

/** A code that went out by mail and waits to be typed in. */
export const verificationChallenges = pgTable(
  'verification_challenges',
  {
    /** UUID v4, not guessable. */
    id: uuid('id').primaryKey(),
    /** Null when nobody has this address: the challenge is kept all the same, so that replies do not differ. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('verification_challenges_expiry').on(table.expiresAt)],
);
