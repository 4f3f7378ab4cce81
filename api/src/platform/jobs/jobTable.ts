/** Retries after 2, 4, 8 … seconds, at most an hour apart; five minutes per job. */
const retries = {
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 300,
  // Without one for so long, a process counts as killed; pg-boss's minimum.
  heartbeatSeconds: 10,
};
/** A mail server or payment provider may be down for a long weekend: retries for four days. */
const longRetries = { ...retries, retryLimit: 105 };

/** A job with its retries and times (UTC); the type of its data is known to the compiler only. */
const job = <Data extends object = Record<string, never>>(policy = retries, cron?: string) =>
  ({ policy, cron }) as { policy: typeof retries; cron?: string; data?: Data };

/** Every job of the product. */
export const jobTable = {
  /** Deletes the files of images without references. */
  'release-images': job<{ imageUrls: string[] }>(),
  /** Deletes images that were uploaded but never used. */
  'sweep-images': job(retries, '30 3 * * *'),
  /** Deletes permanently what has been in the trash for thirty days. */
  'sweep-trash': job(retries, '20 3 * * *'),
  /** Deletes answers to events that were long ago. */
  'sweep-answers': job(retries, '25 3 * * *'),
  /** Publishes a scheduled news item when its time has come. */
  'publish-news': job<{ newsId: string }>(),
  'send-mail': job<{ mailId: string }>(longRetries),
  'sweep-mails': job(retries, '40 * * * *'),
  'sweep-attempt-limits': job(retries, '10 * * * *'),
  /** Deletes what has ended of officers: challenges, links, old sessions. */
  'sweep-officers': job(retries, '50 * * * *'),
  /** Looks up the member of a challenge and mails the code. */
  'send-code': job<{ challengeId: string; sealed: string }>(),
  /** Checks a payment with the provider; `round` counts the checks from 0. */
  'check-payment': job<{ attemptId: string; round: number }>(),
  /** Gives orders of a changed event its present place, and writes to the buyers; `change` is `id.revision`. */
  'move-event-orders': job<{ change: string; from: string; wasCancelled: boolean }>(),
  'expire-orders': job(retries, '*/10 * * * *'),
  /** Closes runs whose time is over, and writes the letters that are due about runs. */
  'close-runs': job(retries, '* * * * *'),
  /** Processes a stored, signed webhook of a provider. */
  'process-notice': job<{ noticeId: string }>(longRetries),
  /** Checks a payment because of an unauthenticated request. */
  'ask-provider': job<{ attemptId: string }>(),
  /** Checks payments again that were settled a day or thirty days ago. */
  'check-settled': job(retries, '25 * * * *'),
  /** Deletes the providers' old notices and failures. */
  'sweep-payments': job(retries, '50 3 * * *'),
  /** Mails `ADMIN_EMAIL` when something failed today. */
  'tell-failures': job(retries, '*/10 * * * *'),
  /** Backs up and restores into a scratch database; five minutes at most, never repeated. */
  'rehearse-restore': job<{ handoverId: string }>({ ...retries, retryLimit: 0 }),
  /** Verifies the log and mails its newest hash to the owners; several times, should a server be down. */
  'tell-log': job(retries, '15 6-20 * * 1'),
};

export type JobName = keyof typeof jobTable;
export type JobData = { [Name in JobName]: NonNullable<(typeof jobTable)[Name]['data']> };
