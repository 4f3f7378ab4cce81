import { and, desc, eq, getTableColumns, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { verificationChallenges as challenges } from '#platform/db/schema.ts';

export type ChallengeRow = typeof challenges.$inferSelect;

/** Reads and writes verification challenges; `db` may be a transaction. */
export function createChallengeRepository(db: Database) {
  return {
    /** Stores a challenge that expires by the database's clock, shared by all processes. */
    async insert(challenge: Omit<ChallengeRow, 'memberId' | 'expiresAt'>, seconds: number): Promise<void> {
      const expiresAt = sql`now() + make_interval(secs => ${seconds})`;
      await db.insert(challenges).values({ ...challenge, expiresAt });
    },
    /** Assigns a challenge to the member with its code; false when expired or assigned. */
    async assign(id: string, answer: Pick<ChallengeRow, 'memberId' | 'codeHash'> & Partial<ChallengeRow>) {
      const isFree = and(isNull(challenges.memberId), gt(challenges.expiresAt, sql`now()`));
      const rows = await db
        .update(challenges)
        .set(answer)
        .where(and(eq(challenges.id, id), isFree))
        .returning({ id: challenges.id });
      return rows.length > 0;
    },
    /** The member's open challenges, latest expiry first, with `secondsLeft`. */
    openOf: (memberId: string): Promise<(ChallengeRow & { secondsLeft: number })[]> =>
      db
        .select({
          ...getTableColumns(challenges),
          secondsLeft: sql<number>`extract(epoch from ${challenges.expiresAt} - now())::float`,
        })
        .from(challenges)
        .where(and(eq(challenges.memberId, memberId), gt(challenges.expiresAt, sql`now()`)))
        .orderBy(desc(challenges.expiresAt)),
    /** Consumes an attempt before the comparison, so that concurrent ones cannot share it. */
    async consumeAttempt(id: string): Promise<ChallengeRow | undefined> {
      const [row] = await db
        .update(challenges)
        .set({ triesLeft: sql`${challenges.triesLeft} - 1` })
        .where(and(eq(challenges.id, id), gt(challenges.triesLeft, 0), gt(challenges.expiresAt, sql`now()`)))
        .returning();
      return row;
    },
    async endAllOf(memberId: string): Promise<boolean> {
      const mine = eq(challenges.memberId, memberId);
      const rows = await db.delete(challenges).where(mine).returning({ id: challenges.id });
      return rows.length > 0;
    },
    async deleteExpired(): Promise<void> {
      await db.delete(challenges).where(lt(challenges.expiresAt, sql`now()`));
    },
  };
}
