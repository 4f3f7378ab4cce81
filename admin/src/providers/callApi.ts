import { addressOf, type CallInput, type Reply, type Route } from '@year-group/api-types/common/call';
import type { StoredCall } from '#lib/waitingChanges.ts';
import type { HttpClient } from './httpClient.ts';

/** Creates the client for all calls of the contract. */
export function createCallApi(apiUrl: string, httpClient: HttpClient) {
  return async <R extends Route>(route: R, input: CallInput<R> = {}, key?: string): Promise<Reply<R>> => {
    const { method, url } = addressOf(route, input);
    const { json } = await httpClient(apiUrl + url, {
      method,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      // The same record sent twice is stored once.
      ...(key !== undefined && { headers: new Headers({ 'Idempotency-Key': key }) }),
    });
    return json;
  };
}

export type CallApi = ReturnType<typeof createCallApi>;

/** Sends a call as it was stored; what it answers with is only known by its route. */
export const sendStored = (call: CallApi, { route, ...input }: StoredCall, key?: string): Promise<unknown> =>
  call(route as Route, input as CallInput<Route>, key);
