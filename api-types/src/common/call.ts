import type { BodyOf, EndpointName, endpoints, QueryOf, ReplyOf } from '../endpoints.ts';

/* What both clients share; only the types of the endpoint table, whose schemas are large. */
type Table = typeof endpoints;
type RouteOf<Name extends EndpointName> = `${Table[Name]['method']} ${Table[Name]['path']}`;

/** A call of the contract by method and path: `POST /api/admin/trash/restore`. */
export type Route = { [Name in EndpointName]: RouteOf<Name> }[EndpointName];
type NameOf<R extends Route> = {
  [Name in EndpointName]: R extends RouteOf<Name> ? Name : never;
}[EndpointName];

/** What a call answers with. */
export type Reply<R extends Route> = ReplyOf<NameOf<R>>;

type ParamIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export interface CallInput<R extends Route> {
  params?: Record<ParamIn<R>, string>;
  /** Entries that are undefined are left out. */
  query?: { [Field in keyof QueryOf<NameOf<R>>]?: string | number | undefined };
  body?: BodyOf<NameOf<R>>;
}

export type Method = Table[EndpointName]['method'];

/** The method and the address of a call, with its parameters and its query. */
export function addressOf<R extends Route>(
  route: R,
  { params, query = {} }: CallInput<R>,
): { method: Method; url: string } {
  const [method, path = ''] = route.split(' ') as [Method, string?];
  const values: Partial<Record<string, string>> = params ?? {};
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  // JSON has no undefined.
  const search = new URLSearchParams(JSON.parse(JSON.stringify(query)) as Record<string, string>).toString();
  return { method, url: search ? `${url}?${search}` : url };
}

/** How often a failed read is repeated. Writes are not: they may have arrived. */
export const maxRetries = 3;

/** Whether repeating a read may help: no reply (status 0), or a server error. */
export const isTransient = (status: number): boolean => status === 0 || status >= 500;

/** Milliseconds before a retry, the first being 1: 1, 2, 4 … seconds, at most 30. */
export const retryDelayMs = (retry: number): number => Math.min(1000 * 2 ** (retry - 1), 30_000);
