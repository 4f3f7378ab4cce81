import type { DeliveryQuote } from '@year-group/api-types/shop/delivery';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';

/** The start of an address. The token groups the requests of one search. */
interface AddressSearch {
  input: string;
  sessionToken: string;
}

const deliveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    quoteDelivery: build.mutation<DeliveryQuote, string>(
      call('POST /api/calculate-delivery', (customerAddress) => ({ body: { customerAddress } })),
    ),
    suggestAddresses: build.query<string[], AddressSearch>(
      call(
        'GET /api/addresses',
        (search: AddressSearch) => ({ query: { ...search } }),
        ({ addresses }) => addresses,
      ),
    ),
  }),
});

export const { useQuoteDeliveryMutation, useSuggestAddressesQuery } = deliveryApi;
