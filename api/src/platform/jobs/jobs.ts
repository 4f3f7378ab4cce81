import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, OpenDatabase } from '../db/database.ts';

/** The jobs of the product and their data. */
export interface JobData {
  /** Deletes the files of images without references. */
  'release-images': { imageUrls: string[] };
  /** Deletes images that were uploaded but never used. */
  'sweep-images': Record<string, never>;
  /** Deletes permanently what has been in the trash for thirty days. */
  'sweep-trash': Record<string, never>;
  /** Sends a mail of the outbox. */
  'send-mail': { mailId: string };
  /** Deletes expired mails. */
  'sweep-mails': Record<string, never>;
  /** Deletes expired counted attempts. */
  'sweep-expired': Record<string, never>;
  /** Looks up the member of a challenge and mails the code. */
  'send-code': { challengeId: string; sealed: string };
  /** Checks a payment with the provider; `round` counts the checks from 0. */
  'check-payment': { attemptId: string; round: number };
  /** Cancels orders that were not paid in time. */
  'expire-orders': Record<string, never>;
  /** Processes a stored, signed webhook of a provider. */
  'process-notice': { noticeId: string };
  /** Checks a payment because of an unauthenticated request. */
  'ask-provider': { attemptId: string };
  /** Checks payments again that were settled a day or thirty days ago. */
  'check-settled': Record<string, never>;
  /** Deletes the providers' old notices and failures. */
  'sweep-payments': Record<string, never>;
  /** Mails the administrator when something failed today. */
  'tell-failures': Record<string, never>;
}
export type JobName = keyof JobData;

const names: Record<JobName, true> = {
  'release-images': true,
  'sweep-images': true,
  'sweep-trash': true,
  'send-mail': true,
  'sweep-mails': true,
  'sweep-expired': true,
  'send-code': true,
  'check-payment': true,
  'expire-orders': true,
  'process-notice': true,
  'ask-provider': true,
  'check-settled': true,
  'sweep-payments': true,
  'tell-failures': true,
};
/** Every queue of the product. */
export const jobNames = Object.keys(names) as JobName[];

/** Drizzle types the rows of either kind of database as unknown; both bring `{ rows }`. */
type DrizzleTransaction = Parameters<typeof fromDrizzle>[0];

/** Seconds without a heartbeat after which a process counts as killed; pg-boss's minimum. */
const heartbeatSeconds = 10;
/** How often a process sends heartbeats, and looks for jobs of killed ones, in seconds. */
const confirmSeconds = 2;

/** Retries after 2, 4, 8 … seconds, at most an hour apart; five minutes per job. */
const retries = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  heartbeatSeconds,
} as const;
/** A mail server or payment provider may be down for a long weekend: retries for four days. */
const longRetries = { ...retries, retryLimit: 105 } as const;
const policies: Partial<Record<JobName, typeof longRetries | typeof retries>> = {
  'send-mail': longRetries,
  'process-notice': longRetries,
};

/** How many jobs of one kind a process fetches together. */
const jobsPerFetch = 10;

/** A job that throws fails alone, not with the others of its batch. */
async function handleOne(
  { id, name, retryCount, retryLimit }: JobWithMetadata,
  work: () => Promise<void>,
  log: Pick<Logger, 'error'>,
): Promise<JobResult> {
  try {
    await work();
    return { id, status: 'completed' };
  } catch (error) {
    // From here on the health page and the administrator's mail count it.
    if (retryCount >= retryLimit) log.error({ err: error, job: name, id }, 'a job failed after all retries');
    return {
      id,
      status: 'failed',
      output: { message: error instanceof Error ? error.message : String(error) },
    };
  }
}

/** How often a process polls for jobs, in seconds, and how many it runs concurrently. */
interface Pace {
  pollSeconds?: number;
  concurrency?: number;
}

export type Jobs = ReturnType<typeof createJobs>;

/** A monotonic clock: a clock set back during a poll would delay the next one. */
const steadyClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (timer) => clearInterval(timer as NodeJS.Timeout),
};

/** Follow-up work of a write: enqueued in its transaction, run at least once, by any process. */
export function createJobs({ boss: options }: Pick<OpenDatabase, 'boss'>, log: Pick<Logger, 'error'>) {
  const boss = new PgBoss({ ...options, schema: 'work', clock: steadyClock });
  boss.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  let reopening: NodeJS.Timeout | undefined;

  /**
   * Requeues jobs of killed processes; pg-boss would do so after a minute or more. pg-boss fails a
   * job without retries left, so that one that kills its process does not do so for ever.
   */
  const requeueAbandoned = () =>
    boss.getDb().executeSql(`
      update work.job set state = 'retry', start_after = work.job_now()
      where state = 'active' and retry_count < retry_limit
        and heartbeat_on + heartbeat_seconds * interval '1 second' < work.job_now()`);

  return {
    /** Prepares the queues; jobs can be enqueued after this. */
    async start(names: readonly JobName[]): Promise<void> {
      await boss.start();
      const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const name of names) {
        const policy = policies[name] ?? retries;
        const queue = existing.get(name);
        if (!queue) await boss.createQueue(name, policy);
        // A queue of an earlier version gets the policy of this one.
        else if (queue.heartbeatSeconds !== heartbeatSeconds || queue.retryLimit !== policy.retryLimit)
          await boss.updateQueue(name, policy);
      }
      // While the database is down there is nothing to requeue; the next attempt follows soon.
      const look = () => void requeueAbandoned().catch(() => {});
      reopening = setInterval(look, confirmSeconds * 1000).unref();
    },
    /** Enqueues a job that exists only if the transaction commits, with an optional delay. */
    async enqueue<Name extends JobName>(
      tx: Database,
      name: Name,
      data: JobData[Name],
      startAfter = 0,
    ): Promise<void> {
      await boss.send(name, data, { startAfter, db: fromDrizzle(tx as DrizzleTransaction, sql) });
    },
    /**
     * Enqueues a job that runs at most once in the given seconds for each key: the first one soon,
     * the next one only after them. Has no effect while one is waiting.
     */
    async enqueueThrottled<Name extends JobName>(
      name: Name,
      data: JobData[Name],
      { key, seconds }: { key: string; seconds: number },
    ): Promise<void> {
      await boss.sendDebounced(name, data, {}, seconds, key);
    },
    /** Starts the waiting jobs of this name that are at most an hour old. */
    async startWaiting(name: JobName): Promise<void> {
      await boss.getDb().executeSql(
        `update work.job set start_after = work.job_now()
        where name = $1 and state < 'active' and created_on > work.job_now() - interval '1 hour'`,
        [name],
      );
    },
    /** Registers the handler of this job; a thrown error means a retry. */
    async handle<Name extends JobName>(
      name: Name,
      handler: (data: JobData[Name]) => Promise<void>,
      { pollSeconds = 2, concurrency = 1 }: Pace = {},
    ): Promise<void> {
      // While a full batch was fetched, the next fetch follows at once.
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
          for (const job of waiting) results.push(await handleOne(job, () => handler(job.data), log));
        };
        await Promise.all(Array.from({ length: concurrency }, worker));
        return results;
      });
    },
    /** Enqueues a job regularly; `cron` is in UTC. */
    async schedule(name: JobName, cron: string): Promise<void> {
      await boss.schedule(name, cron, {});
    },
    /** Waits for running jobs, for five seconds at most. */
    async stop(): Promise<void> {
      clearInterval(reopening);
      await boss.stop({ graceful: true, timeout: 5000, close: true });
    },
  };
}
