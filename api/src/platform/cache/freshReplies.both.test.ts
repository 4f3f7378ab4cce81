import type { NewsItem } from '@year-group/api-types/content/newsItem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishNews } from '#testing/content.ts';
import { rawRequest } from '#testing/rawRequest.ts';
import { startTestApp, type TestApp } from '#testing/testApp.ts';

let api: TestApp;
let other: TestApp;
let origin: string;
let otherOrigin: string;
beforeAll(async () => {
  api = await startTestApp();
  other = await api.startAnother();
  [origin, otherOrigin] = await Promise.all([api.listen(), other.listen()]);
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const read = async (path: string, from = origin) => {
  const reply = await rawRequest(from, path);
  return reply.status === 200 ? JSON.parse(reply.body.toString()) : undefined;
};

it('shows the new state right after every write', async () => {
  const { id } = await publishNews(api);
  for (let n = 0; n < 10; n += 1) {
    const title = `Title ${n}`;
    await api.as.admin('PUT', `/api/news/${id}`, { title });
    expect((await read(`/api/news/${id}`)).title).toBe(title);
    expect((await read('/api/news?limit=1')).news[0].title).toBe(title);
  }
  await api.as.admin('DELETE', `/api/news/${id}`);
  expect(await read(`/api/news/${id}`)).toBeUndefined();
  expect((await read('/api/news')).news.map((item: NewsItem) => item.id)).not.toContain(id);
});

it('never shows an older state than the last confirmed write, under concurrent reads', async () => {
  const { id } = await publishNews(api, { title: '0' });
  let confirmed = 0;
  let isWriting = true;
  let reads = 0;
  async function readUntilEnd() {
    while (isWriting) {
      const atLeast = confirmed;
      const { title } = await read(`/api/news/${id}`);
      reads += 1;
      expect(Number(title)).toBeGreaterThanOrEqual(atLeast);
    }
  }
  async function write() {
    for (let n = 1; n <= 25; n += 1) {
      await api.as.admin('PUT', `/api/news/${id}`, { title: String(n) });
      confirmed = n;
    }
    isWriting = false;
  }
  await Promise.all([write(), ...Array.from({ length: 6 }, readUntilEnd)]);
  expect(reads).toBeGreaterThan(25);
});

it('shows a write in one process to readers of another within moments', async () => {
  const { id } = await publishNews(api, { title: 'Before' });
  await expect.poll(() => read(`/api/news/${id}`, otherOrigin)).toMatchObject({ title: 'Before' });
  await api.as.admin('PUT', `/api/news/${id}`, { title: 'After' });
  await expect
    .poll(() => read(`/api/news/${id}`, otherOrigin), { interval: 20 })
    .toMatchObject({ title: 'After' });
  await other.as.admin('DELETE', `/api/news/${id}`);
  await expect.poll(() => read(`/api/news/${id}`), { interval: 20 }).toBeUndefined();
});
