import { z } from 'zod';
import { callProvider, displayValue, displayWords, readAmount, trustedCheckoutUrl } from './callProvider.ts';
import { readPaystackNotice } from './paystackNotices.ts';
import { createPaystackRefunds } from './paystackRefunds.ts';
import { type CheckedAttempt, type PaymentAdapter, ProviderError } from './provider.ts';

/** Paystack's public addresses; tests and the sandbox use others with the same protocol. */
const paystackAddresses = { api: 'https://api.paystack.co', checkoutHosts: ['checkout.paystack.com'] };

const startedSchema = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.string(), access_code: z.string().nullish() }),
});
/** Only the status is required: unexpected values elsewhere lead to a review. */
const verifiedSchema = z.object({
  status: z.literal(true),
  data: z.object({
    status: z.string(),
    id: z.union([z.number(), z.string()]).transform(String).optional().catch(undefined),
    reference: z.unknown().optional(),
    amount: z.unknown().optional(),
    requested_amount: z.unknown().optional(),
    currency: z.unknown().optional(),
    domain: z.unknown().optional(),
    gateway_response: z.unknown().optional(),
  }),
});

const unknownSchema = z.object({ code: z.literal('transaction_not_found') });
const states: Record<string, CheckedAttempt['state']> = {
  success: 'succeeded',
  failed: 'failed',
  reversed: 'refunded',
  // Also used for "not finished yet" and can still become a success.
  abandoned: 'pending',
};

/** Paystack: webhooks are signed over the raw bytes; the verify call still decides. */
export function createPaystack(secretKey: string, addresses = paystackAddresses): PaymentAdapter {
  const headers = { authorization: `Bearer ${secretKey}` };
  const domain = secretKey.startsWith('sk_live') ? 'live' : 'test';

  return {
    async start(attempt) {
      const { status, reply } = await callProvider(`${addresses.api}/transaction/initialize`, {
        method: 'POST',
        headers,
        body: {
          email: attempt.customerEmail,
          amount: attempt.amountPesewas,
          currency: 'GHS',
          reference: attempt.reference,
          callback_url: attempt.returnUrl,
          channels: ['mobile_money', 'card'],
          metadata: { cancel_action: attempt.cancelUrl, phone: attempt.customerPhone },
        },
      });
      const started = startedSchema.safeParse(reply);
      if (status >= 300 || !started.success)
        throw new ProviderError(`Paystack refused the payment (${status}).`, {
          isRefusal: status < 500,
          status,
        });
      const { authorization_url: url, access_code: code } = started.data.data;
      return {
        checkoutUrl: trustedCheckoutUrl(url, addresses.checkoutHosts),
        providerReference: code ?? null,
      };
    },

    async check(reference) {
      const url = `${addresses.api}/transaction/verify/${encodeURIComponent(reference)}`;
      const { status, reply } = await callProvider(url, { headers });
      // A start that Paystack never received: nothing was paid so far.
      if (status === 404 || unknownSchema.safeParse(reply).success)
        return { state: 'pending', amountPesewas: undefined, currency: undefined };
      const verified = verifiedSchema.safeParse(reply);
      if (status !== 200 || !verified.success) {
        const message = `Paystack did not say what became of the payment (${status}).`;
        throw new ProviderError(message, { isRefusal: status < 500, status });
      }
      return readVerified(verified.data.data, reference, domain);
    },

    ...createPaystackRefunds(addresses.api, headers),

    readNotice: (body, { 'x-paystack-signature': signature }) =>
      readPaystackNotice({ secretKey, domain }, body, signature),
  };
}

function readVerified(
  data: z.infer<typeof verifiedSchema>['data'],
  reference: string,
  domain: string,
): CheckedAttempt {
  const amount = readAmount(data.amount, 'pesewas');
  const requested = readAmount(data.requested_amount, 'pesewas');
  const doubts = [
    data.reference !== reference && 'Paystack answered with another reference.',
    data.domain != null &&
      data.domain !== domain &&
      `Paystack answered for its ${displayValue(data.domain)} mode.`,
    data.currency == null && 'Paystack named no currency.',
    amount.doubt,
    requested.doubt,
  ];
  const doubt = doubts.find(Boolean);
  const reason = data.status === 'failed' && displayWords(data.gateway_response);
  return {
    state: states[data.status] ?? 'pending',
    paymentId: data.id,
    ...(reason && { reason }),
    amountPesewas: amount.pesewas,
    requestedPesewas: requested.pesewas,
    currency: data.currency == null ? undefined : displayValue(data.currency),
    ...(doubt && { doubt }),
  };
}
