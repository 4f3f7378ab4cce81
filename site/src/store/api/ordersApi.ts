import type { PaymentInput, PaymentStarted } from '@year-group/api-types/payments/paymentEndpoints';
import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import type { Order, OrderInput } from '@year-group/api-types/shop/order';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** An order to place. The same key always gives the same order. */
interface NewOrder {
  key: string;
  order: OrderInput;
}

interface LineChange {
  orderId: string;
  /** The place of the line in the order, from 0. */
  line: number;
  options: ChosenOption[];
}

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation<Order, NewOrder>(
      call('POST /api/orders', ({ key, order }: NewOrder) => ({
        headers: { 'Idempotency-Key': key },
        body: order,
      })),
    ),
    getOrder: build.query<Order, Order['id']>({
      ...call('GET /api/orders/:id', (id: Order['id']) => ({ params: { id } })),
      providesTags: (_order, _error, id) => [{ type: 'Order', id }],
    }),
    /** Where to pay. Undefined when the reply names no address. */
    startPayment: build.mutation<string | undefined, PaymentInput>(
      call(
        'POST /api/pay',
        (body: PaymentInput) => ({ body }),
        (reply: Partial<PaymentStarted> | null) => reply?.data?.checkoutUrl,
      ),
    ),
    /** Chooses again for a paid line of a pre-order. */
    changeOrderLine: build.mutation<Order, LineChange>({
      ...call('PUT /api/orders/:id/lines/:line', ({ orderId, line, options }: LineChange) => ({
        params: { id: orderId, line: String(line) },
        body: { options },
      })),
      invalidatesTags: (_order, _error, { orderId }) => [{ type: 'Order', id: orderId }],
    }),
  }),
});

export const { getOrder } = ordersApi.endpoints;
export const {
  useCreateOrderMutation,
  useGetOrderQuery,
  useStartPaymentMutation,
  useChangeOrderLineMutation,
} = ordersApi;
