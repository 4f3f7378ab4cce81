import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { createAttemptLimit } from '#platform/security/attemptLimits.ts';
import type { Services } from '#platform/services.ts';
import { createAttemptRepository } from './attemptRepository.ts';
import type { Notices } from './notices.ts';
import type { ReportFailure } from './providerFailureService.ts';
import type { Notice, PaymentAdapter } from './providers/provider.ts';

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
