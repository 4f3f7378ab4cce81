import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../db/database.ts';

/** The jobs of the product and what each is told. */
export interface JobData {
  /** Deletes the files of pictures that nothing refers to any more. */
  'release-images': { imageUrls: string[] };
  /** Finds pictures that were uploaded but never used. */
  'sweep-images': Record<string, never>;
  /** Deletes for good what has been in the trash for thirty days. */
  'sweep-trash': Record<string, never>;
  /** Sends a mail of the outbox. */
  'send-mail': { mailId: string };
  /** Deletes mails whose time is over. */
  'sweep-mails': Record<string, never>;
  /** Finds out whose verification this is and sends him his code. */
  'send-code': { challengeId: string; sealed: string };
  /** Asks the provider what became of a payment; `round` counts the checks from 0. */
  'check-payment': { attemptId: string; round: number };
  /** Processes a provider's webhook that was stored. */
  'process-notice': { noticeId: string; reference: string };
}
export type JobName = keyof JobData;

const names: Record<JobName, true> = {
  'release-images': true,
  'sweep-images': true,
  'sweep-trash': true,
  'send-mail': true,
  'sweep-mails': true,
  'send-code': true,
  'check-payment': true,
  'process-notice': true,
};
/** Every queue of the product. */
export const jobNames = Object.keys(names) as JobName[];

/** Drizzle types the rows of either kind of database as unknown; both bring `{ rows }`. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];

/**
 * Tries again after 2, 4, 8 … seconds, at most an hour apart. A job whose process was killed counts as failed after five
 * minutes, longer than any of them takes.
 */
const retries = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
} as const;
/** A mail server may be away for a long weekend; nothing is lost for four days. */
const policies: Partial<Record<JobName, object>> = { 'send-mail': { ...retries, retryLimit: 105 } };

/** How many jobs of one kind a process fetches together; all of them must be done before they count as failed. */
const jobsPerLook = 10;

/** A job that throws fails alone, not with the others of its batch. */
async function carryOutOne(id: string, work: () => Promise<void>): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

/** How often a process looks for jobs, in seconds, and how many it carries out at the same time. */
interface Pace {
  pollSeconds?: number;
  atOnce?: number;
}

export type Jobs = ReturnType<typeof createJobs>;

/** Time that only goes forward: one that is set back while a worker looks for jobs would let him sleep for as long. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** What must follow a write: enqueued in its transaction, carried out at least once, by any process. */
export function createJobs({ boss: options }: Pick<OpenDatabase, 'boss'>, log: Pick<Logger, 'error'>) {
  const boss = new PgBoss({ ...options, schema: 'work', clock: steadyClock });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));

  return {
    /** Prepares the queues; jobs can be enqueued from here on. */
    async start(names: readonly JobName[]): Promise<void> {
      await boss.start();
      const existing = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of names)
        if (!existing.has(name)) await boss.createQueue(name, policies[name] ?? retries);
    },
    /** Enqueues a job that exists only if the transaction commits; it is carried out after so many seconds at least. */
    async enqueue<Name extends JobName>(
      tx: Database,
      name: Name,
      data: JobData[Name],
      startAfter = 0,
    ): Promise<void> {
      await boss.send(name, data, { startAfter, db: fromDrizzle(tx as DrizzleTransaction, sql) });
    },
    /** Carries out jobs of this name; a thrown error means that it is tried again later. */
    async carryOut<Name extends JobName>(
      name: Name,
      handler: (data: JobData[Name]) => Promise<void>,
      { pollSeconds = 2, atOnce = 1 }: Pace = {},
    ): Promise<void> {
      // While there are more jobs than one look fetches, the next look follows at once.
      const pace = {
        pollingIntervalSeconds: pollSeconds,
        batchSize: jobsPerLook,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
      } as const;
      await boss.work<JobData[Name], JobResult[], typeof pace>(name, pace, async (jobs) => {
        const results: JobResult[] = [];
        // They come in any order.
        const waiting = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime()).values();
        const lane = async () => {
          for (const { id, data } of waiting) results.push(await carryOutOne(id, () => handler(data)));
        };
        await Promise.all(Array.from({ length: atOnce }, lane));
        return results;
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
