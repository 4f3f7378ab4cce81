import { createHmac } from 'node:crypto';
import { toCedis } from '@year-group/api-types/money';
import type { SandboxPayment } from './sandboxStore.ts';

/** The keys under which the shop and its sandbox know each other; worth nothing elsewhere. */
export const sandboxKeys = {
  paystack: 'sk_test_year_group_sandbox',
  hubtel: { apiId: 'sandbox', apiKey: 'sandbox', merchantAccount: '2015' },
} as const;

/** A payment as Hubtel's status check tells it. */
export function hubtelStatus(payment: SandboxPayment) {
  const status = { open: 'Unpaid', failed: 'Unpaid', paid: 'Paid', refunded: 'Refunded' }[payment.state];
  return {
    message: 'Successful',
    responseCode: '0000',
    data: {
      status,
      clientReference: payment.reference,
      transactionId: `sandbox-${payment.reference}`,
      paymentMethod: 'mobilemoney',
      // Hubtel leaves the currency out where it is the usual one.
      currencyCode: payment.currency === 'GHS' ? null : payment.currency,
      amount: toCedis(payment.paidPesewas || payment.amountPesewas),
      charges: 0,
    },
  };
}

/** A payment as Paystack's verify call tells it. */
export function paystackVerified(payment: SandboxPayment) {
  const status = { open: 'abandoned', failed: 'failed', paid: 'success', refunded: 'reversed' }[
    payment.state
  ];
  const amount = payment.paidPesewas || payment.amountPesewas;
  return {
    status: true,
    message: 'Verification successful',
    data: {
      id: payment.reference.length,
      domain: 'test',
      status,
      reference: payment.reference,
      amount,
      requested_amount: amount,
      currency: payment.currency,
      channel: 'mobile_money',
      gateway_response: status,
    },
  };
}

/** The notice that goes to the shop, with its headers, as each provider sends it. */
export function noticeOf(payment: SandboxPayment): { body: string; headers: Record<string, string> } {
  const headers = { 'content-type': 'application/json' };
  if (payment.protocol === 'paystack') {
    const body = JSON.stringify({ event: 'charge.success', data: paystackVerified(payment).data });
    const signature = createHmac('sha512', sandboxKeys.paystack).update(body).digest('hex');
    return { body, headers: { ...headers, 'x-paystack-signature': signature } };
  }
  const isPaid = payment.state === 'paid';
  const Data = {
    CheckoutId: `sandbox-${payment.reference}`,
    ClientReference: payment.reference,
    Status: isPaid ? 'Success' : 'Failed',
    Amount: toCedis(payment.paidPesewas || payment.amountPesewas),
    PaymentDetails: { PaymentType: 'mobilemoney', Channel: 'mtn-gh' },
  };
  const ResponseCode = isPaid ? '0000' : '2001';
  return { body: JSON.stringify({ ResponseCode, Status: Data.Status, Data }), headers };
}
