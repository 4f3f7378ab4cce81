import { maxIds } from '@year-group/api-types/limits';
import type { CreateParams, DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { HttpClient } from './httpClient.ts';
import { callsOf } from './resourceCalls.ts';

/** Maps react-admin's methods to the API. */
export function createDataProvider(apiUrl: string, httpClient: HttpClient): DataProvider {
  /** A call for one record. */
  const one = (resource: string, id: Identifier, options?: { method: string; body?: string }) =>
    httpClient(`${apiUrl}${callsOf(resource).path}/${encodeURIComponent(id)}`, options);

  async function getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const { path, readList } = callsOf(resource);
    const { json, headers } = await httpClient(`${apiUrl}${path}?${listQuery(params)}`);
    const { data, total } = readList(json, headers);
    return { data: data as RaRecord[] as Row[], total };
  }

  async function getOne<Row extends RaRecord>(resource: string, id: Identifier) {
    const { json } = await one(resource, id);
    return { data: json as Row };
  }

  async function update<Row extends RaRecord>(resource: string, id: Identifier, data: unknown) {
    const { json } = await one(resource, id, { method: 'PUT', body: JSON.stringify(data) });
    return { data: json as Row };
  }

  async function deleteBatch(resource: string, ids: Identifier[]) {
    for (let start = 0; start < ids.length; start += maxIds) {
      const part = ids.slice(start, start + maxIds);
      const body = JSON.stringify({ batchSize: part.length, ids: part });
      await httpClient(`${apiUrl}${callsOf(resource).batchDeletePath}`, { method: 'DELETE', body });
    }
  }

  return {
    getList,
    getOne: (resource, { id }) => getOne(resource, id),
    async create(resource, { data, meta }: CreateParams) {
      const key = (meta as { key?: string } | undefined)?.key;
      const { json } = await httpClient(apiUrl + callsOf(resource).path, {
        method: 'POST',
        body: JSON.stringify(data),
        // The same record sent twice is stored once.
        headers: new Headers(key ? { 'Idempotency-Key': key } : {}),
      });
      return { data: json };
    },
    update: (resource, { id, data }) => update(resource, id, data),
    async updateMany(resource, { ids, data }) {
      await Promise.all(ids.map((id) => update(resource, id, data)));
      return { data: ids };
    },

    async getMany<Row extends RaRecord>(resource: string, { ids }: { ids: Identifier[] }) {
      const found = await Promise.all(ids.map((id) => getOne<Row>(resource, id)));
      return { data: found.map(({ data }) => data) };
    },

    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),

    async delete<Row extends RaRecord>(resource: string, params: { id: Identifier; previousData?: Row }) {
      if (callsOf(resource).deletesInBatchesOnly) await deleteBatch(resource, [params.id]);
      else await one(resource, params.id, { method: 'DELETE' });
      // The API replies with a count, react-admin expects the deleted ids.
      return { data: params.previousData ?? ({ id: params.id } as Row) };
    },

    async deleteMany(resource, params) {
      if (callsOf(resource).batchDeletePath) await deleteBatch(resource, params.ids);
      else await Promise.all(params.ids.map((id) => one(resource, id, { method: 'DELETE' })));
      return { data: params.ids };
    },
  };
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
