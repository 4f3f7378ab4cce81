import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '@year-group/api-types/system/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isReturned, readAccount } from '#platform/db/accounts.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { createAttemptLimit } from '#platform/security/attemptLimits.ts';
import type { Services } from '#platform/services.ts';
import { type AttemptRow, createAttemptRepository } from './attemptRepository.ts';
import type { Notices } from './notices.ts';
import type { ReportFailure } from './providerFailureService.ts';
import type { Notice, PaymentAdapter } from './providers/provider.ts';
import type { Settle } from './settle.ts';

const maxNoticeBytes = 32 * 1024;
const hidden = { schema: { hide: true }, bodyLimit: maxNoticeBytes };
/** More than any provider sends about one payment. */
const noticesPerHour = 60;

interface Options extends Pick<Services, 'db'> {
  adapter: PaymentAdapter;
  notices: Notices;
  report: ReportFailure;
}

/** The providers' webhooks: acknowledged at once and processed afterwards. */
export async function webhookRoutes(
  app: FastifyInstance,
  { db, adapter, notices, report }: Options,
): Promise<void> {
  // The signature covers the raw bytes, so nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const limit = createAttemptLimit(db, { name: 'payment-notice', points: noticesPerHour, seconds: 60 * 60 });

  function read({ body, headers }: FastifyRequest): Notice | 'ignored' {
    const notice = adapter.readNotice(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
    if (notice) return notice;
    const message = 'This notice is not signed by the payment provider.';
    report({ call: 'webhook', status: 401, message });
    throw new HttpError(401, 'unauthorised', message);
  }

  // Hubtel signs nothing: its notice only triggers a check and is not stored.
  app.post('/api/payments/hubtel/:token', hidden, async (request) => {
    const { token } = request.params as { token: string };
    const attempts = createAttemptRepository(db);
    const attempt = (await attempts.findByNoticeToken(token)) ?? notFound('There is no such payment.');
    const notice = read(request);
    if (notice === 'ignored' || notice.reference !== attempt.reference)
      return notFound('There is no such payment.');
    await limit.consume(attempt.reference);
    await notices.checkSoon(attempt.id);
    return { received: true };
  });

  app.post('/api/payments/paystack', hidden, async (request) => {
    const notice = read(request);
    if (notice !== 'ignored' && notice.claim) {
      await limit.consume(notice.reference);
      await notices.keep('paystack', notice);
    }
    return { received: true };
  });
}

/** How long a payer waits for the provider's answer before the status page takes over. */
const maxWaitMs = 5000;

/**
 * The provider redirects the payer's browser here: checks the payment and redirects to the status
 * page. The query of that page only selects the initial text; it shows the stored order.
 */
export function returnRoute(
  app: FastifyInstance,
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  settle: Settle,
  { checkSoon }: Pick<Notices, 'checkSoon'>,
): void {
  const attempts = createAttemptRepository(db);

  /** The provider's answer; the stored state when it is slow or was checked a moment ago. */
  async function check(attempt: AttemptRow, wasCancelled: boolean): Promise<string> {
    if (attempt.state === 'succeeded') return attempt.state;
    if (!(await attempts.claimCheck(attempt.id))) {
      await checkSoon(attempt.id);
      return attempt.state;
    }
    const settled = settle(attempt.id, { wasCancelled }).then(
      ({ state }) => state,
      () => attempt.state,
    );
    return Promise.race([settled, wait(maxWaitMs, attempt.state)]);
  }

  app.get('/api/payments/return/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const { outcome } = request.query as { outcome?: unknown };
    const attempt = (await attempts.findByReturnToken(token)) ?? notFound('There is no such payment.');
    const state = await check(attempt, outcome === 'cancelled');
    const isBack = state === 'succeeded' && isReturned(await readAccount(db, attempt.orderId));
    const status =
      state === 'succeeded' && !isBack
        ? 'paid'
        : state === 'failed' || state === 'cancelled'
          ? 'failed'
          : 'pending';
    const query = new URLSearchParams({ orderId: attempt.orderId, status });
    return reply.redirect(`${settings.publicUrl}${pages.paymentStatus.pattern}?${query.toString()}`, 303);
  });
}
