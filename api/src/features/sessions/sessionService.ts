import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/db/database.ts';
import { verificationChallenges as challenges, endedSessions, members } from '#platform/db/schema.ts';
import type { Standing } from '#platform/security/demandRight.ts';
import type { Session } from '#platform/security/tokens.ts';
import type { OfficerSessionService } from './officerSessionService.ts';

/** Which sessions are valid: all that were not ended, individually or by logging out everywhere. */
export function createSessionService(db: Database, officerSessions: OfficerSessionService) {
  return {
    /** What a correctly signed token may access, if anything; called for each such request. */
    findStanding(session: Session): Promise<Standing | undefined> {
      const { identity } = session;
      return identity.role === 'admin'
        ? officerSessions.findStanding(session.id, identity.officerId, session.issuedAt)
        : findMember(db, session, identity.memberId);
    },

    /** Ends one session, and deletes those that have expired by now. */
    async end({ id, identity, expiresAt }: Session): Promise<void> {
      if (identity.role === 'admin') {
        await officerSessions.end(id, identity.officerId);
        return;
      }
      await db.transaction(async (tx) => {
        await tx.delete(endedSessions).where(sql`${endedSessions.expiresAt} < now()`);
        await tx.insert(endedSessions).values({ id, expiresAt }).onConflictDoNothing();
      });
    },

    async endAll({ identity }: Session): Promise<void> {
      if (identity.role === 'admin') return officerSessions.endAll(identity.officerId);
      const { memberId } = identity;
      await db.transaction(async (tx) => {
        await tx.update(members).set({ tokensValidFrom: new Date() }).where(eq(members.id, memberId));
        // A code requested earlier would otherwise still start a session.
        await tx.delete(challenges).where(eq(challenges.memberId, memberId));
      });
    },
  };
}

async function findMember(db: Database, session: Session, memberId: string): Promise<Standing | undefined> {
  const issued = session.issuedAt.toISOString();
  const [row] = await rowsOf<{ isListed: boolean }>(
    db,
    sql`select listed as "isListed" from ${members}
      where id = ${memberId} and coalesce(tokens_valid_from <= ${issued}, true)
        and not exists (select from ${endedSessions} where id = ${session.id})`,
  );
  return row;
}

export type SessionService = ReturnType<typeof createSessionService>;
