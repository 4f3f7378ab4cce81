// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeMember } from '@year-group/api-types/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#store/persistence.ts';
import { openPage } from '#testing/openPage.tsx';
import type { PageArgs } from '#testing/pageStory.tsx';
import { ok, refused } from '#testing/replies.ts';
import { pageOfMembers } from '#testing/storyMembers.ts';
import * as stories from './DirectoryPage.stories.tsx';

const { directory: texts } = messages;
const kofi = makeMember({ fullName: 'Kofi Owusu-Ansah', houseAtPresec: 'Akro House', location: 'Tamale' });
const yaw = makeMember({ fullName: 'Yaw Boakye', currentOccupation: '' });
const facets = ok({
  houses: [{ value: 'Akro House', count: 7 }],
  locations: [{ value: 'Tamale', count: 1200 }],
});
const lists = '/api/members?page=1&limit=30';
const visit = ({ api, ...changes }: Partial<PageArgs> = {}) =>
  openPage(stories, 'Success', {
    api: { '/api/members/facets': facets, [lists]: pageOfMembers([kofi, yaw]), ...api },
    ...changes,
  });

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => void vi.useRealTimers());

const search = () => screen.getByPlaceholderText(texts.searchPlaceholder);
const asked = (calls: { url: string }[]) =>
  calls.map(({ url }) => url).filter((url) => url.startsWith('/api/members?'));

it('shows six skeletons, then the members with house, occupation and place, and their number', async () => {
  await visit();
  expect(document.querySelectorAll('[data-shape=title]')).toHaveLength(6);
  const card = (await screen.findByRole('link', { name: kofi.fullName })).closest('li');
  expect(within(card as HTMLElement).getByText('Akro House')).toBeInTheDocument();
  expect(within(card as HTMLElement).getByText('Civil engineer · Tamale')).toBeInTheDocument();
  expect(screen.getByText('2 members').closest('[role=status]')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('keeps the session of a member who awaits admission, and shows the directory afterwards', async () => {
  const waits = refused(403, texts.awaiting, 'awaiting-admission');
  const { router, user } = await visit({
    api: { '/api/members/facets': waits, [lists]: [waits, pageOfMembers([kofi, yaw])] },
  });
  expect(await screen.findByText(texts.awaiting)).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.memberToken)).not.toBeNull();
  expect(router.state.location.pathname).toBe('/members');
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('2 members')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('searches half a second after the last letter, from the first page', async () => {
  const { calls, router, user } = await visit({
    path: '/members?page=2',
    api: {
      '/api/members?page=2&limit=30': pageOfMembers([kofi], 31),
      [`${lists}&searchTerm=yaw`]: pageOfMembers([yaw]),
    },
  });
  await screen.findByText('Page 2 of 2');
  await user.click(search());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of ['y', 'ya', 'yaw ']) {
    // Without the pauses of typing, for which the stopped clock would never end.
    fireEvent.change(search(), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(499));
  }
  expect(asked(calls)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(await screen.findByText('1 member found')).toBeInTheDocument();
  expect(asked(calls).at(-1)).toBe(`${lists}&searchTerm=yaw`);
  expect(router.state.location.search).toBe('?q=yaw');
});

it('searches at once with Enter, and Back restores the whole list and an empty field', async () => {
  const { router, user } = await visit({ api: { [`${lists}&searchTerm=yaw`]: pageOfMembers([yaw]) } });
  await screen.findByText('2 members');
  await user.type(search(), 'yaw{Enter}');
  await screen.findByText('1 member found');
  await act(async () => router.navigate(-1));
  expect(await screen.findByText('2 members')).toBeInTheDocument();
  expect(search()).toHaveValue('');
});

it('filters by house and by place, with their counts', async () => {
  const { router, user } = await visit({
    api: {
      [`${lists}&houseAtPresec=Akro+House`]: pageOfMembers([kofi]),
      [`${lists}&houseAtPresec=Akro+House&location=Tamale`]: pageOfMembers([]),
    },
  });
  await screen.findByRole('option', { name: 'Akro House (7)' });
  expect(screen.getByRole('option', { name: 'Tamale (1,200)' })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('House'), 'Akro House');
  expect(await screen.findByText('1 member found')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Location'), 'Tamale');
  expect(await screen.findByText(texts.empty)).toBeInTheDocument();
  expect(router.state.location.search).toBe('?house=Akro+House&location=Tamale');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('2 members')).toBeInTheDocument();
  expect(search()).toHaveFocus();
});

it.each([
  ['Clear is pressed', '', () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }))],
  [
    'a place is chosen',
    '?house=Akro+House&location=Tamale&q=yaw',
    () => fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Tamale' } }),
  ],
])('does not undo it when %s right after typing', async (_when, after, change) => {
  const { router } = await visit({
    path: '/members?house=Akro+House',
    api: {
      [`${lists}&houseAtPresec=Akro+House`]: pageOfMembers([kofi]),
      [`${lists}&houseAtPresec=Akro+House&location=Tamale`]: pageOfMembers([kofi]),
      [`${lists}&searchTerm=yaw&houseAtPresec=Akro+House&location=Tamale`]: pageOfMembers([yaw]),
    },
  });
  await screen.findByRole('option', { name: 'Tamale (1,200)' });
  await screen.findByText('1 member found');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(search(), { target: { value: 'yaw' } });
  await act(async () => change());
  await act(() => vi.advanceTimersByTimeAsync(500));
  vi.useRealTimers();
  expect(await screen.findByText(after ? '1 member found' : '2 members')).toBeInTheDocument();
  expect(router.state.location.search).toBe(after);
  expect(search()).toHaveValue(after && 'yaw');
});

