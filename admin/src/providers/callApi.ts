import type { BodyOf, EndpointName, endpoints, ReplyOf } from '@year-group/api-types/endpoints';
import type { HttpClient } from './httpClient.ts';

type Table = typeof endpoints;
type RouteOf<Name extends EndpointName> = `${Table[Name]['method']} ${Table[Name]['path']}`;

/** A call of the contract by method and path: `POST /api/admin/trash/restore`. */
export type Route = { [Name in EndpointName]: RouteOf<Name> }[EndpointName];
type NameOf<R extends Route> = {
  [Name in EndpointName]: R extends RouteOf<Name> ? Name : never;
}[EndpointName];

export interface CallInput<R extends Route> {
  /** The values for the path's `:names`. */
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: BodyOf<NameOf<R>>;
}

/**
 * Creates the client for all calls of the contract. Imports only its types, because the table is
 * large.
 */
export function createCallApi(apiUrl: string, httpClient: HttpClient) {
  return async <R extends Route>(
    route: R,
    { params = {}, query = {}, body }: CallInput<R> = {},
  ): Promise<ReplyOf<NameOf<R>>> => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { json } = await httpClient(`${apiUrl}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return json;
  };
}

export type CallApi = ReturnType<typeof createCallApi>;
