import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../db/database.ts';
import { type JobData, type JobName, jobTable } from './jobTable.ts';

const allNames = Object.keys(jobTable) as JobName[];

/** How often a process sends heartbeats for its jobs, in seconds. */
const confirmSeconds = 2;
/** How often it looks for jobs of killed processes; pg-boss's own minute is long for a payer. */
const superviseSeconds = 5;
/** How many jobs of one kind a process fetches together. */
const jobsPerFetch = 10;

/** A monotonic clock: a clock set back during a poll would delay the next one. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

export type Jobs = ReturnType<typeof createJobs>;

/** Follow-up work of a write: enqueued in its transaction, run at least once, by any process. */
export function createJobs({ boss: options }: Pick<OpenDatabase, 'boss'>, log: Pick<Logger, 'error'>) {
  const boss = new PgBoss({
    ...options,
    schema: 'work',
    clock: steadyClock,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));

  async function run<Data>(
    job: JobWithMetadata<Data>,
    handler: (data: Data) => Promise<void>,
  ): Promise<JobResult> {
    const { id, name, data, retryCount, retryLimit } = job;
    try {
      await handler(data);
      return { id, status: 'completed' };
    } catch (error) {
      // From here on the health page and the letter to `ADMIN_EMAIL` count it.
      if (retryCount >= retryLimit)
        log.error({ err: error, job: name, id }, 'a job failed after all retries');
      // Without the values of a failed query.
      const [message] = (error instanceof Error ? error.message : String(error)).split('\nparams:');
      return { id, status: 'failed', output: { message } };
    }
  }

  return {
    /** Prepares the queues; jobs can be enqueued after this. */
    async start(names = allNames): Promise<void> {
      await boss.start();
      const existing = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of names) {
        const { policy } = jobTable[name];
        // A queue of an earlier version gets the policy of this one.
        if (existing.has(name)) await boss.updateQueue(name, policy);
        else await boss.createQueue(name, policy);
        // pg-boss reads a new queue when it is first used: within a transaction, which holds the only
        // connection of the embedded database, it would wait for ever.
        await boss.getJobById(name, randomUUID());
      }
      // Nothing handles what an earlier version has scheduled under another name.
      for (const { name } of await boss.getSchedules()) if (!(name in jobTable)) await boss.unschedule(name);
    },
    async enqueue<Name extends JobName>(tx: Database, name: Name, data: JobData[Name], startAfter = 0) {
      // pg-boss takes one of Drizzle's own databases; both of ours are.
      const db = fromDrizzle(tx as Parameters<typeof fromDrizzle>[0], sql);
      await boss.send(name, data, { startAfter, db });
    },
    /** Enqueues a job that runs at most once in the given seconds for each key. */
    async enqueueThrottled<Name extends JobName>(
      name: Name,
      data: JobData[Name],
      { key, seconds }: { key: string; seconds: number },
    ): Promise<void> {
      await boss.sendDebounced(name, data, {}, seconds, key);
    },
    /** Starts the waiting jobs of this name that are at most an hour old. */
    async startWaiting(name: JobName): Promise<void> {
      const hourAgo = Date.now() - 60 * 60 * 1000;
      for (const { id, createdOn } of await boss.findJobs(name, { queued: true }))
        if (createdOn.getTime() >= hourAgo)
          await boss.update(name, undefined, { id, startAfter: new Date() });
    },
    /** Handles this job, several at once if asked for, and at its times; an error means a retry. */
    async handle<Name extends JobName>(
      name: Name,
      handler: (data: JobData[Name]) => Promise<void>,
      { pollSeconds = 2, concurrency = 1 } = {},
    ): Promise<void> {
      // While a full batch was fetched, the next fetch follows at once: pg-boss does so for batches only,
      // so the jobs of one are spread here, not by its `localConcurrency`.
      const pace = {
        pollingIntervalSeconds: pollSeconds,
        batchSize: jobsPerFetch,
        heartbeatRefreshSeconds: confirmSeconds,
        burstWhenBatchFull: true,
        perJobResults: true,
        includeMetadata: true,
      } as const;
      await boss.work<JobData[Name], JobResult[], typeof pace>(name, pace, async (jobs) => {
        const results: JobResult[] = [];
        // They come in any order.
        const waiting = jobs.toSorted((a, b) => a.createdOn.getTime() - b.createdOn.getTime()).values();
        const worker = async () => {
          for (const job of waiting) results.push(await run(job, handler));
        };
        await Promise.all(Array.from({ length: concurrency }, worker));
        return results;
      });
      const { cron } = jobTable[name];
      if (cron) await boss.schedule(name, cron, {});
    },
    /** Waits for running jobs, for five seconds at most. */
    async stop(): Promise<void> {
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
}
