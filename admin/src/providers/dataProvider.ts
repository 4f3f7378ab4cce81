import { maxIds } from '@year-group/api-types/limits';
import simpleRestProvider from 'ra-data-simple-rest';
import type { CreateParams, DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import type { HttpClient } from './httpClient.ts';
import { callsOf } from './resourceCalls.ts';

/**
 * Maps react-admin's methods to the API. What simple-rest already does the same way is left to it.
 */
export function createDataProvider(apiUrl: string, httpClient: HttpClient): DataProvider {
  const rest = simpleRestProvider(apiUrl, httpClient);
  const at = (resource: string) => callsOf(resource).path.slice(1);

  async function getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const { path, readList } = callsOf(resource);
    const { json, headers } = await httpClient(`${apiUrl}${path}?${listQuery(params)}`);
    const { data, total } = readList(json, headers);
    return { data: data as RaRecord[] as Row[], total };
  }

  async function getOne<Row extends RaRecord>(resource: string, id: Identifier) {
    return rest.getOne<Row>(at(resource), { id });
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
    update: (resource, params) => rest.update(at(resource), params),
    updateMany: (resource, params) => rest.updateMany(at(resource), params),

    async getMany<Row extends RaRecord>(resource: string, { ids }: { ids: Identifier[] }) {
      const found = await Promise.all(ids.map((id) => getOne<Row>(resource, id)));
      return { data: found.map(({ data }) => data) };
    },

    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),

    async delete<Row extends RaRecord>(resource: string, params: { id: Identifier; previousData?: Row }) {
      if (callsOf(resource).deletesInBatchesOnly) await deleteBatch(resource, [params.id]);
      else await rest.delete(at(resource), params);
      // The API replies with a count, react-admin expects the deleted ids.
      return { data: params.previousData ?? ({ id: params.id } as Row) };
    },

    async deleteMany(resource, params) {
      if (callsOf(resource).batchDeletePath) await deleteBatch(resource, params.ids);
      else await Promise.all(params.ids.map((id) => rest.delete(at(resource), { id })));
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
