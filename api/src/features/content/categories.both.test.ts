import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishEvent, publishNews, removeContent } from '#testing/content.ts';
import { startTestApp, type TestApp } from '#testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await removeContent(api);
});
afterAll(() => api.close());

it('names each category of news and events once, by name, and that of a scheduled item too', async () => {
  for (const category of ['Reunions', 'Careers', 'Reunions']) await publishNews(api, { category });
  await publishNews(api, { category: 'Soon', publishAt: new Date(Date.now() + 3_600_000).toISOString() });
  await publishEvent(api, { category: 'Sports' });
  const reply = await api.as.admin('GET', '/api/admin/categories');
  expect(reply.json()).toEqual({ news: ['Careers', 'Reunions', 'Soon'], events: ['Sports'] });
});

it('is for officers', async () => {
  expect((await api.as.visitor('GET', '/api/admin/categories')).statusCode).toBe(401);
});
