// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as directoryStories from '#features/members/DirectoryPage.stories.tsx';
import * as verifyStories from '#features/verify/VerifyPage.stories.tsx';
import { memberLoggedOut, memberSessionChanged } from '#store/authSlice.ts';
import { openPage } from '#testing/openPage.tsx';
import { eventReads } from '#testing/storyEvents.ts';
import { newsReads } from '#testing/storyNews.ts';

it('sends a visitor who opens the directory to verification at once, and reads no members', async () => {
  const { calls, router } = await openPage(verifyStories, 'Default', { path: '/members?page=2' });
  await screen.findByRole('heading', { name: 'Verify Membership' });
  expect(router.state.location).toMatchObject({
    pathname: '/member-login',
    search: '?next=%2Fmembers%3Fpage%3D2',
  });
  expect(calls.filter(({ url }) => url.startsWith('/api/members'))).toEqual([]);
});

it('lets a member through until the session ends', async () => {
  const { router, store } = await openPage(directoryStories, 'Success');
  await screen.findByRole('heading', { name: 'Member Directory' });
  act(() => void store.dispatch(memberSessionChanged(null)));
  await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fmembers'));
});

it('redirects a member who logs out to the home page', async () => {
  // The home page may read before the test ends.
  const api = { ...newsReads, ...eventReads };
  const { router, store } = await openPage(directoryStories, 'Success', { api });
  await screen.findByRole('heading', { name: 'Member Directory' });
  act(() => void store.dispatch(memberLoggedOut()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
