import { z } from 'zod';
import { cedisSchema, customerEmailSchema, idSchema } from '../common/common.ts';
import { byId, type Endpoint, officer } from '../common/endpoint.ts';
import { orderDetailsSchema, paymentConfirmationSchema } from '../shop/orderDetails.ts';

/** Starts a payment; `amount` in GH₵ must equal the stored total, and the order's own contact counts. */
export const paymentInputSchema = z.object({
  orderId: idSchema,
  amount: cedisSchema,
  customerEmail: customerEmailSchema.optional(),
  customerPhone: z.string().trim().max(40).optional(),
});

/** Where the shopper's browser goes next: the provider's page. */
export const paymentStartedSchema = z.object({ data: z.object({ checkoutUrl: z.string() }) });

export type PaymentInput = z.infer<typeof paymentInputSchema>;
export type PaymentStarted = z.infer<typeof paymentStartedSchema>;

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
    summary: 'Confirm a payment by hand, with the provider’s transaction id if it was tried there',
    ...byId,
    body: paymentConfirmationSchema,
    reply: orderDetailsSchema,
  },
} as const satisfies Record<string, Endpoint>;
