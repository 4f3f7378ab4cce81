// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeListing } from '@year-group/api-types/testing/factories';
import { expect, it, vi } from 'vitest';
import { App } from '#app/App.tsx';
import { makeStoryNetwork } from '#testing/storyNetwork.ts';
import { makeStore } from './makeStore.ts';
import { useCart } from './useCart.ts';

it('throws a clear error outside the store’s provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(() => useCart())).toThrow(messages.cart.outsideProvider);
  vi.restoreAllMocks();
});

it('copies only the fields of a listing that a line shows', () => {
  const store = makeStore(undefined, { ...makeStoryNetwork(), retries: 0 });
  const { result } = renderHook(() => useCart(), {
    wrapper: ({ children }) => <App store={store}>{children}</App>,
  });
  const { options: _none, ...listing } = makeListing();
  act(() => result.current.add(listing));
  act(() => result.current.add(listing, 2));
  const { id, title, category, imageUrl, price } = listing;
  expect(result.current.lines).toEqual([{ id, title, category, imageUrl, price, quantity: 3 }]);
});
