
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

/** A job with its retries; the type of its data is known to the compiler only. */
const job = <Data extends object = Record<string, never>>(policy = retries) =>
  ({ policy }) as { policy: typeof retries; data?: Data };

/** Every job of the product. */
export const jobTable = {
  /** Deletes the files of images without references. */
  'release-images': job<{ imageUrls: string[] }>(),
  /** Deletes images that were uploaded but never used. */
  'sweep-images': job(),
  /** Deletes permanently what has been in the trash for thirty days. */
  'sweep-trash': job(),
  /** Deletes answers to events that were long ago. */
  'sweep-answers': job(),
  /** Publishes a scheduled news item when its time has come. */
  'publish-news': job<{ newsId: string }>(),
  'send-mail': job<{ mailId: string }>(longRetries),
  'sweep-mails': job(),
  'sweep-attempt-limits': job(),
  /** Deletes what has ended of officers: challenges, links, old sessions. */
  'sweep-officers': job(),
  /** Looks up the member of a challenge and mails the code. */
  'send-code': job<{ challengeId: string; sealed: string }>(),
  /** Checks a payment with the provider; `round` counts the checks from 0. */
  'check-payment': job<{ attemptId: string; round: number }>(),
  /** Gives orders of a changed event its new place, and writes to the buyers. */
  'move-event-orders': job<{ change: string; from: string; to: string; isCancelled: boolean }>(),
  'expire-orders': job(),
  /** Closes runs whose time is over, and writes the letters that are due about runs. */
  'close-runs': job(),
  /** Processes a stored, signed webhook of a provider. */
  'process-notice': job<{ noticeId: string }>(longRetries),
  /** Checks a payment because of an unauthenticated request. */
  'ask-provider': job<{ attemptId: string }>(),
  /** Checks payments again that were settled a day or thirty days ago. */
  'check-settled': job(),
  /** Deletes the providers' old notices and failures. */
  'sweep-payments': job(),
  /** Mails the administrator when something failed today. */
  'tell-failures': job(),
  /** Backs up and restores into a scratch database; five minutes at most, never repeated. */
  'rehearse-restore': job<{ handoverId: string }>({ ...retries, retryLimit: 0 }),
  /** Verifies the log and mails its newest hash to the owners. */
  'tell-log': job(),
};

export type JobName = keyof typeof jobTable;
export type JobData = { [Name in JobName]: NonNullable<(typeof jobTable)[Name]['data']> };
