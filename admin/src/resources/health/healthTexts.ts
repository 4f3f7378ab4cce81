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
  const { kind, answeredInMs } = database;
  const product = kind === 'postgres' ? 'PostgreSQL' : 'The embedded database';
  const part = (name: string, { state }: { state: HealthState }, text: string, advice: string | false) => ({
    name,
    state,
    text,
    advice: advice || undefined,
  });
  const paymentTexts = [
    payments.open === 0
      ? 'No payment is under way.'
      : `${many(payments.open, 'payment is', 'payments are')} under way.`,
    payments.overdue > 0 && `The provider has not answered about ${payments.overdue} in time.`,
    failuresText(payments, checkedAt),
  ];
  return [
    part(
      'Database',
      database,
      answeredInMs === null
        ? 'It does not answer.'
        : `${product} answered in ${Math.max(1, Math.round(answeredInMs))} ms.`,
      database.state !== 'ok' && 'Nothing can be read or saved. Tell whoever runs the server at once.',
    ),
    part(
      'Pictures',
      storage,
      storage.kind === 'bucket' ? 'Kept in an S3 bucket.' : 'Kept on the server’s disk.',
      storage.state !== 'ok' &&
        'Pictures cannot be saved: the disk may be full, or the store refuses. Tell whoever runs the server.',
    ),
    part(
      'E-mail',
      mail,
      mail.waiting === 0
        ? 'No letter is waiting.'
        : `${many(mail.waiting, 'letter is', 'letters are')} waiting, the oldest for ${inTime(mail.oldestSeconds)}.`,
      mail.state === 'degraded' &&
        `They are tried again for four days.${mail.lastError ? ` The mail server said: ${mail.lastError}` : ''}`,
    ),
    part(
      'Payments',
      payments,
      paymentTexts.filter(Boolean).join(' '),
      payments.needsReview > 0
        ? `${many(payments.needsReview, 'order needs', 'orders need')} a look: open Orders.`
        : payments.state === 'degraded' &&
            'They are asked about again by themselves. Compare with the provider’s dashboard if it lasts.',
    ),
    part(
      'Background work',
      jobs,
      jobs.failed === 0
        ? 'Nothing had to be given up.'
        : `${many(jobs.failed, 'piece of work was', 'pieces of work were')} given up after every try in the last 7 days.`,
      jobs.failed > 0 && 'Whoever runs the server finds it in the log: “a job failed after all retries”.',
    ),
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
