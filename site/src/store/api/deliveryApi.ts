import type { DeliveryQuote } from '@year-group/api-types/delivery';
import { baseApi } from './baseApi.ts';

/** The start of an address. The token groups the requests of one search. */
interface AddressSearch {
  input: string;
  sessionToken: string;
}

const deliveryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    quoteDelivery: build.mutation<DeliveryQuote, string>({
      query: (customerAddress) => ({
        url: '/api/calculate-delivery',
        method: 'POST',
        body: { customerAddress },
      }),
    }),
    suggestAddresses: build.query<string[], AddressSearch>({
      query: (params) => ({ url: '/api/addresses', params: { ...params } }),
      transformResponse: ({ addresses }: { addresses: string[] }) => addresses,
    }),
  }),
});

export const { useQuoteDeliveryMutation, useSuggestAddressesQuery } = deliveryApi;
