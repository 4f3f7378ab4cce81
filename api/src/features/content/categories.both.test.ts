import { beforeAll, expect, it } from 'vitest';
import { publishEvent, publishNews, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeAll(async () => {
  await removeContent(api);
});

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
