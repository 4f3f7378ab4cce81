import { toCedis } from '@year-group/api-types/common/money';
import { z } from 'zod';
import { callProvider, displayValue, parseJson, readAmount, trustedCheckoutUrl } from './callProvider.ts';
import { type CheckedAttempt, type PaymentAdapter, ProviderError } from './provider.ts';

/** Hubtel's public addresses; tests and the sandbox use others with the same protocol. */
const hubtelAddresses = {
  checkout: 'https://payproxyapi.hubtel.com',
  status: 'https://api-txnstatus.hubtel.com',
  checkoutHosts: ['pay.hubtel.com', 'checkout.hubtel.com', 'unified-pay.hubtel.com'],
};

interface HubtelKeys {
  apiId: string;
  apiKey: string;
  /** The POS Sales id. */
  merchantAccount: string;
}

const startedSchema = z.object({
  responseCode: z.literal('0000'),
  data: z.object({ checkoutUrl: z.string(), checkoutId: z.string().nullish() }),
});
/** Only the status is required: unexpected values elsewhere lead to a review. */
const statusSchema = z.object({
  data: z.object({
    status: z.string(),
    clientReference: z.unknown().optional(),
    currencyCode: z.unknown().optional(),
    amount: z.unknown().optional(),
  }),
});
const noticeSchema = z.object({ Data: z.object({ ClientReference: z.string() }) });

const states: Record<string, CheckedAttempt['state']> = {
  Paid: 'succeeded',
  Unpaid: 'pending',
  Refunded: 'refunded',
};

/** Hubtel Online Checkout: callbacks are unsigned and only trigger the status check. */
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
      const { status, reply } = await callProvider(`${addresses.checkout}/items/initiate`, {
        method: 'POST',
        headers,
        body: {
          totalAmount: toCedis(attempt.amountPesewas),
          // Hubtel lists these characters as a cause of failure.
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
      if (status >= 300 || !started.success)
        throw new ProviderError(`Hubtel refused the payment (${status}).`, {
          isRefusal: status < 500,
          status,
        });
      const { checkoutUrl, checkoutId } = started.data.data;
      return {
        checkoutUrl: trustedCheckoutUrl(checkoutUrl, addresses.checkoutHosts),
        providerReference: checkoutId ?? null,
      };
    },

    async check(reference) {
      const query = new URLSearchParams({ clientReference: reference });
      const path = `/transactions/${encodeURIComponent(merchantAccount)}/status?${query.toString()}`;
      const { status, reply } = await callProvider(`${addresses.status}${path}`, { headers });
      // Hubtel answers 403 to addresses that are not allowlisted: unknown, never "unpaid".
      const checked = statusSchema.safeParse(reply);
      if (status !== 200 || !checked.success) {
        const message = `Hubtel did not say what became of the payment (${status}).`;
        throw new ProviderError(message, { isRefusal: status === 403, status });
      }
      return readStatus(checked.data.data, reference);
    },

    readNotice(body) {
      const notice = noticeSchema.safeParse(parseJson(body));
      if (!notice.success) return undefined;
      // Unsigned: only the reference of the payment is used.
      const reference = notice.data.Data.ClientReference;
      return { reference, dedupeKey: reference, content: {} };
    },
  };
}

function readStatus(data: z.infer<typeof statusSchema>['data'], reference: string): CheckedAttempt {
  const isOther = data.clientReference != null && data.clientReference !== reference;
  const amount = readAmount(data.amount, 'cedis');
  const doubt = isOther ? 'Hubtel answered with another reference.' : amount.doubt;
  return {
    state: states[data.status] ?? 'pending',
    amountPesewas: amount.pesewas,
    currency: data.currencyCode == null ? undefined : displayValue(data.currencyCode),
    ...(doubt && { doubt }),
  };
}
