import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '#platform/http/errors.ts';
import { sendNotice } from './play.ts';
import { type SandboxStore, withRefund } from './sandboxStore.ts';
import { paymentId, paystackRefund, sandboxKeys } from './wire.ts';

const hidden = { schema: { hide: true } };
const sentSchema = z.object({
  transaction: z.string(),
  amount: z.int().positive(),
  merchant_note: z.string().max(200),
});

const dashboardSchema = z.object({
  amount: z.coerce.number().int().positive(),
  quiet: z.string().optional(),
});

/** Refunds in the sandbox: Paystack's calls, and its dashboard, which tells the shop unless `quiet`. */
export function refundRoutes(app: FastifyInstance, store: SandboxStore, paystackNotices: string): void {
  const checkKey = (key: string | undefined) => {
    if (key !== `Bearer ${sandboxKeys.paystack}`) throw new HttpError(401, 'unauthorised', 'Invalid key');
  };
  const refused = (message: string) => new HttpError(400, 'malformed-request', message);

  app.post('/sandbox/paystack/refund', hidden, async ({ headers, body }) => {
    checkKey(headers.authorization);
    const sent = sentSchema.safeParse(body);
    const payment = sent.data && store.find(sent.data.transaction);
    if (!sent.success || !payment) throw refused('Transaction has not been paid');
    const after = withRefund(payment, sent.data.amount, sent.data.merchant_note);
    if (!after) throw refused('Refund amount exceeds what was paid');
    store.save(after);
    const data = after.refunds?.at(-1);
    return { status: true, message: 'Refund has been queued', data: data && paystackRefund(data) };
  });

  app.get('/sandbox/paystack/refund', hidden, async ({ headers, query }) => {
    checkKey(headers.authorization);
    const { transaction } = query as { transaction?: string };
    const payment = store.all().find((each) => String(paymentId(each)) === transaction);
    return { status: true, message: 'Refunds retrieved', data: (payment?.refunds ?? []).map(paystackRefund) };
  });

  app.post('/sandbox/dashboard/:reference/refund', hidden, async ({ params, body }) => {
    const sent = dashboardSchema.safeParse(body);
    const payment = store.find((params as { reference: string }).reference);
    const after = sent.data && payment && withRefund(payment, sent.data.amount);
    if (!after) throw refused('Refund amount exceeds what was paid');
    store.save(after);
    const refund = after.refunds?.at(-1);
    if (!sent.data.quiet && after.protocol === 'paystack')
      await sendNotice(after, 'refund.processed', paystackNotices, refund);
    return { refund };
  });
}
