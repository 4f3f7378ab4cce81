import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { providerFailures } from '#platform/db/schema/payments.ts';
import type { Services } from '#platform/services.ts';
import { type PaymentAdapter, ProviderError } from './providers/provider.ts';

/** A failed call of the provider; never contains a key, a body or a payer's data. */
export interface Failure {
  call: 'start' | 'check' | 'refund' | 'webhook';
  /** The status of the answer; undefined when there was none. */
  status?: number | undefined;
  /** Our reference of the payment attempt. */
  reference?: string;
  message: string;
}
export type ReportFailure = (failure: Failure) => void;

/** How long failures are collected in ms before they are stored, to limit writes. */
const gatherMs = 1000;

/** Makes a function that logs each failure of the provider and stores today's count. */
export function createFailureReport({ db, settings }: Services, log: FastifyBaseLogger) {
  const provider = settings.paymentProvider;
  const waiting = new Map<Failure['call'], { count: number; lastStatus: number | null }>();

  async function store(): Promise<void> {
    const gathered = [...waiting];
    waiting.clear();
    for (const [call, { count: more, lastStatus }] of gathered) {
      await db
        .insert(providerFailures)
        .values({
          day: sql`(now() at time zone 'UTC')::date`,
          provider,
          call,
          count: more,
          lastStatus,
          lastAt: sql`now()`,
        })
        .onConflictDoUpdate({
          target: [providerFailures.day, providerFailures.provider, providerFailures.call],
          set: { count: sql`${providerFailures.count} + ${more}`, lastStatus, lastAt: sql`now()` },
        });
    }
  }
  const storeLater = () =>
    setTimeout(() => {
      store().catch((error: unknown) =>
        log.error({ err: error }, 'failures of the provider were not stored'),
      );
    }, gatherMs).unref();

  const report: ReportFailure = ({ call, status, reference, message }) => {
    log.error({ provider, call, status, reference }, `ProviderError: ${message}`);
    if (waiting.size === 0) storeLater();
    waiting.set(call, { count: (waiting.get(call)?.count ?? 0) + 1, lastStatus: status ?? null });
  };
  return { report, store };
}

/** The same adapter, reporting each failure. */
export function reportingAdapter(adapter: PaymentAdapter, report: ReportFailure): PaymentAdapter {
  const reporting =
    (call: Failure['call'], reference: string) =>
    (error: unknown): never => {
      if (error instanceof ProviderError)
        report({ call, reference, status: error.status, message: error.message });
      throw error;
    };
  const { refund, listRefunds } = adapter;
  return {
    start: (attempt) => adapter.start(attempt).catch(reporting('start', attempt.reference)),
    check: (reference) => adapter.check(reference).catch(reporting('check', reference)),
    ...(refund && { refund: (sent) => refund(sent).catch(reporting('refund', sent.reference)) }),
    ...(listRefunds && {
      listRefunds: (paymentId) => listRefunds(paymentId).catch(reporting('refund', paymentId)),
    }),
    readNotice: (body, headers) => adapter.readNotice(body, headers),
  };
}