it('turns its pages by links, and begins again at the number of members', async () => {
  const { router, user } = await visit({
    api: {
      [lists]: pageOfMembers([kofi], 31),
      '/api/members?page=2&limit=30': pageOfMembers([yaw], 31),
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Next' }));
  await screen.findByText('Page 2 of 2');
  expect(await screen.findByRole('link', { name: yaw.fullName })).toBeInTheDocument();
  expect(screen.getByText('31 members')).toHaveFocus();
  expect(router.state.location.search).toBe('?page=2');
});

it('leads back from a page that is no longer there', async () => {
  await visit({ path: '/members?page=3', api: { '/api/members?page=3&limit=30': pageOfMembers([], 30) } });
  expect(await screen.findByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/members?page=1');
});

it('keeps the members when reading them again fails', async () => {
  const limit = refused(429, 'Enough for today.');
  const { calls } = await visit({
    api: { [lists]: [pageOfMembers([kofi, yaw]), limit, pageOfMembers([kofi])] },
  });
  const link = await screen.findByRole('link', { name: kofi.fullName });
  await vi.waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(asked(calls)).toHaveLength(3);
  });
  await screen.findByText('1 member');
  expect(link).toBeInTheDocument();
});

it('leads from a page far behind the last to the first', async () => {
  const far = { '/api/members?page=99&limit=30&houseAtPresec=Akro+House': pageOfMembers([], 30) };
  await visit({ path: '/members?page=99&house=Akro+House', api: far });
  expect(await screen.findByText('There are no members on this page.')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'To the first page' });
  expect(link).toHaveAttribute('href', '/members?page=1&house=Akro+House');
  expect(screen.queryByRole('link', { name: 'Register Now' })).toBeNull();
});

it('has no page after the last', async () => {
  await visit({
    path: '/members?page=2',
    api: { '/api/members?page=2&limit=30': pageOfMembers([yaw], 31) },
  });
  await screen.findByText('Page 2 of 2');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it.each([401, 403])(
  'ends the session on %i and returns to the same page after verification',
  async (status) => {
    const { router } = await visit({
      path: '/members?q=yaw',
      api: { [`${lists}&searchTerm=yaw`]: refused(status, 'Please verify your membership.') },
    });
    expect(await screen.findByRole('heading', { name: 'Verify Membership' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?next=%2Fmembers%3Fq%3Dyaw');
    expect(localStorage.getItem(storageKeys.memberToken)).toBeNull();
  },
);
