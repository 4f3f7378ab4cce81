import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';

/** What public replies are made of; a change of one drops exactly the replies that contain it. */
export const topics = ['news', 'events', 'listings'] as const;
export type Topic = (typeof topics)[number];

const channel = 'content_changed';
const dayMs = 24 * 60 * 60 * 1000;

export type ContentVersions = Awaited<ReturnType<typeof createContentVersions>>;

/** Counts the changes of public content, in this process at once and in all others by `pg_notify`. */
export async function createContentVersions({ db, listen }: Pick<OpenDatabase, 'db' | 'listen'>) {
  const self = crypto.randomUUID();
  const versions: Record<Topic, number> = { news: 0, events: 0, listings: 0 };
  let generation = 0;
  let nextDay = 0;

  function bump(topic: Topic) {
    versions[topic] += 1;
    generation += 1;
  }
  const bumpAll = () => topics.forEach(bump);

  const stop = await listen(
    channel,
    (payload) => {
      const [sender, topic] = payload.split(':');
      const known = topics.find((each) => each === topic);
      if (sender !== self && known) bump(known);
    },
    bumpAll,
  );

  /** As `change`, for a write that finds out on its way which topics it touches, if any. */
  async function changing<Result>(
    write: (tx: Database, touch: (topic: Topic) => void) => Promise<Result>,
  ): Promise<Result> {
    const touched = new Set<Topic>();
    const result = await db.transaction(async (tx) => {
      const written = await write(tx, (topic) => touched.add(topic));
      for (const topic of touched) await tx.execute(sql`select pg_notify(${channel}, ${`${self}:${topic}`})`);
      return written;
    });
    touched.forEach(bump);
    return result;
  }

  return {
    stop,
    /** Moves with every change; while it stands still, no public reply can have changed. */
    generation(): number {
      // Upcoming events become past ones at midnight in Accra, which is midnight UTC.
      if (Date.now() >= nextDay) {
        nextDay = (Math.floor(Date.now() / dayMs) + 1) * dayMs;
        bumpAll();
      }
      return generation;
    },
    of: (topic: Topic) => versions[topic],
    /** Runs the write in a transaction that tells every process; once it returns, no old reply leaves any more. */
    change: <Result>(topic: Topic, write: (tx: Database) => Promise<Result>): Promise<Result> =>
      changing((tx, touch) => {
        touch(topic);
        return write(tx);
      }),
    changing,
  };
}
