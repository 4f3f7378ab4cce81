import type { DeliveryQuote } from '@year-group/api-types/delivery';
import { baseApi } from './baseApi.ts';

/** The beginning of an address; the token binds the keystrokes of one search together. */
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
