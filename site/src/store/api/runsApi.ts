import type { ChosenOption } from '@year-group/api-types/shop/listingOptionsSchema';
import type { Order } from '@year-group/api-types/shop/order';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

interface WaitingListEntry {
  listingId: string;
  email: string;
}
interface LineChange {
  orderId: string;
  /** The place of the line in the order, from 0. */
  line: number;
  options: ChosenOption[];
}

/** Pre-orders. Only pages that have one load this. */
const runsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for one letter when the next pre-order of a listing opens. */
    joinWaitingList: build.mutation<unknown, WaitingListEntry>(
      call('POST /api/shop/:id/waiting-list', ({ listingId, email }: WaitingListEntry) => ({
        params: { id: listingId },
        body: { email },
      })),
    ),
    /** Chooses again for a paid line. */
    changeOrderLine: build.mutation<Order, LineChange>({
      ...call('PUT /api/orders/:id/lines/:line', ({ orderId, line, options }: LineChange) => ({
        params: { id: orderId, line: String(line) },
        body: { options },
      })),
      invalidatesTags: (_order, _error, { orderId }) => [{ type: 'Order', id: orderId }],
    }),
  }),
});

export const { useJoinWaitingListMutation, useChangeOrderLineMutation } = runsApi;
