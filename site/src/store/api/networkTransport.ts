import type { Transport } from './transport.ts';

/** Calls the API over the network. axios arrives with the first call: a rendered page needs none to be shown. */
export const networkTransport: Transport = async (request, signal) => {
  const { axiosTransport } = await import('./axiosTransport.ts');
  return axiosTransport(request, signal);
};
