import type { EndpointName, endpoints, ReplyOf } from '@year-group/api-types/endpoints';
import type { RaRecord } from 'react-admin';

type PathOf<Name extends EndpointName> = (typeof endpoints)[Name]['path'];
type Rows = { data: RaRecord<string>[]; total: number };

/** Where a resource of the panel lives in the API, and how its list reply is read. */
interface ResourceCalls<List extends EndpointName> {
  path: PathOf<List>;
  readList: (reply: ReplyOf<List>, headers: Headers) => Rows;
  /** The call that deletes exactly the given records at once; without one they are deleted one by one. */
  batchDeletePath?: PathOf<'deleteNewsBatch' | 'deleteMembersBatch'>;
}

const news: ResourceCalls<'listNews'> = {
  path: '/api/news',
  readList: ({ news, total }) => ({ data: news, total }),
  batchDeletePath: '/api/admin/news/delete-by-batch',
};

const events: ResourceCalls<'listEvents'> = {
  path: '/api/events',
  readList: (rows, headers) => ({ data: rows, total: totalOf(headers) ?? rows.length }),
};

/** Every resource that the data provider knows, under its name in the panel. */
const resourceCalls = { news, events };

/** The calls of a resource; its list reply is only known to be the one of its own endpoint. */
export function callsOf(resource: string) {
  if (!Object.hasOwn(resourceCalls, resource)) {
    throw new Error(`The data provider does not know "${resource}". Add it to resourceCalls.ts.`);
  }
  const { path, batchDeletePath, readList } = resourceCalls[resource as keyof typeof resourceCalls];
  return { path, batchDeletePath, readList: readList as (reply: unknown, headers: Headers) => Rows };
}

/** The number behind the slash of `Content-Range: events 0-4/57`. */
function totalOf(headers: Headers): number | undefined {
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}
