import type { NewsItem, NewsPage } from '@year-group/api-types/content/newsItem';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { newsItems, trash } from '#platform/db/schema.ts';
import { publishNews, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const titles = async (as = api.as.visitor): Promise<string[]> =>
  (await as('GET', '/api/news')).json<NewsPage>().news.map(({ title }) => title);
const change = (id: string, body: object) => api.as.admin('PUT', `/api/news/${id}`, body);
const jobsOf = (id: string) =>
  rowsOf<{ state: string }>(
    api.services.db,
    sql`select state from work.job where name = 'publish-news' and data->>'newsId' = ${id}`,
  );
const logOf = async (id: string) => {
  const log = (await api.as.admin('GET', '/api/admin/actions')).json<{ action: string; target: string }[]>();
  return log.filter(({ target }) => target === `news/${id}`).map(({ action }) => action);
};
const restore = (id: string) => api.as.admin('POST', '/api/admin/trash/restore', { ids: [id] });
/** Lets the time come: of the item, also in the trash, and of the job that was enqueued with it. */
async function comeTo(id: string): Promise<void> {
  const { db } = api.services;
  await db.update(newsItems).set({ publishAt: sql`now()` }).where(eq(newsItems.id, id));
  const record = sql`jsonb_set(${trash.record}, '{publishAt}', to_jsonb(now()))`;
  await db.update(trash).set({ record }).where(eq(trash.id, id));
  await db.execute(sql`update work.job set start_after = now() where name = 'publish-news'`);
}
const isIn = async (path: string, text: string) => (await api.as.visitor('GET', path)).body.includes(text);

it('shows a scheduled item to editors only, wherever news are read', async () => {
  const publishAt = inAnHour();
  const item = await publishNews(api, { title: 'Elections', publishAt });
  expect(item).toMatchObject({ publishAt, createdAt: publishAt });
  expect(await titles()).toEqual([]);
  expect(await titles(api.as.admin)).toEqual(['Elections']);
  expect((await api.as.visitor('GET', '/api/news')).json<NewsPage>().total).toBe(0);
  expect((await api.as.visitor('GET', `/api/news/${item.id}`)).statusCode).toBe(404);
  expect((await api.as.admin('GET', `/api/news/${item.id}`)).json()).toEqual(item);
  for (const path of ['/news.atom', '/sitemap.xml']) expect(await isIn(path, item.id), path).toBe(false);
});

it('shows it to everybody when the time has come, and logs that', async () => {
  const { id } = await publishNews(api, { title: 'Elections', publishAt: inAnHour() });
  expect(await titles()).toEqual([]);
  await comeTo(id);
  await vi.waitFor(async () => expect(await titles()).toEqual(['Elections']), { timeout: 10_000 });
  for (const path of ['/news.atom', '/sitemap.xml']) expect(await isIn(path, id), path).toBe(true);
  expect((await api.as.visitor('GET', `/api/news/${id}`)).json()).not.toHaveProperty('publishAt');
  const isLogged = async () => expect(await logOf(id)).toEqual(['publish', 'schedule']);
  await vi.waitFor(isLogged, { timeout: 10_000 });
});

it('is published earlier or later when its time is changed, and at once without one', async () => {
  const { id } = await publishNews(api, { publishAt: inAnHour() });
  const later = new Date(Date.now() + 7_200_000).toISOString();
  expect((await change(id, { publishAt: later })).json()).toMatchObject({
    publishAt: later,
    createdAt: later,
  });
  expect(await jobsOf(id)).toHaveLength(2);
  expect((await change(id, { title: 'Corrected' })).json()).toMatchObject({ publishAt: later });
  const now = (await change(id, { publishAt: null })).json<NewsItem>();
  expect(now).not.toHaveProperty('publishAt');
  expect(Date.parse(now.createdAt)).toBeLessThanOrEqual(Date.now());
  expect(await titles()).toEqual(['Corrected']);
});

it('publishes at once when the time is past', async () => {
  const item = await publishNews(api, { publishAt: '2026-01-01T00:00:00.000Z' });
  expect(item).not.toHaveProperty('publishAt');
  expect(await titles()).toEqual([item.title]);
});

it('cannot schedule a published item, or one for years ahead', async () => {
  const { id } = await publishNews(api);
  expect((await change(id, { publishAt: inAnHour() })).statusCode).toBe(409);
  expect(await titles()).toHaveLength(1);
  const body = { ...makeNewsInput(), publishAt: '2099-01-01T00:00:00.000Z' };
  const reply = await api.as.admin('POST', '/api/news', body);
  expect(reply.json()).toMatchObject({ issues: [{ path: 'publishAt' }] });
});

it('does not publish what was deleted meanwhile, and does once it is restored', async () => {
  const { id } = await publishNews(api, { title: 'Elections', publishAt: inAnHour() });
  await api.as.admin('DELETE', `/api/news/${id}`);
  await comeTo(id);
  const hasRun = async () => expect(await jobsOf(id)).toEqual([{ state: 'completed' }]);
  await vi.waitFor(hasRun, { timeout: 10_000 });
  expect(await titles(api.as.admin)).toEqual([]);
  await restore(id);
  expect(await titles()).toEqual(['Elections']);
});

it('publishes in time what was deleted and restored before', async () => {
  const { id } = await publishNews(api, { title: 'Elections', publishAt: inAnHour() });
  await api.as.admin('DELETE', `/api/news/${id}`);
  await restore(id);
  expect(await titles()).toEqual([]);
  expect(await titles(api.as.admin)).toEqual(['Elections']);
  await comeTo(id);
  const actions = ['publish', 'restore', 'delete', 'schedule'];
  await vi.waitFor(async () => expect(await logOf(id)).toEqual(actions), { timeout: 10_000 });
  expect(await titles()).toEqual(['Elections']);
});
