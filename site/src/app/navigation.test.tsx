// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeNewsItem } from '@year-group/api-types/testing/factories';
import { afterEach, expect, it, vi } from 'vitest';
import * as stories from '#features/about/AboutPage.stories.tsx';
import { getNewsItem } from '#store/api/newsApi.ts';
import { memberSessionChanged } from '#store/authSlice.ts';
import { makeStore } from '#store/makeStore.ts';
import { openPage } from '#testing/openPage.tsx';
import { ok } from '#testing/replies.ts';
import { makeStoryNetwork } from '#testing/storyNetwork.ts';
import { preloadPage, startPrefetching } from './prefetching.ts';

const item = makeNewsItem();
let stop = () => {};
afterEach(() => stop());

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)('prepares a page on %s once', async (intent) => {
  const { transport, calls } = makeStoryNetwork({
    [`/api/news/${item.id}`]: ok(item),
    '/api/news?limit=4': ok({ news: [item], total: 1 }),
  });
  const store = makeStore(undefined, { transport, retries: 0 });
  stop = startPrefetching(store);
  document.body.innerHTML = `<a href="/news/${item.id}">${item.title}</a>`;
  const link = screen.getByRole('link');
  fireEvent[intent](link);
  fireEvent[intent](link);
  await waitFor(() => expect(getNewsItem.select(item.id)(store.getState()).data).toEqual(item));
  expect(calls.filter(({ url }) => url === `/api/news/${item.id}`)).toHaveLength(1);
});

it.each(['/members/1', '/members?page=2'])(
  'reads no profiles for a link to %s: they would count as read',
  async (path) => {
    const { transport, calls } = makeStoryNetwork();
    const store = makeStore(undefined, { transport, retries: 0 });
    store.dispatch(memberSessionChanged('token'));
    await preloadPage(store, new URL(path, location.href));
    expect(calls).toEqual([]);
  },
);

it('shows a new page from its top, moves the focus to it and announces its title', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { router } = await openPage(stories, 'Default');
  await act(async () => router.navigate('/donate'));
  await screen.findByRole('heading', { level: 1, name: 'Support the year group' });
  expect(scroll).toHaveBeenCalledWith(0, 0);
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  const announcement = () => document.querySelector('p[role=status]');
  await waitFor(() => expect(announcement()).toHaveTextContent('Donate'));
});

it('moves the focus to the content by the skip link, without an entry of the browser’s history', async () => {
  const { user } = await openPage(stories, 'Default');
  const entries = history.length;
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
  expect(history.length).toBe(entries);
});
