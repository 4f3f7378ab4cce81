import { and, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import { adminActions, mails, officers } from '#platform/db/schema.ts';
import { verifyLog } from '#platform/operations/actionChain.ts';
import type { Services } from '#platform/services.ts';

/** Mail lifetime in seconds: then the next letter takes its place. */
const lifetime = 6 * 24 * 60 * 60;

/** Verifies the log each week and mails its newest hash to every owner, once a week at most. */
export async function startWeeklyLetters({ db, jobs, mail }: Services): Promise<void> {
  await jobs.handle('tell-log', async () => {
    const owners = await ownersWithoutLetter();
    if (owners.length === 0) return;
    // Before the verification: an entry written meanwhile would be in the week, but not in all.
    const week = await db.$count(adminActions, sql`${adminActions.createdAt} > now() - interval '7 days'`);
    const { rows: total, newestHash, faults } = await verifyLog(db);
    const data = { week, total, newestHash, faults: faults.length };
    await db.transaction(async (tx) => {
      for (const { email, occasion } of owners)
        await mail.write(tx, { occasion, recipient: email ?? '', template: 'log-week', data, lifetime });
    });
  });

  /** The active owners who have no letter of this week, with its occasion. */
  function ownersWithoutLetter() {
    const monday = sql`date_trunc('week', now() at time zone 'UTC')::date`;
    const occasion = sql<string>`'log-week:' || ${monday} || ':' || ${officers.id}`;
    const isOwner = sql`${officers.roles} @> '["owner"]'`;
    const letter = db.select({ id: mails.id }).from(mails).where(eq(mails.occasion, occasion));
    return db
      .select({ email: officers.email, occasion })
      .from(officers)
      .where(and(isOwner, isNotNull(officers.joinedAt), isNotNull(officers.email), notExists(letter)));
  }
}
