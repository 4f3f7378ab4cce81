import type { RegistrationWait } from '@year-group/api-types/common/lists';
import type { PrivateField } from '@year-group/api-types/members/memberFields';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

/** Compared byte by byte: the same order on every database, and much faster to sort. */
const bytewiseText = t.customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** What only the panel searches; the index `members_about` is on exactly this. */
export const aboutMember = sql.raw(`lower(current_occupation || ' ' || location || ' ' || phone)`);

/** Registered members. */
export const members = t.pgTable(
  'members',
  {
    id: t.uuid('id').primaryKey(),
    fullName: t.text('full_name').notNull(),
    email: t.text('email').notNull(),
    /** Without spaces, hyphens and brackets: +233201234567. */
    phone: t.text('phone').notNull(),
    role: t.text('role'),
    currentOccupation: t.text('current_occupation').notNull().default(''),
    location: t.text('location').notNull().default(''),
    house: t.text('house').notNull().default(''),
    message: t.text('message').notNull().default(''),
    hidden: t.text('hidden').array().$type<PrivateField[]>().notNull().default(sql`'{}'::text[]`),
    /** What the registration still awaits; set at registration by the settings of that time. */
    awaiting: t.text('awaiting').array().$type<RegistrationWait[]>().notNull().default(sql`'{}'::text[]`),
    /** When an officer last sent them a question before admission. */
    askedAt: t.timestamp('asked_at', { withTimezone: true }),
    registeredAt: t.timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
    /** The import that registered them; null for all others. */
    importId: t.uuid('import_id'),
    /** How often the profile was changed, so that no change is overwritten or undone unseen. */
    version: t.integer('version').notNull().default(0),
    /** Tokens issued before this moment are invalid; null before the first logout on all devices. */
    tokensValidFrom: t.timestamp('tokens_valid_from', { withTimezone: true }),
    /** Whether other members see them: only once nothing is awaited. */
    listed: t.boolean('listed').generatedAlwaysAs(sql`awaiting = '{}'::text[]`).notNull(),
    /** The sort key of the directory. */
    nameKey: bytewiseText('name_key').generatedAlwaysAs(sql`lower(full_name)`).notNull(),
    /** What other members can search: the name, and the e-mail unless it is hidden. */
    search: bytewiseText('search')
      .generatedAlwaysAs(
        sql`lower(full_name || ' ' || case when 'email' = any(hidden) then '' else email end)`,
      )
      .notNull(),
    /** The town: the text after the last comma of the location, in lower case. */
    town: bytewiseText('town')
      .generatedAlwaysAs(sql`lower(btrim(regexp_replace(location, '^.*,', '')))`)
      .notNull(),
  },
  (table) => [
    t.uniqueIndex('members_email').on(sql`lower(${table.email})`),
    t.uniqueIndex('members_phone').on(table.phone),
    // The directory's order. It includes the search text and whether they are listed, so that a
    // frequent term is found and counted by reading the index only.
    t.index('members_name').on(table.nameKey, table.id, table.search, table.listed),
    // Small, to count them.
    t.index('members_listed').on(table.listed).where(sql`${table.listed}`),
    t.index('members_newest').on(table.registeredAt, table.id, table.listed),
    t.index('members_house').on(table.house, table.nameKey, table.id, table.listed),
    // Few rows: pending registrations, oldest first.
    t.index('members_waiting').on(table.registeredAt, table.id).where(sql`not ${table.listed}`),
    t.index('members_town').on(table.town, table.nameKey, table.id),
    t.index('members_search').using('gin', sql`${table.search} gin_trgm_ops`),
    // What the panel also searches: occupation, place and digits of the phone number.
    t.index('members_about').using('gin', sql`${aboutMember} gin_trgm_ops`),
    t.index('members_import').on(table.importId).where(sql`${table.importId} is not null`),
    // Few rows: addresses that only officers can search.
    t
      .index('members_hidden_email')
      .using('gin', sql`lower(${table.email}) gin_trgm_ops`)
      .where(sql`'email' = any(${table.hidden})`),
    // Members sort by the visible addresses, or the order would reveal the hidden ones.
    t
      .index('members_shown_email')
      .on(sql`(case when 'email' = any(${table.hidden}) then '' else lower(${table.email}) end)`, table.id),
  ],
);

/** A code that was mailed and can be answered. */
export const verificationChallenges = t.pgTable(
  'verification_challenges',
  {
    /** UUID v4, not guessable. */
    id: t.uuid('id').primaryKey(),
    /** Null for an unknown address, whose challenge is stored so that replies do not differ. */
    memberId: t.uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    codeHash: t.text('code_hash').notNull(),
    triesLeft: t.integer('tries_left').notNull(),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.index('verification_challenges_expiry').on(table.expiresAt)],
);
