// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeNewsItem } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { openPage } from '#testing/openPage.tsx';
import { ok, refused } from '#testing/replies.ts';
import * as stories from './ArticlePage.stories.tsx';

const item = makeNewsItem({ content: '<p>Body <em>text</em><img src="x" onerror="alert(1)"></p>' });
const others = ['A', 'B', 'C', 'D'].map((title) => makeNewsItem({ title }));
const list = ok({ news: [others[0], item, others[1], others[2]], total: 5 });
const read = `/api/news/${item.id}`;
const visit = () =>
  openPage(stories, 'Success', {
    path: `/news/${item.id}`,
    api: { [read]: ok(item), '/api/news?limit=4': list },
  });

it('shows Loading..., then title, long date, category and sanitised text', async () => {
  await visit();
  expect(screen.getAllByText(messages.loading).length).toBeGreaterThan(0);
  expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeInTheDocument();
  expect(screen.queryByText(messages.loading)).toBeNull();
  expect(screen.getAllByText('October 4, 2026').length).toBeGreaterThan(0);
  expect(screen.getByText('text').tagName).toBe('EM');
  expect(document.querySelector('[onerror]')).toBeNull();
  expect(document.title).toContain(item.title);
});

it('shows up to three others, never itself', async () => {
  await visit();
  const shown = await screen.findAllByRole('heading', { level: 3 });
  expect(shown.map((heading) => heading.textContent)).toEqual(['A', 'B', 'C']);
});

it('can be shared', async () => {
  await visit();
  await screen.findByRole('heading', { level: 1, name: item.title });
  for (const network of ['WhatsApp', 'Facebook', 'Twitter', 'LinkedIn']) {
    const link = screen.getByRole('link', { name: `Share on ${network}` });
    expect(link.getAttribute('href')).toContain(encodeURIComponent(`/news/${item.id}`));
  }
});

it('says that there is no such item, after one request', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const { calls } = await openPage(stories, 'Success', {
    path: '/news/unknown',
    api: { '/api/news/unknown': refused(404, 'Not found', 'not-found') },
  });
  expect(await screen.findByRole('heading', { name: messages.notFound.text })).toBeInTheDocument();
  expect(calls.filter(({ url }) => url === '/api/news/unknown')).toHaveLength(1);
  info.mockRestore();
});

it('offers to try again when it could not be read', async () => {
  const { user } = await openPage(stories, 'Success', { api: { '/api/news/1': ['error', ok(item)] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.news.fetchFailed);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeInTheDocument();
});

it('leaves an item for another one at once, and says when that could not be read', async () => {
  const related = makeNewsItem({ title: 'Related' });
  const { user } = await openPage(stories, 'Success', {
    path: `/news/${item.id}`,
    api: {
      [read]: ok(item),
      '/api/news?limit=4': ok({ news: [item, related], total: 2 }),
      [`/api/news/${related.id}`]: 'error',
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Related' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.news.fetchFailed);
  expect(screen.queryByRole('heading', { name: item.title })).toBeNull();
});
