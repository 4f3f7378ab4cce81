// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeEvent, makeNewsItem } from '@year-group/api-types/testing/factories';
import { expect, it } from 'vitest';
import { openPage } from '#testing/openPage.tsx';
import { ok } from '#testing/replies.ts';
import { pastEvents, upcomingEvents } from '#testing/storyEvents.ts';
import * as stories from './HubPage.stories.tsx';

it('opens with the latest news', async () => {
  await openPage(stories, 'News');
  expect(screen.getByRole('tab', { name: 'Latest News' })).toHaveAttribute('aria-selected', 'true');
});

it('opens with the events when the address says so, past ones apart', async () => {
  await openPage(stories, 'Events');
  const [first, heading, second] = [
    await screen.findByRole('link', { name: upcomingEvents[0].title }),
    screen.getByRole('heading', { name: 'Past events' }),
    screen.getByRole('link', { name: pastEvents[0].title }),
  ];
  expect(first.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(heading.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('gives every story its excerpt, and every event its picture and excerpt', async () => {
  const excerpt = 'What it is about.';
  const story = (title: string) => makeNewsItem({ title, content: `<p>${excerpt}</p>` });
  const { unmount } = await openPage(stories, 'News', {
    api: { '/api/news': ok({ news: ['One', 'Two', 'Three'].map(story), total: 3 }) },
  });
  expect(await screen.findAllByText(excerpt)).toHaveLength(3);
  unmount();
  const events = ['2026-11-10', '2020-01-04'].map((date) =>
    makeEvent({ date, description: `<p>${excerpt}</p>` }),
  );
  await openPage(stories, 'Events', { api: { '/api/events': ok(events) } });
  for (const article of await screen.findAllByRole('article')) {
    expect(article).toHaveTextContent(excerpt);
    expect(article.querySelector('img')).toBeInTheDocument();
  }
});

it('writes the chosen tab into the address once, so that Back returns', async () => {
  const { router, user } = await openPage(stories, 'News');
  await user.click(screen.getByRole('tab', { name: 'Upcoming Events' }));
  expect(router.state.location.search).toBe('?tab=events');
  await act(async () => router.navigate(-1));
  expect(router.state.location.search).toBe('');
});

it('turns to the next page and to the beginning of its list, and Back returns', async () => {
  // jsdom has no layout, so nothing to scroll.
  Element.prototype.scrollIntoView = () => {};
  const page = (title: string) => ok({ news: [makeNewsItem({ title })], total: 12 });
  const api = { '/api/news?page=1&limit=11': page('Newest'), '/api/news?page=2&limit=11': page('Oldest') };
  const { router, user } = await openPage(stories, 'News', { api });
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  const oldest = await screen.findByRole('link', { name: 'Oldest' });
  expect(router.state.location.search).toBe('?page=2');
  expect(document.title).toMatch(/^News, page 2 /);
  expect(document.activeElement).toContainElement(oldest);
  expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement);
  await act(async () => router.navigate(-1));
  expect(await screen.findByRole('link', { name: 'Newest' })).toBeInTheDocument();
});

it('keeps the page before while the next one is fetched, and says when that fails', async () => {
  const first = ok({ news: [makeNewsItem({ title: 'Newest' })], total: 12 });
  const api = { '/api/news?page=1&limit=11': first, '/api/news?page=2&limit=11': 'error' as const };
  const { user } = await openPage(stories, 'News', { api });
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.news.fetchFailed);
  expect(screen.queryByRole('link', { name: 'Newest' })).toBeNull();
});

it.each([
  ['/news', messages.news.hubEmpty],
  ['/news?tab=events', messages.events.hubEmpty],
])('shows the empty state at %s', async (path, sentence) => {
  await openPage(stories, 'Empty', { path, api: { '/api/events': ok([]) } });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
