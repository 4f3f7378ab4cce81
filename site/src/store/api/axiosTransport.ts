import axios, { isAxiosError } from 'axios';
import type { ApiReply, ApiRequest } from '#lib/transport.ts';

const client = axios.create({
  baseURL: import.meta.env.VITE_API_URL ?? '',
  timeout: 10_000,
  // Every status is a reply. Only the base query decides what it means.
  validateStatus: () => true,
});

/** Calls the API over the network. Throws an Error named `TimeoutError` when no reply came in time. */
export async function axiosTransport(request: ApiRequest, signal: AbortSignal): Promise<ApiReply> {
  try {
    const { status, data } = await client.request<unknown>({
      url: request.url,
      method: request.method,
      data: request.body,
      headers: request.headers ?? {},
      signal,
    });
    return { status, body: data };
  } catch (error) {
    if (isAxiosError(error) && error.code === 'ECONNABORTED') {
      throw new DOMException('The API did not answer in time', 'TimeoutError');
    }
    throw error;
  }
}
