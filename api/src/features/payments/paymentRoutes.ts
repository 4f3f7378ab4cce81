import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import { createCallLimit } from '#platform/security/callLimits.ts';
import type { Services } from '#platform/services.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { readBoard } from '../runs/runBoardService.ts';
import { startExpiringOrders } from './expireOrders.ts';
import { startFailureLetters } from './failureLetters.ts';
import { createNotices } from './notices.ts';
import { createPaymentCare } from './paymentCare.ts';
import { startPaymentChecks, startPaymentSweeps } from './paymentChecks.ts';
import { createPaymentService } from './paymentService.ts';
import { createFailureReport, reportingAdapter } from './providerFailureService.ts';
import { returnRoute, webhookRoutes } from './providerRoutes.ts';
import { createHubtel } from './providers/hubtel.ts';
import { noProvider } from './providers/none.ts';
import { createPaystack } from './providers/paystack.ts';
import type { PaymentAdapter } from './providers/provider.ts';
import { createRunRefunds } from './runRefunds.ts';
import { sandboxKeys } from './sandbox/wire.ts';
import { createSettle } from './settle.ts';

/** Payments: start, webhooks, the payer's return, and scheduled checks. */
export async function paymentRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { report, store } = createFailureReport(services, app.log);
  app.addHook('onClose', store);
  const adapter = reportingAdapter(chooseAdapter(services.settings), report);
  const payments = createPaymentService(services, adapter);
  const settle = createSettle(services, adapter);

  const countStart = createCallLimit(services, 'pay');
  route(app, 'startPayment', async ({ body, request }) => {
    await countStart(request.ip);
    return { data: { checkoutUrl: await payments.start(body) } };
  });

  const care = createPaymentCare(services, settle);
  route(app, 'getOrderDetails', ({ params }) => care.read(params.id));
  route(app, 'checkPayment', ({ params }) => care.check(params.id));
  route(app, 'sendPaymentLink', ({ params }) => care.sendLink(params.id));
  route(app, 'confirmPayment', ({ params, body }) => care.confirm(params.id, body));

  const refunds = createRunRefunds(services, adapter, settle);
  route(app, 'refundRun', async ({ params, body }) => {
    await refunds.refund(params.id, body);
    return readBoard(services, params.id);
  });

  const notices = await createNotices(services, settle);
  returnRoute(app, services, settle, notices);
  await app.register(webhookRoutes, { db: services.db, adapter, notices, report });
  await startPaymentChecks(services, settle);
  await startExpiringOrders(services, settle);
  await startPaymentSweeps(services, settle);
  await startFailureLetters(services);
}

/** The adapter of the configured provider, in the sandbox with our simulator's address. */
function chooseAdapter(settings: Settings): PaymentAdapter {
  const { hubtel, paystack, publicUrl } = settings;
  switch (settings.paymentProvider) {
    case 'hubtel': {
      const { apiId = '', apiKey = '', merchantAccount = '' } = hubtel;
      return createHubtel({ apiId, apiKey, merchantAccount });
    }
    case 'paystack':
      return createPaystack(paystack.secretKey ?? '');
    case 'none':
      return noProvider;
    case 'sandbox': {
      const checkoutHosts = [new URL(publicUrl).host];
      const at = `${publicUrl}/sandbox/${settings.sandboxProtocol}`;
      return settings.sandboxProtocol === 'hubtel'
        ? createHubtel(sandboxKeys.hubtel, { checkout: at, status: at, checkoutHosts })
        : createPaystack(sandboxKeys.paystack, { api: at, checkoutHosts });
    }
  }
}
