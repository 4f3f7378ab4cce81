// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { messages } from '@year-group/api-types/messages';
import { makeMember } from '@year-group/api-types/testing/factories';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeApi, ok, refused, renderRoute } from '#testing/renderRoute.tsx';

const { directory: texts } = messages;
const kofi = makeMember({ fullName: 'Kofi Owusu-Ansah', houseAtPresec: 'Akro House', location: 'Tamale' });
const yaw = makeMember({ fullName: 'Yaw Boakye', currentOccupation: '' });
const page = (members = [kofi, yaw], total = members.length, totalIsCapped = false) =>
  ok({ members, total, totalIsCapped });
const facets = ok({
  houses: [{ value: 'Akro House', count: 7 }],
  locations: [{ value: 'Tamale', count: 1200 }],
});
const lists = '/api/members?page=1&limit=30';
const api: FakeApi = { '/api/members/facets': facets, [lists]: page() };

beforeEach(() => {
  localStorage.setItem('memberToken', 'held');
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const listed = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const search = () => screen.getByPlaceholderText<HTMLInputElement>(texts.searchPlaceholder);
const asked = (calls: { url: string }[]) =>
  calls.map(({ url }) => url).filter((url) => url.startsWith('/api/members?'));

it('sends no request for a visitor, and redirects them to verification', async () => {
  localStorage.clear();
  const { calls, history } = await renderRoute('/members', { api });
  expect(history.location.pathname).toBe('/member-login');
  expect(calls).toEqual([]);
});

it('shows six skeletons, then the members with house, occupation and place, and their number', async () => {
  await renderRoute('/members', { api });
  expect(screen.getByRole('heading', { level: 1, name: 'Member Directory' })).toBeTruthy();
  expect(document.querySelectorAll('[data-shape=title]')).toHaveLength(6);
  const card = (await screen.findByRole('link', { name: kofi.fullName })).closest('li') ?? document.body;
  expect(within(card).getByText('Akro House')).toBeTruthy();
  expect(within(card).getByText('Civil engineer · Tamale')).toBeTruthy();
  expect(screen.getByText('2 members').closest('[role=status]')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

it('tells a member that they await admission, keeps the session, and shows the directory afterwards', async () => {
  let isAdmitted = false;
  const waits = refused(403, texts.awaiting, 'awaiting-admission');
  const { history } = await renderRoute('/members', {
    api: { '/api/members/facets': waits, [lists]: () => (isAdmitted ? page() : waits) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: texts.awaitingTitle })).toBeTruthy();
  expect(screen.getByText(texts.awaiting)).toBeTruthy();
  expect(localStorage.getItem('memberToken')).toBe('held');
  expect(history.location.pathname).toBe('/members');
  isAdmitted = true;
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('2 members')).toBeTruthy();
});

it('says when a member may continue after the daily limit of profiles', async () => {
  const sentence = texts.readEnough(5);
  await renderRoute('/members', { api: { ...api, [lists]: refused(429, sentence, 'too-many-requests') } });
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
});

it('searches half a second after the last letter, from the first page', async () => {
  const { calls, history } = await renderRoute('/members?page=2', {
    api: {
      ...api,
      '/api/members?page=2&limit=30': page([kofi], 31),
      [`${lists}&searchTerm=yaw`]: page([yaw]),
    },
  });
  await screen.findByText('Page 2 of 2');
  vi.useFakeTimers();
  for (const text of ['y', 'ya', 'yaw ']) {
    fireEvent.change(search(), { target: { value: text } });
    await act(async () => vi.advanceTimersByTimeAsync(499));
  }
  expect(asked(calls)).toHaveLength(1);
  await act(async () => vi.advanceTimersByTimeAsync(1));
  await act(async () => vi.advanceTimersByTimeAsync(100));
  vi.useRealTimers();
  expect(await screen.findByText('1 member found')).toBeTruthy();
  expect(listed()).toEqual([yaw.fullName]);
  expect(asked(calls).at(-1)).toBe(`${lists}&searchTerm=yaw`);
  expect(history.location.search).toBe('?q=yaw');
});

it('searches at once with Enter, and Back restores the whole list and an empty field', async () => {
  const { history } = await renderRoute('/members', {
    api: { ...api, [`${lists}&searchTerm=yaw`]: page([yaw]) },
  });
  await screen.findByText('2 members');
  fireEvent.change(search(), { target: { value: 'yaw' } });
  await act(async () => void fireEvent.submit(search().form!));
  await screen.findByText('1 member found');
  await act(async () => history.go(-1));
  expect(await screen.findByText('2 members')).toBeTruthy();
  expect(search().value).toBe('');
});

it('aborts a search that is no longer needed', async () => {
  const signals: AbortSignal[] = [];
  const { store } = await renderRoute('/members', { api });
  await screen.findByText('2 members');
  // Both searches stay pending, as on a slow network.
  vi.spyOn(AbortController.prototype, 'abort').mockImplementation(function abort(this: AbortController) {
    signals.push(this.signal);
  });
  for (const text of ['ko', 'kof']) {
    fireEvent.change(search(), { target: { value: text } });
    await act(async () => void fireEvent.submit(search().form!));
  }
  expect(signals.length).toBeGreaterThan(0);
  expect(store.getState().auth.memberToken).toBe('held');
  vi.restoreAllMocks();
});

it('filters by house and by place, with their counts', async () => {
  const { history } = await renderRoute('/members', {
    api: {
      ...api,
      [`${lists}&houseAtPresec=Akro+House`]: page([kofi]),
      [`${lists}&houseAtPresec=Akro+House&location=Tamale`]: page([]),
    },
  });
  await screen.findByRole('option', { name: 'Akro House (7)' });
  expect(screen.getByRole('option', { name: 'Tamale (1,200)' })).toBeTruthy();
  await act(
    async () => void fireEvent.change(screen.getByLabelText('House'), { target: { value: 'Akro House' } }),
  );
  expect(await screen.findByText('1 member found')).toBeTruthy();
  await act(
    async () => void fireEvent.change(screen.getByLabelText('Location'), { target: { value: 'Tamale' } }),
  );
  expect(await screen.findByText(texts.empty)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register Now' }).getAttribute('href')).toBe('/register');
  expect(history.location.search).toBe('?house=Akro+House&location=Tamale');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear' })));
  expect(await screen.findByText('2 members')).toBeTruthy();
});

it('moves between the first and the last page, and moves the focus to the new one', async () => {
  const { history } = await renderRoute('/members', {
    api: { ...api, [lists]: page([kofi], 31), '/api/members?page=2&limit=30': page([yaw], 31) },
  });
  await screen.findByText('Page 1 of 2');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Next' })));
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
  expect(await screen.findByRole('link', { name: yaw.fullName })).toBeTruthy();
  expect(history.location.search).toBe('?page=2');
  expect(document.activeElement?.textContent).toBe('31 members');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

it('says when there are more than the counted ones', async () => {
  await renderRoute('/members?q=a', { api: { ...api, [`${lists}&searchTerm=a`]: page([kofi], 1000, true) } });
  expect(await screen.findByText('More than 1,000 members found')).toBeTruthy();
});

it('shows an error and tries again', async () => {
  let isDown = true;
  await renderRoute('/members', {
    api: { ...api, [lists]: () => (isDown ? refused(503, 'Not now.') : page()) },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(texts.failed);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 members')).toBeTruthy();
});

it.each([401, 403])(
  'ends the session on %i and returns to the same page after verification',
  async (status) => {
    const { history } = await renderRoute('/members?q=yaw', {
      api: { ...api, [`${lists}&searchTerm=yaw`]: refused(status, 'Please verify your membership.') },
    });
    expect(await screen.findByRole('heading', { name: 'Verify Membership' })).toBeTruthy();
    expect(history.location.search).toBe('?next=%2Fmembers%3Fq%3Dyaw');
    expect(localStorage.getItem('memberToken')).toBeNull();
  },
);

it('signs a member out', async () => {
  const { history } = await renderRoute('/members', { api });
  await screen.findByText('2 members');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sign out' })));
  expect(localStorage.getItem('memberToken')).toBeNull();
  await vi.waitFor(() => expect(document.title).not.toContain('Member Directory'));
  expect(history.location.pathname).toBe('/');
});
