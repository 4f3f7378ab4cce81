import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';

/** Mail lifetime in seconds: after two days the news is outdated. */
const lifetime = 2 * 24 * 60 * 60;

interface FailureCount {
  /** What failed: a call of the payment provider, or a background job after its last retry. */
  source: string;
  count: number;
  /** Of the provider's last answer; null when there was none. */
  status: number | null;
  at: string;
}

/** Today's failures of the provider and of background jobs; anybody can send a forged notice. */
const failuresOfToday = (db: Database) =>
  rowsOf<FailureCount>(
    db,
    sql`
      select provider || ', ' || call as source, count, last_status as status,
        to_char(last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
      from provider_failures where day = (now() at time zone 'UTC')::date and call <> 'webhook'
      union all
      select 'background work, ' || name, count(*)::int, null,
        to_char(max(completed_on) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      from work.job where state = 'failed' and completed_on >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
      group by name
      order by 1
    `,
  );

/** Mails `ADMIN_EMAIL` about failures, at most once a day. */
export async function startFailureLetters({ db, jobs, mail, settings }: Services): Promise<void> {
  const { adminEmail } = settings;
  await jobs.handle('tell-failures', async () => {
    if (!adminEmail) return;
    const failures = await failuresOfToday(db);
    if (failures.length === 0) return;
    const occasion = `failures:${new Date().toISOString().slice(0, 10)}`;
    await db.transaction((tx) =>
      mail.write(tx, { occasion, recipient: adminEmail, template: 'failures', data: { failures }, lifetime }),
    );
  });
}
