import type { EndpointName, endpoints, ReplyOf } from '@year-group/api-types/endpoints';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { HttpClient } from './httpClient.ts';

type Rows = { data: RaRecord<string>[]; total: number };

/** The calls of a resource, and how its list reply is read. */
interface ResourceCalls<List extends EndpointName> {
  path: (typeof endpoints)[List]['path'];
  readList(reply: ReplyOf<List>, headers: Headers): Rows;
}

const members: ResourceCalls<'listMembers'> = {
  path: '/api/members',
  readList: ({ members: data, total }) => ({ data, total }),
};
const news: ResourceCalls<'listNews'> = {
  path: '/api/news',
  readList: ({ news: data, total }) => ({ data, total }),
};
const plain = (data: RaRecord<string>[], headers: Headers): Rows => ({
  data,
  total: totalOf(headers) ?? data.length,
});
const events: ResourceCalls<'listEvents'> = { path: '/api/events', readList: plain };
const shop: ResourceCalls<'listListings'> = { path: '/api/shop', readList: plain };
const orders: ResourceCalls<'listOrders'> = { path: '/api/orders', readList: plain };
const trash: ResourceCalls<'listTrash'> = { path: '/api/admin/trash', readList: plain };

/** Every resource, by its name in the panel. */
const resourceCalls = { members, news, events, shop, orders, trash };

/** The type of a resource's list reply is only known to match its own endpoint. */
function callsOf(resource: string): ResourceCalls<EndpointName> {
  if (!Object.hasOwn(resourceCalls, resource)) {
    throw new Error(`The data provider does not know "${resource}". Add it to dataProvider.ts.`);
  }
  return resourceCalls[resource as keyof typeof resourceCalls];
}

/** Nothing writes through react-admin: forms and deletions use `useChange` and `useCall`. */
const unused = () => Promise.reject(new Error('The data provider only reads lists and records.'));

/** Reads lists and records for react-admin. */
export function createDataProvider(apiUrl: string, httpClient: HttpClient): DataProvider {
  async function getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const { path, readList } = callsOf(resource);
    const { json, headers } = await httpClient(`${apiUrl}${path}?${listQuery(params)}`);
    const { data, total } = readList(json, headers);
    return { data: data as RaRecord[] as Row[], total };
  }
  async function getOne<Row extends RaRecord>(resource: string, { id }: { id: Identifier }) {
    const { json } = await httpClient(`${apiUrl}${callsOf(resource).path}/${encodeURIComponent(id)}`);
    return { data: json as Row };
  }

  return {
    getList,
    getOne,
    getMany: unused,
    getManyReference: unused,
    create: unused,
    update: unused,
    updateMany: unused,
    delete: unused,
    deleteMany: unused,
  };
}

/** The number behind the slash of `Content-Range: events 0-4/57`. */
function totalOf(headers: Headers): number | undefined {
  const total = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}

type Filter = Record<string, string | number | boolean | null | undefined>;

/** `page`, `limit`, `sort=field:asc|desc`, `searchTerm` and one parameter for each other filter. */
function listQuery({ pagination, sort, filter }: GetListParams): URLSearchParams {
  const query = new URLSearchParams();
  if (pagination) {
    query.set('page', String(pagination.page));
    query.set('limit', String(pagination.perPage));
  }
  // react-admin sorts by id by default. The server's own order is then the right one.
  if (sort && sort.field !== 'id') query.set('sort', `${sort.field}:${sort.order.toLowerCase()}`);
  const { q, ...fields } = (filter ?? {}) as Filter;
  for (const [name, value] of Object.entries({ searchTerm: q, ...fields })) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return query;
}
