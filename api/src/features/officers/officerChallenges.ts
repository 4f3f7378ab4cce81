import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { officerChallenges as challenges } from '#platform/db/schema.ts';

type Row = typeof challenges.$inferSelect;

/** What a challenge is for; none is accepted for another purpose. */
type ChallengeKind = 'passkey-login' | 'second-factor' | 'passkey-new' | 'code-app-new' | 'proof';

/** How many minutes a challenge can be answered; a code app may first have to be installed. */
const minutesFor = (kind: ChallengeKind): number => (kind === 'code-app-new' ? 30 : 5);
const maxWrongAnswers = 5;

/** Questions to a browser or a person; `officerId` is null while it is not known who logs in. */
export function createOfficerChallenges(db: Database) {
  const isOpen = (id: string, kind: ChallengeKind, officerId?: string | null) =>
    and(
      eq(challenges.id, id),
      eq(challenges.kind, kind),
      gt(challenges.expiresAt, sql`now()`),
      officerId === null ? isNull(challenges.officerId) : undefined,
      officerId ? eq(challenges.officerId, officerId) : undefined,
    );

  return {
    async insert(kind: ChallengeKind, officerId: string | null, content: string): Promise<string> {
      const id = randomUUID();
      const expiresAt = sql`now() + make_interval(mins => ${minutesFor(kind)})`;
      await db.insert(challenges).values({ id, kind, officerId, content, expiresAt });
      return id;
    },
    /** The challenge, which is then used up; undefined when there is none. */
    async take(id: string, kind: ChallengeKind, officerId: string | null): Promise<Row | undefined> {
      const [row] = await db
        .delete(challenges)
        .where(isOpen(id, kind, officerId))
        .returning();
      return row;
    },
    /** Counts an answer as wrong before it is compared, so concurrent ones cannot share a try. */
    async attempt(id: string, kind: ChallengeKind, officerId?: string): Promise<Row | undefined> {
      const [row] = await db
        .update(challenges)
        .set({ wrongAnswers: sql`${challenges.wrongAnswers} + 1` })
        .where(and(isOpen(id, kind, officerId), lt(challenges.wrongAnswers, maxWrongAnswers)))
        .returning();
      return row;
    },
    /** Ends a challenge after the right answer; true for only one of several concurrent callers. */
    async end(id: string): Promise<boolean> {
      const rows = await db.delete(challenges).where(eq(challenges.id, id)).returning({ id: challenges.id });
      return rows.length > 0;
    },
  };
}
