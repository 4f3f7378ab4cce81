import type { ErrorReply } from '@year-group/api-types/common/errors';
import { maxIds } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { makeTrashEntry } from '@year-group/api-types/testing/adminFactories';
import {
  makeEvent,
  makeListing,
  makeMember,
  makeNewsItem,
  makeOrder,
} from '@year-group/api-types/testing/factories';
import type { GetListParams, HttpError, RaRecord } from 'react-admin';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { createAdminToken } from './adminToken.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient, NoReply } from './httpClient.ts';

const api = await startFakeApi();
const token = createAdminToken(makeStorage({ 'admin-token': 'a.b.c' }));
const provider = createDataProvider(api.url, createHttpClient(token));
const item = makeNewsItem();
const meta = { readAt: expect.any(Number) };
const asked = {
  pagination: { page: 2, perPage: 5 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: {},
} satisfies GetListParams;

beforeEach(api.reset);
afterAll(api.stop);

describe('lists of news', () => {
  it('are requested by page, limit and sort, with the token', async () => {
    api.answer({ body: { news: [item], total: 7 } });
    expect(await provider.getList('news', asked)).toEqual({ data: [item], total: 7, meta });
    expect(api.received).toEqual([
      { method: 'GET', url: '/api/news?page=2&limit=5&sort=createdAt%3Adesc', authorization: 'Bearer a.b.c' },
    ]);
  });

  it('are searched by the term and filtered by field, without empty ones', async () => {
    api.answer({ body: { news: [], total: 0 } });
    await provider.getList('news', {
      ...asked,
      filter: { q: 'books & boys', category: 'School', author: '' },
    });
    const query = new URL(api.received[0]?.url ?? '', api.url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({ searchTerm: 'books & boys', category: 'School' });
    expect([...query.keys()]).not.toContain('author');
  });

  it('keep the server’s order by default', async () => {
    api.answer({ body: { news: [], total: 0 } });
    await provider.getList('news', { ...asked, sort: { field: 'id', order: 'ASC' } });
    expect(api.received[0]?.url).toBe('/api/news?page=2&limit=5');
  });
});

describe('lists that are plain arrays', () => {
  it.each([
    { resource: 'events', row: makeEvent(), path: '/api/events' },
    { resource: 'shop', row: makeListing(), path: '/api/shop' },
    { resource: 'orders', row: makeOrder(), path: '/api/orders' },
    { resource: 'trash', row: makeTrashEntry(), path: '/api/admin/trash' },
  ])('have their total in Content-Range: $resource', async ({ resource, row, path }) => {
    api.answer({ body: [row], headers: { 'content-range': `${resource} 0-0/57` } });
    expect(await provider.getList<RaRecord>(resource, asked)).toEqual({ data: [row], total: 57, meta });
    expect(api.received[0]?.url).toBe(`${path}?page=2&limit=5&sort=createdAt%3Adesc`);
  });
});

it('lists members, searched, filtered by house and place, and sorted, with their total', async () => {
  const member = makeMember();
  api.answer({ body: { members: [member], total: 78 } });
  const filter = { q: 'kwame', houseAtPresec: 'Akro House', location: 'Accra' };
  const sort = { field: 'registeredAt', order: 'DESC' as const };
  expect(await provider.getList('members', { ...asked, sort, filter })).toEqual({
    data: [member],
    total: 78,
    meta,
  });
  const { pathname, searchParams } = new URL(api.received[0]?.url ?? '', api.url);
  expect(pathname).toBe('/api/members');
  expect(Object.fromEntries(searchParams)).toEqual({
    page: '2',
    limit: '5',
    sort: 'registeredAt:desc',
    searchTerm: 'kwame',
    houseAtPresec: 'Akro House',
    location: 'Accra',
  });
});

it('lists orders by status and by needed attention', async () => {
  api.answer({ body: [], headers: { 'content-range': 'orders 0-0/31' } });
  const filter = { status: 'pending', needsReview: 'true' };
  await provider.getList('orders', { ...asked, sort: { field: 'id', order: 'ASC' }, filter });
  expect(api.received[0]?.url).toBe('/api/orders?page=2&limit=5&status=pending&needsReview=true');
});

it.each([
  { resource: 'news', path: '/api/news', record: item },
  { resource: 'events', path: '/api/events', record: makeEvent() },
  { resource: 'shop', path: '/api/shop', record: makeListing() },
  { resource: 'members', path: '/api/members', record: makeMember() },
  { resource: 'orders', path: '/api/orders', record: makeOrder() },
])('reads one of $resource, with the token', async ({ resource, path, record }) => {
  const { id } = record;
  api.answer({ body: record });
  expect(await provider.getOne<RaRecord>(resource, { id })).toEqual({ data: record });
  expect(api.received).toMatchObject([
    { method: 'GET', url: `${path}/${id}`, authorization: 'Bearer a.b.c' },
  ]);
});

describe('writes', () => {
  it.each([
    ['news', '/api/news'],
    ['events', '/api/events'],
    ['shop', '/api/shop'],
    ['orders', '/api/orders'],
    ['members', '/api/admin/members'],
  ])('create %s at %s, sent twice stored once', async (resource, url) => {
    api.answer({ body: { id: 'a' } });
    const created = await provider.create(resource, { data: { title: 'T' }, meta: { key: 'k' } });
    expect(created).toEqual({ data: { id: 'a' } });
    expect(api.received).toMatchObject([{ method: 'POST', url, key: 'k', body: { title: 'T' } }]);
  });

  it.each(['news', 'events', 'shop', 'orders', 'members'])('update %s', async (resource) => {
    api.answer({ body: { id: 'a' } });
    await provider.update(resource, { id: 'a', data: { title: 'T' }, previousData: { id: 'a' } });
    expect(api.received).toMatchObject([{ method: 'PUT', url: `/api/${resource}/a`, body: { title: 'T' } }]);
  });

  it.each(['events', 'shop'])('delete %s, one or several', async (resource) => {
    api.answer({ body: { deleted: 1 } }, { body: { deleted: 1 } }, { body: { deleted: 1 } });
    await provider.delete(resource, { id: 'a' });
    expect(await provider.deleteMany(resource, { ids: ['b', 'c'] })).toEqual({ data: ['b', 'c'] });
    expect(api.received.map(({ method, url }) => `${method} ${url}`)).toEqual(
      ['a', 'b', 'c'].map((id) => `DELETE /api/${resource}/${id}`),
    );
  });

  it('delete members by one call, one or several', async () => {
    api.answer({ body: { deleted: 1 } }, { body: { deleted: 2 } });
    await provider.delete('members', { id: 'a' });
    await provider.deleteMany('members', { ids: ['b', 'c'] });
    const url = '/api/admin/members/delete-by-batch';
    expect(api.received).toMatchObject([
      { method: 'DELETE', url, body: { batchSize: 1, ids: ['a'] } },
      { method: 'DELETE', url, body: { batchSize: 2, ids: ['b', 'c'] } },
    ]);
  });

  it('delete several news items by one call', async () => {
    api.answer({ body: { deleted: 1 } }, { body: { deleted: 2 } });
    await provider.delete('news', { id: 'a' });
    await provider.deleteMany('news', { ids: ['b', 'c'] });
    expect(api.received).toMatchObject([
      { method: 'DELETE', url: '/api/news/a' },
      { method: 'DELETE', url: '/api/admin/news/delete-by-batch', body: { batchSize: 2, ids: ['b', 'c'] } },
    ]);
  });

  it('tell of more than one call takes which records are gone when a later call fails', async () => {
    const ids = Array.from({ length: maxIds + 1 }, (_, index) => String(index));
    api.answer({ body: { deleted: maxIds } }, { status: 500, body: { error: 'No.', code: 'internal' } });
    const sent = provider.deleteMany('members', { ids });
    await expect(sent).rejects.toMatchObject({ message: 'No.', gone: ids.slice(0, maxIds) });
  });
});

it('reads several records, and those of another', async () => {
  api.answer({ body: item }, { body: [makeOrder()], headers: { 'content-range': 'orders 0-0/9' } });
  expect(await provider.getMany('news', { ids: [item.id] })).toEqual({ data: [item] });
  const reference = { ...asked, target: 'email', id: 'a@b.gh' };
  expect((await provider.getManyReference('orders', reference)).total).toBe(9);
  expect(api.received[1]?.url).toContain('email=a%40b.gh');
});

describe('failures', () => {
  const takeErrorLog = () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    return log;
  };
  const failed = async () =>
    provider.getOne('news', { id: item.id }).then(
      () => undefined,
      (error: unknown) => error as HttpError,
    );

  it('contain the server’s message, its status and its issues by field', async () => {
    const body: ErrorReply = {
      error: 'Title is required',
      message: 'Title is required',
      code: 'validation-failed',
      issues: [{ path: 'title', message: 'Title is required' }],
    };
    api.answer({ status: 400, body });
    expect(await failed()).toMatchObject({
      message: 'Title is required',
      status: 400,
      body: { code: 'validation-failed', errors: { title: 'Title is required' } },
    });
  });

  it.each([502, 200])('without JSON have a message and are logged, also with status %i', async (status) => {
    const log = takeErrorLog();
    api.answer({ status, body: '<h1>Bad gateway</h1>' });
    const error = await failed();
    expect(error).toBeInstanceOf(NoReply);
    expect(error?.message).toBe(messages.admin.unreachable);
    expect(log).toHaveBeenCalledWith(messages.network, status);
  });

  it('of the network have a message and are logged', async () => {
    const log = takeErrorLog();
    const nowhere = createDataProvider('http://127.0.0.1:1', createHttpClient(token));
    await expect(nowhere.getOne('news', { id: item.id })).rejects.toThrow(messages.admin.unreachable);
    expect(log).toHaveBeenCalledWith(messages.network, '');
  });
});
