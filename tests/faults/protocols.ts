import { createHmac } from 'node:crypto';

/** A payment as a pretended provider keeps it; the amount is in the provider's own unit. */
export interface Payment {
  reference: string;
  amount: number;
  isPaid: boolean;
  /** The path at the shop to which its notice goes. */
  noticePath: string;
  /** The path at the shop to which the payer's browser returns. */
  returnPath: string;
}

/** How a payment provider is spoken to. */
interface Protocol {
  /** How the path ends that starts a payment. */
  startPath: string;
  started: (body: Record<string, unknown>) => Omit<Payment, 'isPaid'>;
  startedReply: (payment: Payment, checkoutUrl: string) => object;
  /** The payment that a status check asks for. */
  askedFor: (url: URL) => string;
  statusReply: (payment: Payment) => object;
  notice: (payment: Payment) => { body: string; headers: Record<string, string> };
}

/** The key under which the product knows the pretended Paystack. */
const key = 'sk_test_year_group_sandbox';

/** The payment providers' protocols, as far as a payment needs them. */
export const protocols = {
  paystack: {
    startPath: '/transaction/initialize',
    started: ({ reference, amount, callback_url: back }) => ({
      reference: String(reference),
      amount: Number(amount),
      noticePath: '/api/payments/paystack',
      returnPath: new URL(String(back)).pathname,
    }),
    startedReply: ({ reference }, checkoutUrl) => ({
      status: true,
      data: { authorization_url: checkoutUrl, access_code: reference },
    }),
    askedFor: ({ pathname }) => pathname.split('/').pop() ?? '',
    statusReply: ({ reference, amount, isPaid }) => ({
      status: true,
      data: { status: isPaid ? 'success' : 'abandoned', reference, amount, currency: 'GHS', domain: 'test' },
    }),
    notice({ reference }) {
      const body = JSON.stringify({ event: 'charge.success', data: { id: reference, reference } });
      return {
        body,
        headers: { 'x-paystack-signature': createHmac('sha512', key).update(body).digest('hex') },
      };
    },
  },
  hubtel: {
    startPath: '/items/initiate',
    started: ({ clientReference, totalAmount, callbackUrl, returnUrl }) => ({
      reference: String(clientReference),
      amount: Number(totalAmount),
      noticePath: new URL(String(callbackUrl)).pathname,
      returnPath: new URL(String(returnUrl)).pathname,
    }),
    startedReply: ({ reference }, checkoutUrl) => ({
      responseCode: '0000',
      data: { checkoutUrl, checkoutId: reference },
    }),
    askedFor: ({ searchParams }) => searchParams.get('clientReference') ?? '',
    statusReply: ({ reference, amount, isPaid }) => ({
      responseCode: '0000',
      data: { status: isPaid ? 'Paid' : 'Unpaid', clientReference: reference, amount, currencyCode: null },
    }),
    // Unsigned: it is a hint, and the status check decides.
    notice: ({ reference, amount }) => ({
      body: JSON.stringify({
        ResponseCode: '0000',
        Data: { ClientReference: reference, Status: 'Success', Amount: amount },
      }),
      headers: { 'content-type': 'application/json' },
    }),
  },
} satisfies Record<string, Protocol>;
