import { randomUUIDv7 } from 'node:crypto';
import type { NewsPage } from '@year-group/api-types/content/newsItem';
import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { beforeEach, expect, it } from 'vitest';
import { newsItems } from '#platform/db/schema.ts';
import { publishNews, removeContent } from '#testing/content.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

const list = async (query = ''): Promise<NewsPage> =>
  (await api.as.visitor('GET', `/api/news${query}`)).json();

async function storeOn(...dates: string[]) {
  const row = (date: string) => ({
    ...makeNewsInput({ title: date }),
    id: randomUUIDv7(),
    publishAt: null,
    createdAt: new Date(date),
  });
  await api.services.db.insert(newsItems).values(dates.map(row));
}

it('shows the newest news first', async () => {
  await storeOn('2026-03-01', '2026-05-01', '2026-04-01');
  expect((await list()).news.map(({ title }) => title)).toEqual(['2026-05-01', '2026-04-01', '2026-03-01']);
});

it('shows the newest three on the home page', async () => {
  await storeOn('2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01');
  const { news, total } = await list('?limit=3');
  expect(news.map(({ title }) => title)).toEqual(['2026-04-01', '2026-03-01', '2026-02-01']);
  expect(total).toBe(4);
});

it('sends the total with every page, including one beyond the last', async () => {
  await storeOn('2026-01-01', '2026-02-01', '2026-03-01');
  for (const query of ['', '?page=1&limit=2', '?page=2&limit=2', '?page=9&limit=2', '?limit=2'])
    expect((await list(query)).total, query).toBe(3);
});

it('counts only items that match the filter', async () => {
  await publishNews(api, { category: 'Sport' });
  await publishNews(api, { category: 'Sport' });
  await publishNews(api, { category: 'Reunion' });
  expect(await list('?category=sport&page=1&limit=1')).toMatchObject({ total: 2, news: [{}] });
});

it('replies with exactly the fields of the contract', async () => {
  const item = await publishNews(api);
  expect(item).toEqual({ ...makeNewsInput(), id: expect.any(String), createdAt: expect.any(String) });
  expect((await list()).news).toEqual([item]);
  expect((await api.as.visitor('GET', `/api/news/${item.id}`)).json()).toEqual(item);
});

it('the feed keeps a title as written, and has no character that no feed may have', async () => {
  await publishNews(api, { title: 'Over <60> & under\v]]>', content: '<p>Pasted\u001Ftext</p>' });
  const { body } = await api.as.visitor('GET', '/news.atom');
  expect(body).toContain('<![CDATA[Over &lt;60&gt; &amp; under]]&gt;]]>');
  expect(body).toContain('<p>Pastedtext</p>');
});
