import { addressOf, type CallInput, type Reply, type Route } from '@year-group/api-types/call';
import type { HttpClient } from './httpClient.ts';

/** Creates the client for all calls of the contract. */
export function createCallApi(apiUrl: string, httpClient: HttpClient) {
  return async <R extends Route>(route: R, input: CallInput<R> = {}): Promise<Reply<R>> => {
    const { method, url } = addressOf(route, input);
    const { json } = await httpClient(apiUrl + url, {
      method,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    return json;
  };
}

export type CallApi = ReturnType<typeof createCallApi>;
