import { setTimeout as wait } from 'node:timers/promises';
import type { Health, HealthState } from '@year-group/api-types/system/health';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#platform/db/database.ts';
import { retriedSeconds } from '#platform/mail/mailService.ts';
import type { Services } from '#platform/services.ts';

const timeoutMs = 3000;
/** How long a result is reused, in ms, so that many requests cause one check. */
const maxAgeMs = 1000;
/** A mail older than this is stuck, in seconds; the first retries all happen within a minute. */
const maxMailWaitSeconds = 600;

const startedAt = new Date().toISOString();

interface Backlog {
  waiting: number;
  oldest: number;
  last_error: string | null;
  open: number;
  overdue: number;
  needs_review: number;
  failures: number;
  last_failure: Date | string | null;
  is_failing: boolean;
  jobs_failed: number;
  jobs_failed_lately: number;
}

/** Open work, without letters that were given up. Scheduled checks of a payment are at most six hours apart. */
const backlog = sql`
  select m.waiting::int, m.oldest::int, m.last_error, p.open::int, (p.overdue + n.unprocessed)::int as overdue,
    o.needs_review::int, f.failures::int, f.last_failure, f.is_failing,
    j.failed::int as jobs_failed, j.lately::int as jobs_failed_lately
  from
    (select count(*) as waiting, coalesce(extract(epoch from now() - min(created_at)), 0) as oldest,
        (array_agg(last_error order by created_at) filter (where last_error is not null))[1] as last_error
      from mails where sent_at is null and created_at > now() - make_interval(secs => ${retriedSeconds})
        and (expires_at is null or expires_at > now())) m,
    (select count(*) as open, count(*) filter (where
        (checked_at is null and created_at < now() - interval '10 minutes')
        or checked_at < now() - interval '7 hours') as overdue
      from payment_attempts where state = 'pending') p,
    (select count(*) as unprocessed from payment_notices
      where processed_at is null and created_at < now() - interval '5 minutes') n,
    (select count(*) as needs_review from orders where needs_review) o,
    (select coalesce(sum(count), 0) as failures, max(last_at) as last_failure,
        -- Anybody can send a forged notice: it counts, and alarms nobody.
        coalesce(bool_or(call <> 'webhook' and last_at > now() - interval '1 hour'), false) as is_failing
      from provider_failures where day > (now() at time zone 'UTC')::date - 7) f,
    (select count(*) as failed, count(*) filter (where completed_on > now() - interval '1 day') as lately
      from work.job where state = 'failed' and completed_on > now() - interval '7 days') j
`;

/** Checks every part of the product; the result is at most a second old. */
export function createHealth({ db, images, settings }: Services) {
  let latest: { at: number; health: Promise<Health> } | undefined;

  async function check(): Promise<Health> {
    const [database, storage, work] = await Promise.all([
      timed(() => db.execute(sql`select 1`)),
      timed(() => images.check()),
      withinTime(timeoutMs, rowsOf<Backlog>(db, backlog)).then(
        ([row]) => row,
        () => undefined,
      ),
    ]);
    const mail = stateOf(work, ({ oldest }) => oldest > maxMailWaitSeconds);
    const payments = stateOf(work, ({ overdue, is_failing: isFailing }) => overdue > 0 || isFailing);
    const jobs = stateOf(work, ({ jobs_failed_lately: lately }) => lately > 0);
    const databaseState: HealthState = database === null ? 'down' : 'ok';
    const storageState: HealthState = storage === null ? 'down' : 'ok';
    return {
      state: worst([databaseState, storageState], [mail, payments, jobs]),
      checkedAt: new Date().toISOString(),
      startedAt,
      mode: settings.mode,
      database: {
        state: databaseState,
        kind: settings.databaseUrl ? 'postgres' : 'embedded',
        answeredInMs: database,
      },
      storage: { state: storageState, kind: settings.storage ? 'bucket' : 'files' },
      mail: {
        state: mail,
        kind: settings.smtpUrl ? 'smtp' : 'files',
        waiting: work?.waiting ?? 0,
        oldestSeconds: work?.oldest ?? 0,
        lastError: work?.last_error ?? null,
      },
      payments: {
        state: payments,
        provider: settings.paymentProvider,
        open: work?.open ?? 0,
        overdue: work?.overdue ?? 0,
        needsReview: work?.needs_review ?? 0,
        failures: work?.failures ?? 0,
        lastFailureAt: work?.last_failure ? new Date(work.last_failure).toISOString() : null,
      },
      jobs: { state: jobs, failed: work?.jobs_failed ?? 0 },
    };
  }

  return (): Promise<Health> => {
    if (!latest || performance.now() - latest.at > maxAgeMs)
      latest = { at: performance.now(), health: check() };
    return latest.health;
  };
}

export type CheckHealth = ReturnType<typeof createHealth>;

/** How many ms the work took; null when it failed or timed out. */
async function timed(work: () => Promise<unknown>): Promise<number | null> {
  const started = performance.now();
  try {
    await withinTime(timeoutMs, work());
    return Math.round((performance.now() - started) * 10) / 10;
  } catch {
    return null;
  }
}

const stateOf = (work: Backlog | undefined, isStuck: (work: Backlog) => boolean): HealthState =>
  work === undefined ? 'unknown' : isStuck(work) ? 'degraded' : 'ok';

function worst(needed: HealthState[], others: HealthState[]): HealthState {
  if (needed.includes('down')) return 'down';
  return others.every((state) => state === 'ok') ? 'ok' : 'degraded';
}

/** What the promise resolves to; rejects when that takes longer than this, in ms. */
const withinTime = <Result>(ms: number, promise: Promise<Result>): Promise<Result> =>
  Promise.race([
    promise,
    wait(ms, undefined, { ref: false }).then(() => Promise.reject(new Error(`No answer within ${ms} ms`))),
  ]);
