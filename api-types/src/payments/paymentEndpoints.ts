import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import { orderDetailsSchema, paymentConfirmationSchema } from '../shop/orderDetails.ts';
import { paymentInputSchema, paymentStartedSchema } from './payment.ts';

/** The calls for payments, and for an order together with them. */
export const paymentEndpoints = {
  startPayment: {
    method: 'POST',
    path: '/api/pay',
    guard: 'public',
    summary: 'Start a payment of an order',
    body: paymentInputSchema,
    reply: paymentStartedSchema,
  },
  getOrderDetails: {
    method: 'GET',
    path: '/api/admin/orders/:id',
    ...officer('orders.read'),
    summary: 'One order with its history and its payment attempts',
    ...byId,
    reply: orderDetailsSchema,
  },
  checkPayment: {
    method: 'POST',
    path: '/api/admin/orders/:id/check-payment',
    ...officer('payments.check'),
    summary: 'Check the payments of an order with the provider now',
    ...byId,
    reply: orderDetailsSchema,
  },
  sendPaymentLink: {
    method: 'POST',
    path: '/api/admin/orders/:id/payment-link',
    ...officer('payments.sendLink'),
    summary: 'Send the customer of an unpaid order a letter with the link to pay it, once a day',
    ...byId,
    reply: orderDetailsSchema,
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/admin/orders/:id/confirm-payment',
    ...officer('payments.confirm'),
    summary: 'Confirm a payment by hand, with the provider’s transaction id',
    ...byId,
    body: paymentConfirmationSchema,
    reply: orderDetailsSchema,
  },
} as const satisfies Record<string, Endpoint>;
