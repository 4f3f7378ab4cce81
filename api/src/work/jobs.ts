import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../db/database.ts';

/** The jobs of the product and what each is told. */
export interface JobData {
  /** Deletes the files of pictures that nothing refers to any more. */
  'release-images': { imageUrls: string[] };
  /** Finds pictures that were uploaded but never used. */
  'sweep-images': Record<string, never>;
}
export type JobName = keyof JobData;

/** Drizzle types the rows of either kind of database as unknown; both bring `{ rows }`. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];

/** Tries again after 2, 4, 8 … seconds, at most an hour apart. */
const retries = { retryLimit: 12, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 } as const;

export type Jobs = ReturnType<typeof createJobs>;

/** What must follow a write: enqueued in its transaction, carried out at least once, by any process. */
export function createJobs({ boss: options }: Pick<OpenDatabase, 'boss'>, log: Pick<Logger, 'error'>) {
  const boss = new PgBoss({ ...options, schema: 'work' });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));

  return {
    /** Prepares the queues; jobs can be enqueued from here on. */
    async start(names: readonly JobName[]): Promise<void> {
      await boss.start();
      const existing = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of names) if (!existing.has(name)) await boss.createQueue(name, retries);
    },
    /** Enqueues a job that exists only if the transaction commits. */
    async enqueue<Name extends JobName>(tx: Database, name: Name, data: JobData[Name]): Promise<void> {
      await boss.send(name, data, { db: fromDrizzle(tx as DrizzleTransaction, sql) });
    },
    /** Carries out jobs of this name; a thrown error means that it is tried again later. */
    async carryOut<Name extends JobName>(
      name: Name,
      handler: (data: JobData[Name]) => Promise<void>,
    ): Promise<void> {
      await boss.work<JobData[Name]>(name, async (jobs) => {
        for (const { data } of jobs) await handler(data);
      });
    },
    /** Enqueues a job regularly; `cron` is in UTC. */
    async repeat(name: JobName, cron: string): Promise<void> {
      await boss.schedule(name, cron, {});
    },
    /** Lets running jobs end, for five seconds at most. */
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: true }),
  };
}
