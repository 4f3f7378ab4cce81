import { dayMs } from '@year-group/api-types/common/dates';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';

const channel = 'content_changed';

/** How often this process has announced a change. */
let announced = 0;

/** Tells every process, once the transaction is committed, that public content has changed. */
export async function contentChanged(tx: Database): Promise<void> {
  announced += 1;
  await tx.execute(sql`select pg_notify(${channel}, '')`);
}

export type ContentChanges = Awaited<ReturnType<typeof followContentChanges>>;

/** Counts the changes of public content, those of other processes within a second. */
export async function followContentChanges({ listen }: Pick<OpenDatabase, 'listen'>) {
  let version = 0;
  let today = 0;
  const note = () => {
    version += 1;
  };
  const stop = await listen(channel, note);
  return {
    /** Counts a change that this process itself has made. */
    note,
    announced: () => announced,
    stop,
    /** Another number after each change; while it is the same, no public reply can have changed. */
    version(): number {
      // Upcoming events become past ones at midnight in Accra, which is midnight UTC. Any other day
      // counts, not only a later one: the clock may be set back.
      const day = Math.floor(Date.now() / dayMs);
      if (day !== today) note();
      today = day;
      return version;
    },
  };
}
