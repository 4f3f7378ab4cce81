import type { Transport } from '#lib/transport.ts';

/** Loads what network calls need while the network is there. */
export const loadTransport = () => import('./axiosTransport.ts');

/** Calls the API over the network. axios loads with the first call: a rendered page needs none. */
export const networkTransport: Transport = async (request, signal) => {
  const { axiosTransport } = await loadTransport();
  return axiosTransport(request, signal);
};
