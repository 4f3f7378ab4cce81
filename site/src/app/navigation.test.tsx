// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { makeEvent, makeNewsItem } from '@year-group/api-types/testing/factories';
import { afterEach, expect, it, vi } from 'vitest';
import { ok, renderRoute } from '#testing/renderRoute.tsx';
import { givingReply } from '#testing/storyGroup.ts';
import { startPrefetching } from './matchedPages.ts';

const item = makeNewsItem();
const api = {
  '/api/news?limit=3': ok({ news: [item], total: 1 }),
  '/api/news?limit=4': ok({ news: [item], total: 1 }),
  '/api/events?limit=3': ok([makeEvent()]),
  [`/api/news/${item.id}`]: ok(item),
  '/api/group/giving': ok(givingReply),
};
let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'prepares a page on %s once, and then shows it at once',
  async (intent) => {
    const { store, calls } = await renderRoute('/', { api });
    stop = startPrefetching(store);
    const link = await screen.findByRole('link', { name: item.title });
    await act(async () => {
      fireEvent[intent](link);
      fireEvent[intent](link);
    });
    const readsOfItem = () => calls.filter(({ url }) => url === `/api/news/${item.id}`).length;
    await vi.waitFor(() => expect(readsOfItem()).toBe(1));
    await act(async () => void fireEvent.click(link));
    expect(await screen.findByRole('heading', { level: 1, name: item.title })).toBeTruthy();
    expect(readsOfItem()).toBe(1);
  },
);

it('moves the focus to the new page and announces its title', async () => {
  const { history } = await renderRoute('/', { api });
  await act(async () => history.push('/donate'));
  await screen.findByRole('heading', { level: 1, name: 'Support the year group' });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  await vi.waitFor(
    () => expect(document.querySelector('p[role=status]')?.textContent).toContain('Donate'),
    2000,
  );
});

it('shows a new page from its top', async () => {
  const { history } = await renderRoute('/', { api });
  await act(async () => history.push('/donate'));
  await screen.findByRole('heading', { level: 1, name: 'Support the year group' });
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }));
});
