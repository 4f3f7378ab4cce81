import type { Transport } from '#lib/transport.ts';

/** Fetches what calls over the network need, so that they do not depend on a file that may not come any more. */
export const loadTransport = () => import('./axiosTransport.ts');

/** Calls the API over the network. axios arrives with the first call: a rendered page needs none to be shown. */
export const networkTransport: Transport = async (request, signal) => {
  const { axiosTransport } = await loadTransport();
  return axiosTransport(request, signal);
};
