import { sql } from 'drizzle-orm';
import { logActions } from '../actions/actionService.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { adminAccount, endedSessions, members } from '../db/schema.ts';
import type { Session } from '../http/tokens.ts';

/** Which sessions still count: all but those that somebody has ended, here or on all his devices. */
export function createSessionService(db: Database) {
  /** Logs it when it was the administrator, in the transaction of it. */
  const log = async (tx: Database, { identity }: Session, action: 'sign-out' | 'sign-out-everywhere') =>
    identity.role === 'admin' && logActions(tx, [{ action, target: 'administrator' }]);

  return {
    /** Whether a well-signed token still counts; one statement, since every request with a token asks. */
    async isCurrent({ id, identity, issuedAt }: Session): Promise<boolean> {
      const issued = issuedAt.toISOString();
      const owner =
        identity.role === 'admin'
          ? sql`select from ${adminAccount} where tokens_valid_from <= ${issued}`
          : sql`select from ${members} where id = ${identity.memberId}
              and coalesce(tokens_valid_from <= ${issued}, true)`;
      const [row] = await rowsOf<{ current: boolean }>(
        db,
        sql`select exists (${owner}) and not exists (select from ${endedSessions} where id = ${id}) as current`,
      );
      return row?.current === true;
    },

    /** Ends one session, and forgets those that would have expired by now. */
    async end(session: Session): Promise<void> {
      const { id, expiresAt } = session;
      await db.transaction(async (tx) => {
        await tx.delete(endedSessions).where(sql`${endedSessions.expiresAt} < now()`);
        await tx.insert(endedSessions).values({ id, expiresAt }).onConflictDoNothing();
        await log(tx, session, 'sign-out');
      });
    },

    /** Ends all sessions that the same member, or the administrator, has begun until now. */
    async endAll(session: Session): Promise<void> {
      const { identity } = session;
      const table = identity.role === 'admin' ? adminAccount : members;
      const whose = identity.role === 'admin' ? sql`true` : sql`id = ${identity.memberId}`;
      await db.transaction(async (tx) => {
        await tx.update(table).set({ tokensValidFrom: new Date() }).where(whose);
        await log(tx, session, 'sign-out-everywhere');
      });
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
