import { randomUUID } from 'node:crypto';
import type { OfficerSession } from '@year-group/api-types/officers/officers';
import type { Role } from '@year-group/api-types/officers/rights';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Database, rowsOf } from '#platform/db/database.ts';
import {
  officerChallenges,
  officerInvitations,
  officerPasskeys,
  officers,
  officerSessions as sessions,
} from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import { runAs } from '#platform/security/actor.ts';
import type { Standing } from '#platform/security/demandRight.ts';
import { networkName } from '#platform/security/networks.ts';
import { lifetimes } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { deviceOf, tellOfNewDevice } from './newDevice.ts';

export { rememberedDays } from './newDevice.ts';

interface StandingRow {
  name: string;
  roles: Role[];
  /** Seconds since the last proof, by the database's clock. */
  proofAge: number;
  isSeenLately: boolean;
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

type Officer = typeof officers.$inferSelect;
type Request = Pick<FastifyRequest, 'ip' | 'headers'>;

const isSame = (one: Officer, other: Officer): boolean =>
  one.passwordHash === other.passwordHash &&
  one.tokensValidFrom.getTime() === other.tokensValidFrom.getTime();

const loginNeeded = () => new HttpError(401, 'unauthorised', 'Please log in to continue.');

const isOpen = gt(sessions.expiresAt, sql`now()`);
/** Ended sessions keep their row for a while, so that a known device is recognised. */
const ended = { expiresAt: sql`now()` };

/** The logins of officers, one row each: a token without its open row counts for nothing. */
export function createOfficerSessionService({ db, settings, mail, tokens }: Services) {
  const { domain } = settings;

  return {
    /** Starts a session of an officer, with their row as it was when they proved who they are; resolves to the token. */
    async begin(proved: Officer, { ip, headers }: Request, from: Database = db): Promise<string> {
      const [id, officerId] = [randomUUID(), proved.id];
      return from.transaction(async (tx) => {
        const isIt = eq(officers.id, officerId);
        const [officer] = await tx.select().from(officers).where(isIt).for('update');
        // What ended every session or changed the password meanwhile counts for this login too.
        if (!officer || !isSame(officer, proved)) throw loginNeeded();
        const place = { device: deviceOf(headers['user-agent']), network: networkName(ip) };
        await tellOfNewDevice(tx, mail, officer, { id, ...place });
        // By the database's clock, which this process's may not follow.
        const expiresAt = sql`now() + make_interval(secs => ${lifetimes.admin})`;
        await tx.insert(sessions).values({ id, officerId, ...place, expiresAt });
        // A link that was not used is not needed any more.
        await tx.delete(officerInvitations).where(eq(officerInvitations.officerId, officerId));
        await runAs({ officerId, officerName: officer.name }, () =>
          logActions(tx, [{ action: 'login', target: 'administrator' }]),
        );
        return tokens.issue({ role: 'admin', officerId }, officer.tokensValidFrom, id);
      });
    },

    /** The officer of a session with the roles of this moment; undefined when either is gone. */
    async findStanding(id: string, officerId: string, issuedAt: Date): Promise<Standing | undefined> {
      const [row] = await rowsOf<StandingRow>(
        db,
        sql`select o.name, o.roles, extract(epoch from now() - s.proved_at)::float8 as "proofAge",
            s.last_seen_at > now() - interval '1 minute' as "isSeenLately",
            o.password_hash is not null as "hasPassword",
            o.code_app_secret is not null or exists (select from ${officerPasskeys} p
              where p.officer_id = o.id and p.domain = ${domain}) as "hasSecondFactor"
          from ${sessions} s join ${officers} o on o.id = s.officer_id
          where s.id = ${id} and o.id = ${officerId} and s.expires_at > now()
            and o.tokens_valid_from <= ${issuedAt.toISOString()}`,
      );
      if (!row) return undefined;
      if (!row.isSeenLately) {
        await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.id, id));
      }
      const { name, roles, hasPassword, hasSecondFactor } = row;
      // An officer who came by a link and has set up nothing yet has no factor to prove who they
      // are.
      const provedAt =
        hasPassword || hasSecondFactor ? new Date(Date.now() - row.proofAge * 1000) : new Date();
      const mustSetUpSecondFactor = !hasSecondFactor && (settings.mode === 'live' || !hasPassword);
      return { isListed: true, officer: { id: officerId, name, roles, provedAt, mustSetUpSecondFactor } };
    },

    /** The open sessions of an officer, the last seen first; `thisId` is that of the caller. */
    async list(officerId: string, thisId?: string): Promise<OfficerSession[]> {
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.officerId, officerId), isOpen))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
      return rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        isThis: row.id === thisId,
      }));
    },

    /** Records that the officer of this session has just proved who they are. */
    async proved(id: string): Promise<void> {
      await db.update(sessions).set({ provedAt: sql`now()` }).where(eq(sessions.id, id));
    },

    /** Ends one session of an officer, and logs it; false when it is not open. */
    async end(id: string, officerId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const isIt = and(eq(sessions.id, id), eq(sessions.officerId, officerId), isOpen);
        const rows = await tx.update(sessions).set(ended).where(isIt).returning({ id: sessions.id });
        if (rows.length > 0) await logActions(tx, [{ action: 'sign-out', target: 'administrator' }]);
        return rows.length > 0;
      });
    },

    async endAll(officerId: string): Promise<void> {
      await db.transaction(async (tx) => {
        await endSessionsOf(tx, officerId);
        await logActions(tx, [{ action: 'sign-out-everywhere', target: 'administrator' }]);
      });
    },
  };
}

/** Locks the row of the officer who calls; throws 401 when their session was ended meanwhile. */
export async function lockCaller(tx: Database, sessionId: string, officerId: string): Promise<Officer> {
  const [officer] = await tx.select().from(officers).where(eq(officers.id, officerId)).for('update');
  // By the time of this statement: the session may have been ended since the transaction began.
  const isStillOpen = gt(sessions.expiresAt, sql`clock_timestamp()`);
  const isIt = and(eq(sessions.id, sessionId), eq(sessions.officerId, officerId), isStillOpen);
  if (!officer || (await tx.$count(sessions, isIt)) === 0) throw loginNeeded();
  return officer;
}

/** Ends the sessions of an officer, all or all but one, and what was begun; resolves to how many. */
export async function endSessionsOf(tx: Database, officerId: string, exceptId = ''): Promise<number> {
  // Without this a token that is being issued now would still count.
  if (!exceptId) {
    await tx.update(officers).set({ tokensValidFrom: new Date() }).where(eq(officers.id, officerId));
  }
  await tx.delete(officerChallenges).where(eq(officerChallenges.officerId, officerId));
  const rows = await tx
    .update(sessions)
    .set(ended)
    .where(and(eq(sessions.officerId, officerId), ne(sessions.id, exceptId), isOpen))
    .returning({ id: sessions.id });
  return rows.length;
}

export type OfficerSessionService = ReturnType<typeof createOfficerSessionService>;
