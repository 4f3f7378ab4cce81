import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';

/** The topics of public replies; a change invalidates the replies that contain its topic. */
export const topics = ['news', 'events', 'listings', 'group'] as const;
export type Topic = (typeof topics)[number];

const channel = 'content_changed';
/** Sent in place of topics: a process has acknowledged a change. */
const known = 'known';
const dayMs = 24 * 60 * 60 * 1000;

const changedTopics = new WeakMap<Database, Set<Topic>>();

/** Marks a topic as changed by this transaction, which `content.transaction` has opened. */
export function contentChanged(tx: Database, topic: Topic): void {
  const changed = changedTopics.get(tx);
  if (!changed) throw new Error('Use content.transaction to change public content.');
  changed.add(topic);
}

export type ContentVersions = Awaited<ReturnType<typeof createContentVersions>>;

/**
 * Versions of public content, shared by all processes with `pg_notify`. A write returns when the
 * others have acknowledged it, so that its effect is visible in every process.
 */
export async function createContentVersions({
  db,
  listen,
  listeners,
}: Pick<OpenDatabase, 'db' | 'listen' | 'listeners'>) {
  const self = crypto.randomUUID();
  const versions: Record<Topic, number> = { news: 0, events: 0, listings: 0, group: 0 };
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
      const [sender, changed = '', change = ''] = payload.split(':');
      if (sender === self) return;
      if (changed === known) return acknowledgements.received(change);
      for (const topic of topics) if (changed.split('+').includes(topic)) bump(topic);
      answer(`${self}:${known}:${change}`);
    },
    bumpAll,
  );

  /**
   * Runs the write in a transaction that notifies every process of the topics it changes; once it
   * returns, no old reply is sent.
   */
  async function transaction<Result>(write: (tx: Database) => Promise<Result>): Promise<Result> {
    const changed = new Set<Topic>();
    const change = crypto.randomUUID();
    let othersConfirmed = Promise.resolve();
    const result = await db.transaction(async (tx) => {
      changedTopics.set(tx, changed);
      const written = await write(tx);
      if (changed.size === 0) return written;
      othersConfirmed = acknowledgements.expect(change, (await listeners(tx, channel)) - 1);
      const notice = `${self}:${[...changed].join('+')}:${change}`;
      await tx.execute(sql`select pg_notify(${channel}, ${notice})`);
      return written;
    });
    changed.forEach(bump);
    await othersConfirmed;
    return result;
  }

  return {
    stop,
    /** Increases with every change; while it is the same, no public reply can have changed. */
    generation(): number {
      // Upcoming events become past ones at midnight in Accra, which is midnight UTC. Any other day
      // counts, not only a later one: the clock may be set back.
      const day = Math.floor(Date.now() / dayMs);
      if (day !== today) {
        today = day;
        bumpAll();
      }
      return generation;
    },
    of: (topic: Topic) => versions[topic],
    transaction,
  };
}

/** How long a writer waits for acknowledgements of other processes, in ms. */
const acknowledgementMs = 1000;

/** Counts the processes that have acknowledged a change. */
function createAcknowledgements() {
  const waiting = new Map<string, () => void>();

  return {
    /** Records one acknowledgement of the change. */
    received: (change: string): void => waiting.get(change)?.(),
    /** Waits for acknowledgements of so many processes; call it before they are notified. */
    expect(change: string, others: number): Promise<void> {
      if (others <= 0) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, acknowledgementMs);
      let missing = others;
      waiting.set(change, () => {
        missing -= 1;
        if (missing === 0) resolve();
      });
      return promise.finally(() => {
        clearTimeout(timer);
        waiting.delete(change);
      });
    },
  };
}
