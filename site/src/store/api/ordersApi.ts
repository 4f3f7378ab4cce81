import type { Order, OrderInput } from '@year-group/api-types/order';
import type { PaymentInput, PaymentStarted } from '@year-group/api-types/payment';
import { baseApi } from './baseApi.ts';

/** An order to place. The same key always gives the same order. */
export interface NewOrder {
  key: string;
  order: Omit<OrderInput, 'deliveryMethod'>;
}

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation<Order, NewOrder>({
      query: ({ key, order }) => ({
        url: '/api/orders',
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: { ...order, deliveryMethod: 'Standard Delivery' },
      }),
    }),
    getOrder: build.query<Order, Order['id']>({
      query: (id) => ({ url: `/api/orders/${encodeURIComponent(id)}` }),
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    /** Where to pay. Undefined when the reply names no address. */
    startPayment: build.mutation<string | undefined, PaymentInput>({
      query: (body) => ({ url: '/api/pay', method: 'POST', body }),
      transformResponse: (reply: Partial<PaymentStarted> | null) => reply?.data?.checkoutUrl,
    }),
  }),
});

export const { useCreateOrderMutation, useGetOrderQuery, useStartPaymentMutation } = ordersApi;
