// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeEvent, makeNewsItem } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { ok, renderRoute } from '#testing/renderRoute.tsx';

const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const upcoming = makeEvent({ title: 'Dawn walk', date: soon });
const past = makeEvent({ title: 'Old match', date: '2020-01-04' });
const api = {
  '/api/news': ok({ news: [makeNewsItem({ title: 'Lead' }), makeNewsItem({ title: 'Second' })], total: 2 }),
  '/api/events': ok([upcoming, past]),
};

it('opens with the latest news', async () => {
  await renderRoute('/news', { api });
  expect(await screen.findByRole('link', { name: 'Lead' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Latest News' }).getAttribute('aria-selected')).toBe('true');
});

it('opens with the events when the address says so, past ones apart', async () => {
  await renderRoute('/news?tab=events', { api });
  const [first, heading, second] = [
    await screen.findByRole('link', { name: 'Dawn walk' }),
    screen.getByRole('heading', { name: 'Past events' }),
    screen.getByRole('link', { name: 'Old match' }),
  ];
  expect(first.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(heading.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('gives every story its excerpt, and every event its picture and excerpt', async () => {
  const excerpt = 'What it is about.';
  const story = (title: string) => makeNewsItem({ title, content: `<p>${excerpt}</p>` });
  const { unmount } = await renderRoute('/news', {
    api: { '/api/news': ok({ news: ['One', 'Two', 'Three'].map(story), total: 3 }) },
  });
  expect(await screen.findAllByText(excerpt)).toHaveLength(3);
  unmount();
  await renderRoute('/news?tab=events', {
    api: {
      '/api/events': ok([upcoming, past].map((event) => ({ ...event, description: `<p>${excerpt}</p>` }))),
    },
  });
  for (const article of await screen.findAllByRole('article')) {
    expect(article.textContent).toContain(excerpt);
    expect(article.querySelector('img')).toBeTruthy();
  }
});

it('writes the chosen tab into the address once, so that Back returns', async () => {
  const { history } = await renderRoute('/news', { api });
  const tab = screen.getByRole('tab', { name: 'Upcoming Events' });
  await act(async () => {
    tab.focus();
    fireEvent.click(tab);
  });
  expect(history.location.search).toBe('?tab=events');
  await act(async () => history.go(-1));
  expect(history.location.search).toBe('');
});

it.each([
  ['/news', messages.news.hubEmpty],
  ['/news?tab=events', messages.events.hubEmpty],
])('shows the empty state at %s', async (path, sentence) => {
  await renderRoute(path, { api: { '/api/news': ok({ news: [], total: 0 }), '/api/events': ok([]) } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it('says that nothing is upcoming when all events are past', async () => {
  await renderRoute('/news?tab=events', { api: { '/api/events': ok([past]) } });
  expect(await screen.findByText(messages.events.hubEmpty)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Old match' })).toBeTruthy();
});
