import type { Officer } from '@year-group/api-types/officers/officers';
import { type Role, roleNames } from '@year-group/api-types/officers/rights';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/db/database.ts';
import {
  officerInvitations,
  officerPasskeys,
  officerRecoveryCodes,
  officerSessions,
  officers,
} from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';

interface Row
  extends Pick<Officer, 'id' | 'name' | 'email' | 'roles' | 'hasPassword' | 'hasCodeApp' | 'passkeys'> {
  hasJoined: boolean;
  recoveryCodesLeft: number;
  invitedUntil: Date | string | null;
  lastSeenAt: Date | string | null;
}

/** Officers as the panel sees them, the owner's account first; passkeys of this domain count. */
export function readOfficers(db: Database, domain: string, id?: string): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`select o.id, o.name, o.email, o.roles, o.joined_at is not null as "hasJoined",
        o.password_hash is not null as "hasPassword", o.code_app_secret is not null as "hasCodeApp",
        (select count(*)::int from ${officerPasskeys} p
          where p.officer_id = o.id and p.domain = ${domain}) as passkeys,
        (select count(*)::int from ${officerRecoveryCodes} c where c.officer_id = o.id) as "recoveryCodesLeft",
        (select i.expires_at from ${officerInvitations} i
          where i.officer_id = o.id and i.expires_at > now()) as "invitedUntil",
        (select max(s.last_seen_at) from ${officerSessions} s where s.officer_id = o.id) as "lastSeenAt"
      from ${officers} o
      ${id === undefined ? sql`` : sql`where o.id = ${id}`}
      order by o.id <> ${ownerAccountId}, o.created_at, o.id`,
  );
}

const instant = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

/** The only conversion of an officer to JSON. */
export const presentOfficer = (row: Row): Officer => ({
  ...row,
  isOwnerAccount: row.id === ownerAccountId,
  state: row.hasJoined ? 'active' : 'invited',
  invitedUntil: instant(row.invitedUntil),
  lastSeenAt: instant(row.lastSeenAt),
});

/** Whether somebody is left who is an owner and can log in on this domain. */
export async function hasOwnerWhoCanSignIn(db: Database, domain: string): Promise<boolean> {
  return (await readOfficers(db, domain)).some(
    ({ roles, hasJoined, hasPassword, passkeys }) =>
      hasJoined && roles.includes('owner') && (hasPassword || passkeys > 0),
  );
}

/** Roles in words, in the order of the table. */
export const namesOf = (roles: readonly Role[]): string =>
  roles.map((role) => roleNames[role].toLowerCase()).join(', ');
