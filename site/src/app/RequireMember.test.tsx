// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as verifyStories from '#features/verify/VerifyPage.stories.tsx';
import { memberLeft, memberSessionEnded, memberSessionRestored } from '#store/authSlice.ts';
import { makeStore } from '#store/makeStore.ts';
import { openPage } from '#testing/openPage.tsx';
import { makeStoryNetwork } from '#testing/storyNetwork.ts';
import { App } from './App.tsx';
import { RequireMember } from './RequireMember.tsx';

function Verification() {
  return <p>verify{useLocation().search}</p>;
}

function visit(path: string) {
  const store = makeStore(undefined, { ...makeStoryNetwork(), retries: 0 });
  render(
    <App store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route element={<RequireMember />}>
            <Route path="/members" element={<p>directory</p>} />
          </Route>
          <Route path="/" element={<p>home</p>} />
          <Route path="/member-login" element={<Verification />} />
        </Routes>
      </MemoryRouter>
    </App>,
  );
  return store;
}

it('shows the page until the session is known, lets a member through, and redirects everybody else to verification', () => {
  const store = visit('/members?page=2');
  expect(screen.getByText('directory')).toBeTruthy();
  act(() => void store.dispatch(memberSessionRestored('token')));
  expect(screen.getByText('directory')).toBeTruthy();
  act(() => void store.dispatch(memberSessionEnded()));
  expect(screen.getByText('verify?next=%2Fmembers%3Fpage%3D2')).toBeTruthy();
});

it('redirects a member who signs out to the home page', () => {
  const store = visit('/members');
  act(() => void store.dispatch(memberSessionRestored('token')));
  act(() => void store.dispatch(memberLeft()));
  expect(screen.getByText('home')).toBeTruthy();
});

it('reads no members for a visitor who opens the directory', async () => {
  const { calls, history } = await openPage(verifyStories, 'Default', { path: '/members' });
  await vi.waitFor(() => expect(history.location.pathname).toBe('/member-login'));
  expect(calls.filter(({ url }) => url.startsWith('/api/members?'))).toEqual([]);
});
