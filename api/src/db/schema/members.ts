import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

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
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_email').on(sql`lower(${table.email})`),
    uniqueIndex('members_phone').on(table.phone),
    index('members_name').on(sql`lower(${table.fullName})`, table.id),
    index('members_newest').on(table.registeredAt.desc(), table.id.desc()),
    index('members_search').using(
      'gin',
      sql`(lower(${table.fullName} || ' ' || ${table.email})) gin_trgm_ops`,
    ),
  ],
);

/** A code that went out by mail and waits to be typed in. */
export const verificationChallenges = pgTable(
  'verification_challenges',
  {
    id: uuid('id').primaryKey(),
    /** Null when nobody has this address: the challenge is kept all the same, so that replies do not differ. */
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('verification_challenges_expiry').on(table.expiresAt)],
);
