import type { Role } from '@year-group/api-types/officers/rights';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';

const moment = (name: string) => t.timestamp(name, { withTimezone: true });

/** The people who run the website; a removed officer's row is deleted, the log keeps the name. */
export const officers = t.pgTable(
  'officers',
  {
    /** The owner's account, that of `ADMIN_PASSWORD`, has the fixed id `ownerAccountId`. */
    id: t.uuid('id').primaryKey(),
    name: t.text('name').notNull(),
    /** Lower case; null only for the owner's account. */
    email: t.text('email'),
    roles: t.jsonb('roles').$type<Role[]>().notNull(),
    /** argon2id; null for those who log in by passkey alone, and before the invitation is used. */
    passwordHash: t.text('password_hash'),
    /** The secret of the code app, sealed with a key derived from `TOKEN_SECRET`. */
    codeAppSecret: t.text('code_app_secret'),
    /** The last time step (30 s) whose code was used: it and older ones are refused. */
    codeAppStep: t.bigint('code_app_step', { mode: 'number' }),
    tokensValidFrom: moment('tokens_valid_from').notNull().defaultNow(),
    /** When the link of an invitation was used first; null before. */
    joinedAt: moment('joined_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [t.uniqueIndex('officers_email').on(table.email)],
);

const officerId = () =>
  t
    .uuid('officer_id')
    .notNull()
    .references(() => officers.id, { onDelete: 'cascade' });

/** Links of invitations that can still be used, one per officer. */
export const officerInvitations = t.pgTable('officer_invitations', {
  officerId: officerId().primaryKey(),
  /** SHA-256 of the token in the link. */
  tokenHash: t.text('token_hash').notNull().unique(),
  expiresAt: moment('expires_at').notNull(),
});

/** Logins of officers; a token without its row counts for nothing. */
export const officerSessions = t.pgTable(
  'officer_sessions',
  {
    /** The id of the token (`jti`). */
    id: t.text('id').primaryKey(),
    officerId: officerId(),
    device: t.text('device').notNull(),
    /** The network of the address, not the address. */
    network: t.text('network').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When the officer last proved who they are. */
    provedAt: moment('proved_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    t.index('officer_sessions_officer').on(table.officerId),
    t.index('officer_sessions_expiry').on(table.expiresAt),
  ],
);

/** Passkeys, by WebAuthn's names. */
export const officerPasskeys = t.pgTable(
  'officer_passkeys',
  {
    id: t.uuid('id').primaryKey(),
    officerId: officerId(),
    credentialId: t.text('credential_id').notNull().unique(),
    /** Base64url. */
    publicKey: t.text('public_key').notNull(),
    counter: t.bigint('counter', { mode: 'number' }).notNull(),
    transports: t.jsonb('transports').$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    isBackedUp: t.boolean('is_backed_up').notNull(),
    /** The domain it was made for: it works on no other. */
    domain: t.text('domain').notNull(),
    name: t.text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [t.index('officer_passkeys_officer').on(table.officerId)],
);

/** Recovery codes that were not used; SHA-256 of 140 random bits each. */
export const officerRecoveryCodes = t.pgTable(
  'officer_recovery_codes',
  {
    id: t.uuid('id').primaryKey(),
    officerId: officerId(),
    codeHash: t.text('code_hash').notNull(),
  },
  (table) => [t.uniqueIndex('officer_recovery_codes_code').on(table.officerId, table.codeHash)],
);

/** Questions to a browser or a person that are still open; each is answered once. */
export const officerChallenges = t.pgTable(
  'officer_challenges',
  {
    id: t.uuid('id').primaryKey(),
    /** `passkey-login`, `second-factor`, `passkey-new`, `code-app-new` or `proof`. */
    kind: t.text('kind').notNull(),
    /** Null while it is not known who logs in. */
    officerId: t.uuid('officer_id').references(() => officers.id, { onDelete: 'cascade' }),
    /** WebAuthn's challenge, or the sealed secret of a new code app. */
    content: t.text('content').notNull(),
    wrongAnswers: t.integer('wrong_answers').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [t.index('officer_challenges_expiry').on(table.expiresAt)],
);
