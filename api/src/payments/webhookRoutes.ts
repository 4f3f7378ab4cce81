import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, notFound } from '../http/errors.ts';
import type { createAttemptRepository } from './attemptRepository.ts';
import type { Notices } from './notices.ts';
import type { Notice, PaymentAdapter } from './providers/provider.ts';

const largestNotice = 64 * 1024;
const hidden = { schema: { hide: true }, bodyLimit: largestNotice };

interface Options {
  adapter: PaymentAdapter;
  attempts: ReturnType<typeof createAttemptRepository>;
  notices: Notices;
}

/** The providers' webhooks: the raw bytes are kept, answered at once and processed afterwards. */
export async function webhookRoutes(
  app: FastifyInstance,
  { adapter, attempts, notices }: Options,
): Promise<void> {
  // What is signed are the bytes as they came, so nothing may parse them first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  function read(request: FastifyRequest): { body: Buffer; notice: Notice } {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const notice = adapter.readNotice(body, request.headers);
    if (!notice)
      throw new HttpError(401, 'unauthorised', 'This notice is not signed by the payment provider.');
    return { body, notice };
  }

  app.post('/api/payments/hubtel/:token', hidden, async (request) => {
    const { token } = request.params as { token: string };
    const attempt = (await attempts.findByToken(token)) ?? notFound('There is no such payment.');
    const { body, notice } = read(request);
    if (notice.reference !== attempt.reference) return notFound('There is no such payment.');
    await notices.keep('hubtel', notice, body, keptHeaders(request));
    return { received: true };
  });

  app.post('/api/payments/paystack', hidden, async (request) => {
    const { body, notice } = read(request);
    await notices.keep('paystack', notice, body, keptHeaders(request));
    return { received: true };
  });
}

function keptHeaders({ headers }: FastifyRequest): Record<string, string> {
  const names = ['content-type', 'user-agent', 'x-paystack-signature'];
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));
}
