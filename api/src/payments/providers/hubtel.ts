import { toCedis, toPesewas } from '@year-group/api-types/money';
import { z } from 'zod';
import { askProvider, trustedCheckoutUrl } from './askProvider.ts';
import { parseJson } from './parseJson.ts';
import { type CheckedAttempt, type PaymentAdapter, ProviderError } from './provider.ts';

/** Hubtel's public addresses; tests and the sandbox use others that speak the same protocol. */
const hubtelAddresses = {
  checkout: 'https://payproxyapi.hubtel.com',
  status: 'https://api-txnstatus.hubtel.com',
  checkoutHosts: ['pay.hubtel.com', 'checkout.hubtel.com', 'unified-pay.hubtel.com'],
};

/** Keys of a Hubtel merchant. */
export interface HubtelKeys {
  apiId: string;
  apiKey: string;
  /** The POS Sales id. */
  merchantAccount: string;
}

const startedSchema = z.object({
  responseCode: z.literal('0000'),
  data: z.object({ checkoutUrl: z.string(), checkoutId: z.string().nullish() }),
});
const statusSchema = z.object({
  data: z.object({
    status: z.string(),
    clientReference: z.string().nullish(),
    currencyCode: z.string().nullish(),
    amount: z.number().nullish(),
  }),
});
const noticeSchema = z.object({
  ResponseCode: z.string().nullish(),
  Data: z.object({ ClientReference: z.string(), Status: z.string().nullish() }),
});

const states: Record<string, CheckedAttempt['state']> = {
  Paid: 'succeeded',
  Unpaid: 'pending',
  Refunded: 'refunded',
};

/** Hubtel Online Checkout: its callbacks are unsigned, so they are hints only and the status check decides. */
export function createHubtel(
  { apiId, apiKey, merchantAccount }: HubtelKeys,
  addresses = hubtelAddresses,
): PaymentAdapter {
  const headers = {
    authorization: `Basic ${Buffer.from(`${apiId}:${apiKey}`).toString('base64')}`,
    'cache-control': 'no-cache',
  };

  return {
    async start(attempt) {
      const { status, reply } = await askProvider(`${addresses.checkout}/items/initiate`, {
        method: 'POST',
        headers,
        body: {
          totalAmount: toCedis(attempt.amountPesewas),
          // These signs are listed as a cause of failure.
          description: attempt.description.replace(/[&%^]/g, ' '),
          callbackUrl: attempt.callbackUrl,
          returnUrl: attempt.returnUrl,
          cancellationUrl: attempt.cancelUrl,
          clientReference: attempt.reference,
          merchantAccountNumber: merchantAccount,
          payeeName: attempt.customerName,
          payeeMobileNumber: attempt.customerPhone,
          payeeEmail: attempt.customerEmail,
        },
      });
      const started = startedSchema.safeParse(reply);
      if (!started.success) throw new ProviderError(`Hubtel refused the payment (${status}).`, status < 500);
      const { checkoutUrl, checkoutId } = started.data.data;
      return {
        checkoutUrl: trustedCheckoutUrl(checkoutUrl, addresses.checkoutHosts),
        providerReference: checkoutId ?? null,
      };
    },

    async check(reference) {
      const query = new URLSearchParams({ clientReference: reference });
      const path = `/transactions/${encodeURIComponent(merchantAccount)}/status?${query.toString()}`;
      const { status, reply } = await askProvider(`${addresses.status}${path}`, { headers });
      // Hubtel answers 403 from an address that is not on its list: unknown, never "unpaid".
      const checked = statusSchema.safeParse(reply);
      if (status !== 200 || !checked.success) {
        throw new ProviderError(`Hubtel did not say what became of the payment (${status}).`, status === 403);
      }
      return readStatus(checked.data.data, reference);
    },

    readNotice(body) {
      const notice = noticeSchema.safeParse(parseJson(body));
      if (!notice.success) return undefined;
      const { ResponseCode, Data } = notice.data;
      const claim = `${ResponseCode ?? ''}:${Data.Status ?? ''}`;
      return { reference: Data.ClientReference, dedupeKey: `${Data.ClientReference}:${claim}` };
    },
  };
}

function readStatus(data: z.infer<typeof statusSchema>['data'], reference: string): CheckedAttempt {
  const isOther = data.clientReference != null && data.clientReference !== reference;
  return {
    state: states[data.status] ?? 'pending',
    amountPesewas: data.amount == null ? undefined : toPesewas(data.amount),
    currency: data.currencyCode ?? undefined,
    ...(isOther && { doubt: 'Hubtel answered with another reference.' }),
  };
}
