import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { buildApp } from '#start/app.ts';
import { publishNews, removeContent } from '#testing/content.ts';
import { rawRequest } from '#testing/rawRequest.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
let origin: string;
beforeAll(async () => {
  origin = await api.listen();
});
beforeEach(async () => {
  await removeContent(api);
  await publishNews(api, { content: `<p>${'Long enough to be worth compressing. '.repeat(40)}</p>` });
});
afterEach(() => vi.restoreAllMocks());

const get = (headers = {}, path = '/api/news', method = 'GET') =>
  rawRequest(origin, path, { method, headers });

it('queries the database once for a hundred readers of an uncached list', async () => {
  await publishNews(api);
  const select = vi.spyOn(api.services.db, 'select');
  const replies = await Promise.all(Array.from({ length: 100 }, () => get()));
  expect(select).toHaveBeenCalledTimes(1);
  expect(new Set(replies.map(({ body }) => body.toString())).size).toBe(1);
  expect(replies.every(({ status }) => status === 200)).toBe(true);
});

it.each([
  ['while nothing has changed', ['/api/news']],
  ['for parameters that the call does not know', ['/api/news?x=1', '/api/news?x=2', '/api/news?limit=1&y=3']],
  ['for parameters in another order', ['/api/news?limit=1&page=1', '/api/news?page=1&limit=1']],
  ['for feeds, calendars and the sitemap', ['/news.atom', '/events.ics', '/sitemap.xml']],
])('does not query again %s', async (_when, paths) => {
  const select = vi.spyOn(api.services.db, 'select');
  // The notice of the write before may still arrive.
  await expect
    .poll(async () => {
      select.mockClear();
      for (const path of paths) await get({ origin: 'https://elsewhere.example' }, path);
      return select.mock.calls.length;
    })
    .toBe(0);
});

it('queries for every request with a token, and caches none of them', async () => {
  await get();
  const select = vi.spyOn(api.services.db, 'select');
  for (let n = 0; n < 3; n += 1) expect((await get({ authorization: 'Bearer x' })).status).toBe(200);
  expect(select).toHaveBeenCalledTimes(3);
});

it('queries for every search', async () => {
  await get({}, '/api/news?searchTerm=long');
  const select = vi.spyOn(api.services.db, 'select');
  await get({}, '/api/news?searchTerm=long');
  expect(select).toHaveBeenCalledTimes(1);
});

it('does not cache refusals and addresses that are too long', async () => {
  for (const path of ['/api/news?page=1&page=2', '/api/news?limit=x', '/api/news/unknown']) {
    const { status } = await get({}, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await get({}, path)).status).toBe(status);
  }
  const long = `/api/news?x=${'y'.repeat(300)}`;
  await get({}, long);
  const select = vi.spyOn(api.services.db, 'select');
  expect((await get({}, long)).status).toBe(200);
  expect(select).toHaveBeenCalledTimes(1);
});

it('draws the picture of a record once, and a limited number of them for one address', async () => {
  const { settings, ...services } = api.services;
  const render = async () => ({ status: 404, html: '' });
  const app = await buildApp(
    { ...services, settings: { ...settings, rateLimits: 'on' } },
    { render, addressOf: (url) => url, scriptHashes: [] },
  );
  const imageUrl = 'https://example.com/picture.jpg';
  const known = await publishNews(api, { imageUrl });
  const other = await publishNews(api, { imageUrl, title: 'Another' });
  const ask = async (url: string, remoteAddress: string) =>
    (await app.inject({ method: 'GET', url, remoteAddress })).statusCode;
  const [crawler, flood] = ['192.0.2.1', '198.51.100.1'];
  expect(await ask(`/share/news/${known.id}.jpg`, crawler)).toBe(200);
  for (let n = 0; n < 60; n += 1) expect(await ask(`/nowhere-${n}`, flood)).toBe(404);
  expect(await ask(`/share/news/${other.id}.jpg`, flood)).toBe(429);
  expect(await ask(`/share/news/${known.id}.jpg`, flood)).toBe(200);
  expect(await ask(`/share/news/${other.id}.jpg`, crawler)).toBe(200);
  await app.close();
});
