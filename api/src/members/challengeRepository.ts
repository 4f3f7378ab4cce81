import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { verificationChallenges as challenges } from '../db/schema.ts';

export type ChallengeRow = typeof challenges.$inferSelect;

/** Reads and writes verification challenges; `db` may be a transaction. */
export function createChallengeRepository(db: Database) {
  return {
    /** Stores a challenge for so many seconds, by the database's clock, the one that all processes share. */
    async insert(challenge: Omit<ChallengeRow, 'memberId' | 'expiresAt'>, seconds: number): Promise<void> {
      const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
      await db.insert(challenges).values({ ...challenge, expiresAt });
    },
    /** Makes a challenge the member's; false when it is over already. */
    async assign(id: string, memberId: string): Promise<boolean> {
      const rows = await db
        .update(challenges)
        .set({ memberId })
        .where(and(eq(challenges.id, id), gt(challenges.expiresAt, sql`now()`)))
        .returning({ id: challenges.id });
      return rows.length > 0;
    },
    /** Uses up one try before the code is looked at, so that tries at the same moment cannot share one. */
    async takeTry(id: string): Promise<ChallengeRow | undefined> {
      const [row] = await db
        .update(challenges)
        .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
        .where(and(eq(challenges.id, id), gt(challenges.triesLeft, 0), gt(challenges.expiresAt, sql`now()`)))
        .returning();
      return row;
    },
    /** Ends a challenge; only one caller is told that he ended it. */
    async end(id: string): Promise<boolean> {
      const rows = await db.delete(challenges).where(eq(challenges.id, id)).returning({ id: challenges.id });
      return rows.length > 0;
    },
    async deleteExpired(): Promise<void> {
      await db.delete(challenges).where(lt(challenges.expiresAt, sql`now()`));
    },
  };
}
