// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeNewsItem } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { ok, refused, renderRoute } from '#testing/renderRoute.tsx';

const item = makeNewsItem({ content: '<p>Body <em>text</em><img src="x" onerror="alert(1)"></p>' });
const others = ['A', 'B', 'C', 'D'].map((title) => makeNewsItem({ title }));
const list = ok({ news: [others[0], item, others[1], others[2]], total: 5 });
const path = `/news/${item.id}`;
const api = { [`/api/news/${item.id}`]: ok(item), '/api/news?limit=4': list };

it('shows title, long date, category and sanitised text', async () => {
  await renderRoute(path, { api });
  expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeTruthy();
  expect(screen.getAllByText('October 4, 2026').length).toBeGreaterThan(0);
  expect(screen.getByText('text').tagName).toBe('EM');
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(document.title).toContain(item.title);
});

it('shows Loading... until the item has loaded', async () => {
  await renderRoute(path, { api });
  expect(screen.getAllByText(messages.loading).length).toBeGreaterThan(0);
  await screen.findByRole('heading', { level: 1, name: item.title });
  expect(screen.queryByText(messages.loading)).toBeNull();
});

it('shows up to three others, never itself', async () => {
  await renderRoute(path, { api });
  expect((await screen.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent)).toEqual(
    ['A', 'B', 'C'],
  );
});

it('can be shared', async () => {
  await renderRoute(path, { api });
  await screen.findByRole('heading', { level: 1, name: item.title });
  for (const network of ['WhatsApp', 'Facebook', 'Twitter', 'LinkedIn']) {
    const link = screen.getByRole('link', { name: `Share on ${network}` });
    expect(link.getAttribute('href')).toContain(encodeURIComponent(`/news/${item.id}`));
  }
});

it('says that there is no such item, after one request', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { calls } = await renderRoute('/news/unknown');
  expect(await screen.findByRole('heading', { name: messages.notFound.text })).toBeTruthy();
  expect(calls.filter(({ url }) => url === '/api/news/unknown')).toHaveLength(1);
});

it('offers to try again when it could not be read', async () => {
  let isDown = true;
  await renderRoute(path, {
    api: { ...api, [`/api/news/${item.id}`]: () => (isDown ? refused(503, 'Not now.') : ok(item)) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(messages.news.fetchFailed);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeTruthy();
});
