import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { askProvider, trustedCheckoutUrl } from './askProvider.ts';
import { parseJson } from './parseJson.ts';
import { type CheckedAttempt, type PaymentAdapter, ProviderError } from './provider.ts';

/** Paystack's public addresses; tests and the sandbox use others that speak the same protocol. */
const paystackAddresses = { api: 'https://api.paystack.co', checkoutHosts: ['checkout.paystack.com'] };

const startedSchema = z.object({
  status: z.literal(true),
  data: z.object({ authorization_url: z.string(), access_code: z.string().nullish() }),
});
const verifiedSchema = z.object({
  status: z.literal(true),
  data: z.object({
    status: z.string(),
    reference: z.string(),
    amount: z.number(),
    requested_amount: z.number().nullish(),
    currency: z.string(),
    domain: z.string().nullish(),
  }),
});
const noticeSchema = z.object({
  event: z.string(),
  data: z.object({ id: z.union([z.number(), z.string()]).nullish(), reference: z.string() }),
});

const states: Record<string, CheckedAttempt['state']> = {
  success: 'succeeded',
  failed: 'failed',
  reversed: 'refunded',
  // Also means "not finished yet" and can still turn into success.
  abandoned: 'pending',
};

/** Paystack: webhooks are signed with the secret key over the raw bytes; verify decides all the same. */
export function createPaystack(secretKey: string, addresses = paystackAddresses): PaymentAdapter {
  const headers = { authorization: `Bearer ${secretKey}` };
  const domain = secretKey.startsWith('sk_live') ? 'live' : 'test';

  return {
    async start(attempt) {
      const { status, reply } = await askProvider(`${addresses.api}/transaction/initialize`, {
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
      if (!started.success)
        throw new ProviderError(`Paystack refused the payment (${status}).`, status < 500);
      const { authorization_url: url, access_code: code } = started.data.data;
      return {
        checkoutUrl: trustedCheckoutUrl(url, addresses.checkoutHosts),
        providerReference: code ?? null,
      };
    },

    async check(reference) {
      const url = `${addresses.api}/transaction/verify/${encodeURIComponent(reference)}`;
      const { status, reply } = await askProvider(url, { headers });
      // A start that Paystack never received: nothing was paid so far.
      if (status === 404) return { state: 'pending', amountPesewas: undefined, currency: undefined };
      const verified = verifiedSchema.safeParse(reply);
      if (status !== 200 || !verified.success) {
        throw new ProviderError(`Paystack did not say what became of the payment (${status}).`, status < 500);
      }
      return readVerified(verified.data.data, reference, domain);
    },

    readNotice(body, { 'x-paystack-signature': signature }) {
      if (typeof signature !== 'string' || !isSignedBy(secretKey, body, signature)) return undefined;
      const notice = noticeSchema.safeParse(parseJson(body));
      if (!notice.success) return undefined;
      const { event, data } = notice.data;
      // There is no id of the event itself.
      return { reference: data.reference, dedupeKey: `${event}:${data.id ?? ''}:${data.reference}` };
    },
  };
}

/** HMAC-SHA512 of the bytes as they came, compared in constant time. */
function isSignedBy(secretKey: string, body: Buffer, signature: string): boolean {
  const expected = createHmac('sha512', secretKey).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readVerified(
  data: z.infer<typeof verifiedSchema>['data'],
  reference: string,
  domain: string,
): CheckedAttempt {
  const doubt =
    data.reference !== reference
      ? 'Paystack answered with another reference.'
      : data.domain != null && data.domain !== domain
        ? `Paystack answered for its ${data.domain} mode.`
        : undefined;
  return {
    state: states[data.status] ?? 'pending',
    // `amount` can hold fees on top of what was asked for.
    amountPesewas: data.requested_amount ?? data.amount,
    currency: data.currency,
    ...(doubt && { doubt }),
  };
}
