import { createHash, createHmac } from 'node:crypto';
import { toCedis } from '@year-group/api-types/common/money';
import type { SandboxPayment, SandboxRefund } from './sandboxStore.ts';

/** The keys shared by the shop and its sandbox; valid nowhere else. */
export const sandboxKeys = {
  paystack: 'sk_test_year_group_sandbox',
  hubtel: { apiId: 'sandbox', apiKey: 'sandbox', merchantAccount: '2026' },
} as const;

/** A payment as Hubtel's status check returns it. */
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
      // Hubtel omits the usual currency.
      currencyCode: payment.currency === 'GHS' ? null : payment.currency,
      amount: toCedis(payment.paidPesewas || payment.amountPesewas),
      charges: 0,
    },
  };
}

/** Paystack's own number of a payment. */
export const paymentId = ({ reference }: SandboxPayment): number =>
  Number.parseInt(createHash('sha256').update(reference).digest('hex').slice(0, 12), 16);

/** A refund as Paystack returns and lists it. */
export const paystackRefund = ({ id, pesewas, note }: SandboxRefund) => ({
  id,
  amount: pesewas,
  currency: 'GHS',
  merchant_note: note || null,
  status: 'pending',
});

/** A payment as Paystack's verify call returns it. */
export function paystackVerified(payment: SandboxPayment) {
  const status = { open: 'abandoned', failed: 'failed', paid: 'success', refunded: 'reversed' }[
    payment.state
  ];
  const amount = payment.paidPesewas || payment.amountPesewas;
  return {
    status: true,
    message: 'Verification successful',
    data: {
      id: paymentId(payment),
      domain: 'test',
      status,
      reference: payment.reference,
      amount,
      requested_amount: amount,
      currency: payment.currency,
      channel: 'mobile_money',
      gateway_response: status === 'failed' ? 'Insufficient Funds' : 'Successful',
    },
  };
}

/** Events that a provider reports by itself; Hubtel reports payments only. */
export type SandboxEvent = 'payment' | 'refund.processed' | 'refund.failed' | 'charge.dispute.create';

/** The wallet of every sandbox payer: providers send its number, and the shop must not store it. */
export const sandboxWallet = '233551234987';

/** The notice to the shop, with its headers, as each provider sends it. */
export function noticeOf(
  payment: SandboxPayment,
  event: SandboxEvent,
  refund?: SandboxRefund,
): { body: string; headers: Record<string, string> } {
  const headers = { 'content-type': 'application/json' };
  if (payment.protocol === 'paystack') {
    const body = JSON.stringify(paystackNotice(payment, event, refund));
    const signature = createHmac('sha512', sandboxKeys.paystack).update(body).digest('hex');
    return { body, headers: { ...headers, 'x-paystack-signature': signature } };
  }
  return { body: JSON.stringify(hubtelNotice(payment)), headers };
}

/** Each event in its documented format: the reference is in a different field for each. */
function paystackNotice(payment: SandboxPayment, event: SandboxEvent, refund?: SandboxRefund) {
  const { reference, currency } = payment;
  const amount = payment.paidPesewas || payment.amountPesewas;
  const customer = { id: 2026, email: 'ama.owusu@example.com', phone: sandboxWallet };
  switch (event) {
    case 'payment':
      return {
        event: 'charge.success',
        data: {
          ...paystackVerified(payment).data,
          customer,
          authorization: { last4: sandboxWallet.slice(-4), mobile_money_number: sandboxWallet },
        },
      };
    case 'charge.dispute.create':
      return {
        event,
        data: {
          id: reference.length,
          refund_amount: amount,
          currency,
          status: 'awaiting-merchant-feedback',
          resolution: null,
          domain: 'test',
          customer,
          transaction: { reference },
        },
      };
    default:
      return {
        event,
        data: {
          status: event.slice('refund.'.length),
          transaction_reference: reference,
          refund_reference: event === 'refund.processed' ? `TRF_${refund?.id ?? ''}${reference}` : null,
          // As a string, unlike everywhere else.
          amount: String(refund?.pesewas ?? amount),
          currency,
          customer,
          domain: 'test',
        },
      };
  }
}

function hubtelNotice(payment: SandboxPayment) {
  const isPaid = payment.state === 'paid';
  const Data = {
    CheckoutId: `sandbox-${payment.reference}`,
    SalesInvoiceId: `sandbox-${payment.reference}`,
    ClientReference: payment.reference,
    Status: isPaid ? 'Success' : 'Failed',
    Amount: toCedis(payment.paidPesewas || payment.amountPesewas),
    CustomerPhoneNumber: sandboxWallet,
    PaymentDetails: { MobileMoneyNumber: sandboxWallet, PaymentType: 'mobilemoney', Channel: 'mtn-gh' },
    Description: 'Order',
  };
  return { ResponseCode: isPaid ? '0000' : '2001', Status: Data.Status, Data };
}
