import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '#platform/http/errors.ts';
import type { SandboxStore } from './sandboxStore.ts';
import { paymentId, paystackRefund, sandboxKeys } from './wire.ts';

const hidden = { schema: { hide: true } };
const sentSchema = z.object({
  transaction: z.string(),
  amount: z.int().positive(),
  merchant_note: z.string().max(200),
});

/** Paystack's refunds in the sandbox: as strictly as there, never more than was paid. */
export function refundRoutes(app: FastifyInstance, store: SandboxStore): void {
  const checkKey = (key: string | undefined) => {
    if (key !== `Bearer ${sandboxKeys.paystack}`) throw new HttpError(401, 'unauthorised', 'Invalid key');
  };

  app.post('/sandbox/paystack/refund', hidden, async ({ headers, body }) => {
    checkKey(headers.authorization);
    const sent = sentSchema.safeParse(body);
    const payment = sent.data && store.find(sent.data.transaction);
    if (!sent.success || payment?.state !== 'paid')
      throw new HttpError(400, 'malformed-request', 'Transaction has not been paid');
    const refund = { pesewas: sent.data.amount, note: sent.data.merchant_note };
    const refunds = [...(payment.refunds ?? []), refund];
    const returned = refunds.reduce((sum, { pesewas }) => sum + pesewas, 0);
    if (returned > payment.paidPesewas)
      throw new HttpError(400, 'malformed-request', 'Refund amount exceeds what was paid');
    const state = returned === payment.paidPesewas ? 'refunded' : 'paid';
    store.save({ ...payment, refunds, state });
    return { status: true, message: 'Refund has been queued', data: paystackRefund(refund) };
  });

  app.get('/sandbox/paystack/refund', hidden, async ({ headers, query }) => {
    checkKey(headers.authorization);
    const { transaction } = query as { transaction?: string };
    const payment = store.all().find((each) => String(paymentId(each)) === transaction);
    return { status: true, message: 'Refunds retrieved', data: (payment?.refunds ?? []).map(paystackRefund) };
  });
}
