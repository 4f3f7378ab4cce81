import type { FastifyInstance } from 'fastify';
import { createCallLimit } from '../http/callLimits.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { createAttemptRepository } from './attemptRepository.ts';
import { createNotices } from './notices.ts';
import { createPaymentCare } from './paymentCare.ts';
import { startPaymentChecks } from './paymentChecks.ts';
import { createPaymentService } from './paymentService.ts';
import type { PaymentAdapter } from './providers/provider.ts';
import { returnRoute } from './returnRoute.ts';
import { createSettle } from './settle.ts';
import { webhookRoutes } from './webhookRoutes.ts';

/** Payments: start, the providers' webhooks, the payer's return, and the timed checks. */
export async function paymentRoutes(
  app: FastifyInstance,
  services: Services,
  adapter: PaymentAdapter,
): Promise<void> {
  const payments = createPaymentService(services, adapter);
  const settle = createSettle(services, adapter);
  const attempts = createAttemptRepository(services.db);

  const countStart = createCallLimit(services, 'pay');
  route(app, 'startPayment', async ({ body, request }) => {
    await countStart(request.ip);
    return { data: { checkoutUrl: await payments.start(body) } };
  });

  const care = createPaymentCare(services, settle);
  route(app, 'checkPayment', ({ params }) => care.check(params.id));
  route(app, 'confirmPayment', ({ params, body }) => care.confirm(params.id, body));

  returnRoute(app, services, settle);
  await app.register(webhookRoutes, { adapter, attempts, notices: await createNotices(services, settle) });
  await startPaymentChecks(services, settle);
}
