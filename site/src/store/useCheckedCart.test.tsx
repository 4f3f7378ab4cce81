// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { makeListing, makeShirt } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { ok } from '#testing/replies.ts';
import { makeStoryNetwork } from '#testing/storyNetwork.ts';
import { lineOf } from '#testing/storyShop.ts';
import { listingAdded } from './cartSlice.ts';
import { makeStore } from './makeStore.ts';
import { startPersistence, storageKeys } from './persistence.ts';
import { useCheckedCart } from './useCheckedCart.ts';

const mug = makeListing({ price: 45 });
const shirt = makeShirt({ price: 180 });
const options = (shirt.options ?? []).toReversed();

/** A tab whose shop has answered with these listings, and the cleanup. */
function openTab(listings: unknown) {
  const store = makeStore(undefined, { ...makeStoryNetwork({ '/api/shop': ok(listings) }), retries: 0 });
  const stop = startPersistence(store);
  renderHook(() => useCheckedCart(), { wrapper: ({ children }) => <App store={store}>{children}</App> });
  return { store, stop };
}

it.each([
  ['price', [{ ...mug, price: 50 }, shirt]],
  ['order of the options', [mug, { ...shirt, options }]],
])('two tabs that read the shop at different times do not answer each other: %s', async (_what, later) => {
  const setItem = Storage.prototype.setItem;
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    newValue,
  ) {
    setItem.call(this, key, newValue);
    setTimeout(() => {
      void act(async () => dispatchEvent(new StorageEvent('storage', { key, newValue })));
    });
  });
  const tabs = [openTab([mug, shirt]), openTab(later)];
  const chosen = ['Size', 'Colour'].map((name, index) => ({
    name,
    value: ['M', 'White'][index] ?? '',
    kind: 'choice' as const,
  }));
  act(() => void tabs[0]?.store.dispatch(listingAdded(lineOf(mug))));
  act(() => void tabs[0]?.store.dispatch(listingAdded(lineOf(shirt, 1, { options: chosen }))));
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(write.mock.calls.filter(([key]) => key === storageKeys.cart).length).toBeLessThan(10);
  for (const { stop } of tabs) stop();
  vi.restoreAllMocks();
});
