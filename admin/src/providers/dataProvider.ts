import type { QueryKey } from '@tanstack/react-query';
import { addressOf, type CallInput, type Reply, type Route } from '@year-group/api-types/common/call';
import { maxIds, maxPageSize } from '@year-group/api-types/common/limits';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  fetchUtils,
  type GetListParams,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import type { HttpClient } from './httpClient.ts';

/** What a write is called while it waits for the connection; without it, it does not wait. */
export interface WaitingInfo {
  /** Sent along, so that the server takes a record that arrives twice as one. */
  key: string;
  /** What it changes, in words. */
  title: string;
  /** The queries that it changes. @default those of its resource */
  changes?: QueryKey;
  /** The form it came from, in case the server refuses it. */
  form?: { draftKey: string; values: Record<string, unknown> };
}

/** react-admin's data provider, and one method for every call of the contract that is no CRUD. */
export interface PanelDataProvider extends DataProvider {
  /**
   * `await call('POST /api/admin/trash/restore', { body: { ids } })`. With `about`, it may wait for
   * the connection (`waiting.ts`).
   */
  call<R extends Route>(route: R, input?: CallInput<R>, about?: WaitingInfo): Promise<Reply<R>>;
}

export type CallApi = PanelDataProvider['call'];

/** The resources of officers alone, which are below `/api/admin`. */
const forOfficers = /\/api\/(?=(trash|runs|officers|actions)\b)/;
/** Resources whose records are deleted by one call for all of them. */
const batchRoutes: Partial<Record<string, Route>> = {
  members: 'DELETE /api/admin/members/delete-by-batch',
  news: 'DELETE /api/admin/news/delete-by-batch',
};

/**
 * `ra-data-simple-rest` for the panel. Other than there, lists are asked for by page, limit, sort
 * and a parameter for each filter; members and news are deleted by one call.
 */
export function createDataProvider(apiUrl: string, httpClient: HttpClient): PanelDataProvider {
  const send: HttpClient = (url, options) => httpClient(url.replace(forOfficers, '/api/admin/'), options);
  const rest = simpleRestProvider(`${apiUrl}/api`, send);

  async function getList<Row extends RaRecord>(resource: string, params: GetListParams) {
    const { json, headers } = await send(`${apiUrl}/api/${resource}?${listQuery(params)}`);
    // Members and news are in an object, beside their total.
    const data = (Array.isArray(json) ? json : json[resource]) as Row[];
    // The number behind the slash of `Content-Range: events 0-4/57`.
    const total = headers.get('content-range')?.split('/')[1];
    // When it was read, which react-admin's list does not say.
    return { data, total: Number(json.total ?? total ?? data.length), meta: { readAt: Date.now() } };
  }

  const call: PanelDataProvider['call'] = async (route, input = {}) => {
    const { method, url } = addressOf(route, input);
    const { body } = input as { body?: unknown };
    const { json } = await httpClient(apiUrl + url, {
      method,
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return json;
  };

  /** Moves records to the trash. One call takes at most `maxIds` of them. An error has the ids of those that are `gone`. */
  async function deleteMany(resource: string, ids: Identifier[]): Promise<Identifier[]> {
    const route = batchRoutes[resource];
    const sent = await Promise.allSettled(route ? [] : ids.map((id) => rest.delete(resource, { id })));
    const gone = ids.filter((_id, index) => sent[index]?.status === 'fulfilled');
    for (const each of sent)
      if (each.status === 'rejected') throw Object.assign(each.reason as Error, { gone });
    for (let start = 0; route && start < ids.length; start += maxIds) {
      const part = ids.slice(start, start + maxIds);
      await call(route, { body: { batchSize: part.length, ids: part } as never }).catch((error: unknown) => {
        throw Object.assign(error as Error, { gone: ids.slice(0, start) });
      });
    }
    return ids;
  }

  return {
    ...rest,
    call,
    getList,
    async getMany(resource, { ids }) {
      const read = await Promise.all(ids.map((id) => rest.getOne(resource, { id })));
      return { data: read.map(({ data }) => data) };
    },
    getManyReference: (resource, { target, id, ...params }) =>
      getList(resource, { ...params, filter: { ...params.filter, [target]: id } }),
    async create(resource, { data, meta }) {
      // `POST /api/members` is the registration of a visitor.
      const path = resource === 'members' ? 'admin/members' : resource;
      const { json } = await send(`${apiUrl}/api/${path}`, {
        method: 'POST',
        body: JSON.stringify(data),
        ...(meta?.key && { headers: new Headers({ 'Idempotency-Key': meta.key as string }) }),
      });
      return { data: json };
    },
    async delete(resource, { id, previousData }) {
      // Members have no call that deletes one of them.
      if (resource === 'members') await deleteMany(resource, [id]);
      else await rest.delete(resource, { id });
      return { data: { ...previousData, id } as never };
    },
    deleteMany: async (resource, { ids }) => ({ data: await deleteMany(resource, ids) }),
  };
}

/** `page`, `limit`, `sort=field:asc|desc`, `searchTerm` and one parameter for each other filter. */
function listQuery({ pagination, sort, filter }: GetListParams): string {
  const { q, ...fields } = (filter ?? {}) as Record<string, string | number | boolean | null | undefined>;
  const query = {
    page: pagination?.page,
    limit: pagination && Math.min(pagination.perPage, maxPageSize),
    // react-admin sorts by id by default. The server's own order is then the right one.
    sort: sort && sort.field !== 'id' ? `${sort.field}:${sort.order.toLowerCase()}` : null,
    searchTerm: q,
    ...fields,
  };
  return fetchUtils.queryParameters(query, { sort: false, skipNull: true, skipEmptyString: true });
}
