import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';
import { createAcknowledgements } from './acknowledgements.ts';

/** What public replies are made of; a change of one drops exactly the replies that contain it. */
export const topics = ['news', 'events', 'listings'] as const;
export type Topic = (typeof topics)[number];

const channel = 'content_changed';
/** Says instead of topics that a change was taken notice of. */
const known = 'known';
const dayMs = 24 * 60 * 60 * 1000;

export type ContentVersions = Awaited<ReturnType<typeof createContentVersions>>;

/**
 * Counts the changes of public content, in this process and in all others by `pg_notify`. A write returns when the others
 * have answered that they know, so that whoever was told of it finds it at any process.
 */
export async function createContentVersions({
  db,
  listen,
  listeners,
}: Pick<OpenDatabase, 'db' | 'listen' | 'listeners'>) {
  const self = crypto.randomUUID();
  const versions: Record<Topic, number> = { news: 0, events: 0, listings: 0 };
  let generation = 0;
  let today = 0;

  function bump(topic: Topic) {
    versions[topic] += 1;
    generation += 1;
  }
  const bumpAll = () => topics.forEach(bump);

  const acknowledgements = createAcknowledgements();
  const stop = await listen(
    channel,
    (payload, answer) => {
      const [sender, touched = '', change = ''] = payload.split(':');
      if (sender === self) return;
      if (touched === known) return acknowledgements.received(change);
      for (const topic of topics) if (touched.split('+').includes(topic)) bump(topic);
      answer(`${self}:${known}:${change}`);
    },
    bumpAll,
  );

  /** As `change`, for a write that finds out on its way which topics it touches, if any. */
  async function changing<Result>(
    write: (tx: Database, touch: (topic: Topic) => void) => Promise<Result>,
  ): Promise<Result> {
    const touched = new Set<Topic>();
    const change = crypto.randomUUID();
    let othersKnow = Promise.resolve();
    const result = await db.transaction(async (tx) => {
      const written = await write(tx, (topic) => touched.add(topic));
      if (touched.size === 0) return written;
      othersKnow = acknowledgements.expect(change, (await listeners(tx, channel)) - 1);
      const notice = `${self}:${[...touched].join('+')}:${change}`;
      await tx.execute(sql`select pg_notify(${channel}, ${notice})`);
      return written;
    });
    touched.forEach(bump);
    await othersKnow;
    return result;
  }

  return {
    stop,
    /** Moves with every change; while it stands still, no public reply can have changed. */
    generation(): number {
      // Upcoming events become past ones at midnight in Accra, which is midnight UTC.
      // Another day, not a later one: a clock that ran ahead may be set right.
      const day = Math.floor(Date.now() / dayMs);
      if (day !== today) {
        today = day;
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
