import type { Health, HealthState } from '@year-group/api-types/system/health';

/** The texts of one part. */
export interface PartTexts {
  name: string;
  state: HealthState;
  /** Its state. */
  text: string;
  /** What to do, if anything. */
  advice?: string | undefined;
}

export const stateTexts: Record<HealthState, string> = {
  ok: 'Works',
  degraded: 'Needs attention',
  down: 'Does not work',
  unknown: 'Not known',
};

/** The overall state in a sentence. */
export const summaries: Record<HealthState, string> = {
  ok: 'Everything works.',
  degraded: 'The website works, but something needs attention.',
  down: 'The website cannot do its work at the moment.',
  unknown: 'The health of the website is not known.',
};

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** A duration in its largest unit: "3 hours". */
export function inTime(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  if (seconds < 3600) return many(Math.floor(seconds / 60), 'minute', 'minutes');
  if (seconds < 86_400) return many(Math.floor(seconds / 3600), 'hour', 'hours');
  return many(Math.floor(seconds / 86_400), 'day', 'days');
}

/** Every part, the most important first. */
export function describeParts({ database, storage, mail, payments, jobs, checkedAt }: Health): PartTexts[] {
  const failures = failuresText(payments, checkedAt);
  return [
    {
      name: 'Database',
      state: database.state,
      text:
        database.answeredInMs === null
          ? 'It does not answer.'
          : `${database.kind === 'postgres' ? 'PostgreSQL' : 'The embedded database'} answered in ${Math.max(1, Math.round(database.answeredInMs))} ms.`,
      advice:
        database.state === 'ok'
          ? undefined
          : 'Nothing can be read or saved. Tell whoever runs the server at once.',
    },
    {
      name: 'Pictures',
      state: storage.state,
      text: storage.kind === 'bucket' ? 'Kept in an S3 bucket.' : 'Kept on the server’s disk.',
      advice:
        storage.state === 'ok'
          ? undefined
          : 'Pictures cannot be saved: the disk may be full, or the store refuses. Tell whoever runs the server.',
    },
    {
      name: 'E-mail',
      state: mail.state,
      text:
        mail.waiting === 0
          ? 'No letter is waiting.'
          : `${many(mail.waiting, 'letter is', 'letters are')} waiting, the oldest for ${inTime(mail.oldestSeconds)}.`,
      advice:
        mail.state === 'degraded'
          ? `They are tried again for four days.${mail.lastError ? ` The mail server said: ${mail.lastError}` : ''}`
          : undefined,
    },
    {
      name: 'Payments',
      state: payments.state,
      text: [
        payments.open === 0
          ? 'No payment is under way.'
          : `${many(payments.open, 'payment is', 'payments are')} under way.`,
        payments.overdue > 0 && `The provider has not answered about ${payments.overdue} in time.`,
        failures,
      ]
        .filter(Boolean)
        .join(' '),
      advice:
        payments.needsReview > 0
          ? `${many(payments.needsReview, 'order needs', 'orders need')} a look: open Orders.`
          : payments.state === 'degraded'
            ? 'They are asked about again by themselves. Compare with the provider’s dashboard if it lasts.'
            : undefined,
    },
    {
      name: 'Background work',
      state: jobs.state,
      text:
        jobs.failed === 0
          ? 'Nothing had to be given up.'
          : `${many(jobs.failed, 'piece of work was', 'pieces of work were')} given up after every try in the last 7 days.`,
      advice:
        jobs.failed > 0
          ? 'Whoever runs the server finds it in the log: “a job failed after all retries”.'
          : undefined,
    },
  ];
}

/** The payment provider's failures. Undefined without any. */
export function failuresText(
  { failures, lastFailureAt }: Health['payments'],
  now: string,
): string | undefined {
  if (failures === 0 || lastFailureAt === null) return undefined;
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(lastFailureAt)) / 1000);
  return `The payment provider failed ${many(failures, 'time', 'times')} in the last 7 days, the last time ${inTime(seconds)} ago.`;
}
