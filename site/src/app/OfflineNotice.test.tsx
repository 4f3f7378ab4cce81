// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { makeListing } from '@year-group/api-types/testing/factories';
import { afterEach, expect, it, vi } from 'vitest';
import * as stories from '#features/shop/ShopPage.stories.tsx';
import { openPage } from '#testing/openPage.tsx';
import { ok } from '#testing/replies.ts';
import { storyNow } from '#testing/storyEnvironment.ts';

const dayMs = 24 * 60 * 60 * 1000;
const mug = makeListing({ price: 45 });

/** Opens the shop in a browser that has a copy of it; the first byte came after `seconds`. */
async function openCopy(madeAt: number, seconds: number) {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('caches', {
    match: async () => new Response('', { headers: { date: new Date(madeAt).toUTCString() } }),
  });
  const serviceWorker = { ready: new Promise(() => {}) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: seconds * 1000 } as unknown as PerformanceEntry,
  ]);
  return openPage(stories, 'Success', {
    api: { '/api/shop': [ok([mug]), ok([{ ...mug, price: 50 }])] },
  });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says how old a copy is that is shown because the connection is slow, until another page is opened', async () => {
  const { router } = await openCopy(storyNow - 9 * dayMs, 4.1);
  expect(
    await screen.findByText(/^Your connection is slow\. This page is as it was on /),
  ).toBeInTheDocument();
  await act(async () => router.navigate('/accessibility'));
  expect(screen.queryByText(/^Your connection is slow/)).toBeNull();
});

it.each([
  ['came in time', storyNow - 9 * dayMs, 0.5],
  ['is of today', storyNow - 60_000, 4.1],
])('says nothing about a page that %s', async (_what, madeAt, seconds) => {
  await openCopy(madeAt, seconds);
  await screen.findByText('GH₵45.00');
  expect(screen.queryByText(/as it was on/)).toBeNull();
});

it('reads what it shows again when the connection is back', async () => {
  await openCopy(storyNow - 9 * dayMs, 0.5);
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline\. This page is as it was on /)).toBeInTheDocument();
  await screen.findByText('GH₵45.00');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('GH₵50.00')).toBeInTheDocument();
  expect(screen.queryByText(/as it was on/)).toBeNull();
});
