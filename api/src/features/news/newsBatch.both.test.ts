import { makeId } from '@year-group/api-types/testing/factories';
import { beforeEach, expect, it } from 'vitest';
import { publishNews, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

const deleteBatch = (body: object) => api.as.admin('DELETE', '/api/admin/news/delete-by-batch', body);

async function publishFour(): Promise<string[]> {
  const ids: string[] = [];
  for (const title of ['first', 'second', 'third', 'fourth'])
    ids.push((await publishNews(api, { title })).id);
  return ids;
}

async function remaining(): Promise<string[]> {
  const { news } = (await api.as.visitor('GET', '/api/news?sort=createdAt:asc')).json();
  return news.map(({ title }: { title: string }) => title);
}

it('deletes the requested number of the newest', async () => {
  await publishFour();
  expect((await deleteBatch({ batchSize: 3 })).json()).toEqual({ deleted: 3 });
  expect(await remaining()).toEqual(['first']);
});

it('deletes all when more are requested than exist, and says how many were deleted', async () => {
  await publishFour();
  expect((await deleteBatch({ batchSize: 1_000_000 })).json()).toEqual({ deleted: 4 });
  expect((await deleteBatch({ batchSize: 1 })).json()).toEqual({ deleted: 0 });
});

it('deletes exactly the given ids, whatever the batch size', async () => {
  const [first = '', , third = ''] = await publishFour();
  expect((await deleteBatch({ batchSize: 1, ids: [first, third] })).json()).toEqual({ deleted: 2 });
  expect(await remaining()).toEqual(['second', 'fourth']);
});

it('deletes nothing for an empty list of ids or for unknown ones', async () => {
  await publishFour();
  expect((await deleteBatch({ batchSize: 1, ids: [] })).json()).toEqual({ deleted: 0 });
  expect((await deleteBatch({ batchSize: 1, ids: [makeId()] })).json()).toEqual({ deleted: 0 });
  expect(await remaining()).toHaveLength(4);
});

it.each([0, -1, 1.5, '3', 'all', null, true, undefined, [2]])(
  'refuses the batch size %j',
  async (batchSize) => {
    await publishFour();
    const reply = await deleteBatch({ batchSize });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toBe('batchSize must be a positive whole number');
    expect(await remaining()).toHaveLength(4);
  },
);

it('refuses malformed ids', async () => {
  const [first] = await publishFour();
  expect((await deleteBatch({ batchSize: 1, ids: [first, 'news'] })).statusCode).toBe(400);
  expect(await remaining()).toHaveLength(4);
});

it('refuses a batch without a body', async () => {
  expect((await api.as.admin('DELETE', '/api/admin/news/delete-by-batch')).statusCode).toBe(400);
});
