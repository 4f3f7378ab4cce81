// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { openPages } from '@year-group/api-types/system/pages';
import {
  makeEvent,
  makeListing,
  makeNewsItem,
  makeSiteSettings,
} from '@year-group/api-types/testing/factories';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { loadPage } from '#app/pageHandle.ts';
import { routes } from '#app/routes.tsx';
import { contextWith } from '#app/storeContext.ts';
import type { ApiReply } from '#lib/transport.ts';
import { makeStore } from '#store/makeStore.ts';
import { type PageState, preloadedFrom } from '#store/pageState.ts';
import { makeClientBuild } from '#testing/clientBuild.ts';
import { ok, refused } from '#testing/replies.ts';
import { groupReplies } from '#testing/storyGroup.ts';
import { makeStoryNetwork } from '#testing/storyNetwork.ts';
import { createRenderer } from './entryServer.tsx';

const items = [makeNewsItem(), makeNewsItem({ imageUrl: '' }), makeNewsItem()];
const events = [makeEvent(), makeEvent({ date: '2020-01-01' })];
const listing = makeListing({ stock: 3 });
const [item] = items;
const [event] = events;
const api: Record<string, ApiReply> = {
  ...groupReplies,
  '/api/news?limit=3': ok({ news: items, total: 3 }),
  '/api/news?limit=4': ok({ news: items, total: 3 }),
  '/api/news?page=1&limit=11': ok({ news: items, total: 14 }),
  '/api/news?page=2&limit=11': ok({ news: items, total: 14 }),
  '/api/events?limit=3': ok(events),
  '/api/events?limit=4': ok(events),
  '/api/events': ok(events),
  [`/api/news/${item?.id}`]: ok(item),
  [`/api/events/${event?.id}`]: ok(event),
  '/api/site-settings': ok(makeSiteSettings()),
  '/api/shop': ok([listing, makeListing({ imageUrl: '', images: [] })]),
  [`/api/shop/${listing.id}`]: ok(listing),
  '/api/shop/unknown': refused(404, 'Not found', 'not-found'),
  '/api/news/unknown': refused(404, 'Not found', 'not-found'),
};

let hydrated: Root | undefined;

async function bringToLife(path: string) {
  const build = await makeClientBuild();
  const renderer = await createRenderer({ clientDir: build.folder, publicUrl: 'http://localhost:3000' });
  const { html = '' } = await renderer.render({
    url: path,
    callApi: async (url) => api[url] ?? refused(404, 'Not found', 'not-found'),
  });
  await build.remove();
  document.documentElement.innerHTML = html.replace(/^.*?<html[^>]*>/s, '');
  const countHead = () =>
    document.head.querySelectorAll('title, meta, link[rel=canonical], link[rel=preload]').length;
  const headBefore = countHead();

  vi.stubGlobal('scrollTo', vi.fn());
  const complaints = vi.spyOn(console, 'error');
  // An unknown page is logged.
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState;
  const { transport, calls } = makeStoryNetwork(api);
  const store = makeStore(preloadedFrom(state), { transport, retries: 0 });
  await loadPage(routes, path.split('?')[0] ?? '');
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => contextWith(store),
  });
  const root = document.getElementById('root') as HTMLElement;
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  await act(async () => {
    hydrated = hydrateRoot(
      root,
      <App store={store}>
        <RouterProvider router={router} />
      </App>,
      { onRecoverableError },
    );
  });
  return { calls, complaints, onRecoverableError, headBefore, headAfter: countHead() };
}

afterEach(() => {
  act(() => hydrated?.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ...openPages(),
  '/news?tab=events',
  '/news?page=2',
  `/news/${item?.id}`,
  `/events/${event?.id}`,
  '/shop?category=apparel&sort=price-asc&q=shirt',
  `/shop/${listing.id}`,
  '/checkout',
  '/payment-status',
  '/nowhere',
])('hydrates %s without changes to the page or its head, and without a request', async (path) => {
  const { calls, complaints, onRecoverableError, headBefore, headAfter } = await bringToLife(path);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  expect(headAfter).toBe(headBefore);
  expect(calls).toEqual([]);
});

it.each(['/shop/unknown', '/news/unknown'])(
  'hydrates %s without changes, and asks once more',
  async (path) => {
    const { calls, complaints, onRecoverableError, headBefore, headAfter } = await bringToLife(path);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    expect(headAfter).toBe(headBefore);
    expect(calls).toHaveLength(1);
  },
);
