import type { EndpointName, endpoints, ReplyOf } from '@year-group/api-types/endpoints';
import type { RaRecord } from 'react-admin';

type PathOf<Name extends EndpointName> = (typeof endpoints)[Name]['path'];
type Rows = { data: RaRecord<string>[]; total: number };

/** The calls of a resource, and how its list reply is read. */
interface ResourceCalls<List extends EndpointName> {
  path: PathOf<List>;
  readList(reply: ReplyOf<List>, headers: Headers): Rows;
  /** The call that deletes several records at once. Without one they are deleted one by one. */
  batchDeletePath?: PathOf<'deleteNewsBatch' | 'deleteMembersBatch'>;
  /** Whether that call is also the only one for a single record. */
  deletesInBatchesOnly?: boolean;
}

const news: ResourceCalls<'listNews'> = {
  path: '/api/news',
  readList: ({ news, total }) => ({ data: news, total }),
  batchDeletePath: '/api/admin/news/delete-by-batch',
};

const members: ResourceCalls<'listMembers'> = {
  path: '/api/members',
  readList: ({ members, total }) => ({ data: members, total }),
  batchDeletePath: '/api/admin/members/delete-by-batch',
  deletesInBatchesOnly: true,
};

const plain = (rows: RaRecord<string>[], headers: Headers): Rows => ({
  data: rows,
  total: totalOf(headers) ?? rows.length,
});
const events: ResourceCalls<'listEvents'> = { path: '/api/events', readList: plain };
const shop: ResourceCalls<'listListings'> = { path: '/api/shop', readList: plain };
const orders: ResourceCalls<'listOrders'> = { path: '/api/orders', readList: plain };
const trash: ResourceCalls<'listTrash'> = { path: '/api/admin/trash', readList: plain };

/** Every resource of the data provider, by its name in the panel. */
const resourceCalls = { members, news, events, shop, orders, trash };

/** The calls of a resource. The type of its list reply is only known to match its own endpoint. */
export function callsOf(resource: string): ResourceCalls<EndpointName> {
  if (!Object.hasOwn(resourceCalls, resource)) {
    throw new Error(`The data provider does not know "${resource}". Add it to resourceCalls.ts.`);
  }
  return resourceCalls[resource as keyof typeof resourceCalls];
}

/** The number behind the slash of `Content-Range: events 0-4/57`. */
function totalOf(headers: Headers): number | undefined {
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}
