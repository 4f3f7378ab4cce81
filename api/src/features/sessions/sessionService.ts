import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/db/database.ts';
import {
  adminAccount,
  verificationChallenges as challenges,
  endedSessions,
  members,
} from '#platform/db/schema.ts';
import type { Session } from '#platform/security/tokens.ts';
import { logActions } from '../actions/actionService.ts';

/** Which sessions are valid: all that were not ended, individually or by signing out everywhere. */
export function createSessionService(db: Database) {
  /** Logs it for the administrator, in the same transaction. */
  const log = async (tx: Database, { identity }: Session, action: 'sign-out' | 'sign-out-everywhere') =>
    identity.role === 'admin' && logActions(tx, [{ action, target: 'administrator' }]);

  return {
    /**
     * What a correctly signed token may access, if anything; one statement, since every request
     * with a token needs it.
     */
    async findStanding({ id, identity, issuedAt }: Session): Promise<{ isListed: boolean } | undefined> {
      const issued = issuedAt.toISOString();
      const owner =
        identity.role === 'admin'
          ? sql`select true as listed from ${adminAccount} where tokens_valid_from <= ${issued}`
          : sql`select listed from ${members} where id = ${identity.memberId}
              and coalesce(tokens_valid_from <= ${issued}, true)`;
      const [row] = await rowsOf<{ isListed: boolean }>(
        db,
        sql`select listed as "isListed" from (${owner}) as owner
          where not exists (select from ${endedSessions} where id = ${id})`,
      );
      return row;
    },

    /** Ends one session, and deletes those that have expired by now. */
    async end(session: Session): Promise<void> {
      const { id, expiresAt } = session;
      await db.transaction(async (tx) => {
        await tx.delete(endedSessions).where(sql`${endedSessions.expiresAt} < now()`);
        await tx.insert(endedSessions).values({ id, expiresAt }).onConflictDoNothing();
        await log(tx, session, 'sign-out');
      });
    },

    /** Ends all current sessions of the same member or of the administrator. */
    async endAll(session: Session): Promise<void> {
      const { identity } = session;
      const table = identity.role === 'admin' ? adminAccount : members;
      const whose = identity.role === 'admin' ? sql`true` : sql`id = ${identity.memberId}`;
      await db.transaction(async (tx) => {
        await tx.update(table).set({ tokensValidFrom: new Date() }).where(whose);
        // A code requested earlier would otherwise still start a session.
        if (identity.role === 'member') {
          await tx.delete(challenges).where(eq(challenges.memberId, identity.memberId));
        }
        await log(tx, session, 'sign-out-everywhere');
      });
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
