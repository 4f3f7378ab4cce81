import { QueryClient } from '@tanstack/react-query';
import type { Role } from '@year-group/api-types/officers/rights';
import { HttpError } from 'react-admin';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changedValues, draftIn, officerName, withChanges } from '#lib/draft.ts';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { makeStore } from '../testing/makeStore.ts';
import { createAdminToken } from './adminToken.ts';
import { createAuthProvider, type KnownAccount, knownOfficer } from './authProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';

const api = await startFakeApi();

function setUp(url = api.url, entries: Record<string, string> = {}, officer?: KnownAccount) {
  const storage = makeStorage(entries);
  const token = createAdminToken(storage);
  const httpClient = createHttpClient(token);
  const queries = new QueryClient();
  const deleteStoredReads = vi.fn<() => void>();
  const store = makeStore();
  if (officer) store.setItem('officer', officer);
  const { call } = createDataProvider(url, httpClient);
  const auth = createAuthProvider({ call, token, store, queries, deleteStoredReads });
  return {
    deleteStoredReads,
    queries,
    token,
    auth,
    httpClient,
    storage,
    store,
    draft: draftIn(store, 'news/new'),
  };
}
const loggedIn = { 'admin-token': 'a.b.c' };
const ama: KnownAccount = { id: 'o', name: 'Ama', roles: ['editor'], mustSetUpSecondFactor: false };

beforeEach(api.reset);
afterAll(api.stop);

it('keeps the token that logging in gave', async () => {
  const { auth, token } = setUp();
  await auth.login({ token: 'a.b.c' });
  expect(token.read()).toBe('a.b.c');
});

describe('the guard', () => {
  it('accepts a stored token', async () => {
    await expect(setUp(api.url, loggedIn).auth.checkAuth()).resolves.toBeUndefined();
  });

  it('redirects to the login without a token, and without a message', async () => {
    await expect(setUp().auth.checkAuth()).rejects.toMatchObject({ message: false });
  });

  it('redirects after a logout, and ends the session on the server', async () => {
    const { auth } = setUp(api.url, loggedIn);
    api.answer({ body: { everywhere: false } });
    await auth.logout({});
    await expect(auth.checkAuth()).rejects.toBeDefined();
    await vi.waitFor(() =>
      expect(api.received).toMatchObject([
        {
          method: 'POST',
          url: '/api/auth/sign-out',
          body: { everywhere: false },
          authorization: 'Bearer a.b.c',
        },
      ]),
    );
  });

  it('deletes what was read from this device, at a logout and before the next login', async () => {
    const { auth, deleteStoredReads, queries } = setUp(undefined, loggedIn);
    queries.setQueryData(['members', 'list'], []);
    api.answer({ body: {} });
    await auth.logout({});
    await vi.waitFor(() => expect(api.received).toHaveLength(1));
    expect(deleteStoredReads).toHaveBeenCalledOnce();
    await auth.login({ token: 'd.e.f' });
    expect(deleteStoredReads).toHaveBeenCalledTimes(2);
    expect(queries.getQueryData(['members', 'list'])).toBeUndefined();
  });

  it('redirects after a logout without a connection', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { auth } = setUp('http://127.0.0.1:1', loggedIn);
    await auth.logout({});
    await expect(auth.checkAuth()).rejects.toBeDefined();
  });

  it('ends all sessions, and stays logged in when the server fails', async () => {
    const { auth, token } = setUp(api.url, loggedIn);
    api.answer({ status: 500, body: { error: 'Something went wrong on our side.' } });
    await expect(auth.logout({ everywhere: true })).rejects.toThrow('Something went wrong on our side.');
    expect(token.read()).toBe('a.b.c');
    api.answer({ body: { everywhere: true } });
    await auth.logout({ everywhere: true });
    expect(token.read()).toBeNull();
    expect(api.received).toMatchObject([{ body: { everywhere: true } }, { body: { everywhere: true } }]);
  });

  it('sends no request without a session', async () => {
    await setUp().auth.logout({});
    expect(api.received).toEqual([]);
  });

  it.each([400, 401, 403, 404, 500])('turns no refusal into a success: %i', async () => {
    await expect(setUp(api.url, loggedIn).auth.checkError()).resolves.toBeUndefined();
  });
});

const refused = {
  status: 401,
  body: { error: 'Please log in.', message: 'Please log in.', code: 'unauthorized' },
};

describe('a refused session', () => {
  it('ends with the server’s message, and the call rejects', async () => {
    const { token, httpClient } = setUp(api.url, loggedIn);
    const onEnd = vi.fn<(why: string) => void>();
    token.watch(onEnd);
    api.answer(refused);
    await expect(httpClient(`${api.url}/api/news/1`)).rejects.toMatchObject({ status: 401 });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('Please log in.');
    expect(token.read()).toBeNull();
  });

  it('does not end the one that another tab has begun', async () => {
    const { token, httpClient, storage } = setUp(api.url, loggedIn);
    api.answer(refused);
    const asking = httpClient(`${api.url}/api/news/1`);
    storage.setItem('admin-token', 'd.e.f');
    await expect(asking).rejects.toBeInstanceOf(HttpError);
    expect(token.read()).toBe('d.e.f');
  });
});

describe('rights', () => {
  const may = async (roles: Role[], resource: string, action: string) => {
    const { auth } = setUp(api.url, loggedIn);
    api.answer({ body: { id: 'o', name: 'Ama', roles, mustSetUpSecondFactor: false } });
    return auth.canAccess({ resource, action });
  };

  it.each([
    ['orders', 'list', true],
    ['orders', 'edit', false],
    ['payments', 'refund', true],
    ['news', 'list', true],
    ['news', 'create', false],
    ['trash', 'delete', false],
  ] as const)('of the treasurer: %s, %s is %s', async (resource, action, isAllowed) => {
    expect(await may(['treasurer'], resource, action)).toBe(isAllowed);
  });

  it('let an owner delete for good', async () => {
    expect(await may(['owner'], 'trash', 'delete')).toBe(true);
  });

  it('are read once for all questions, and without a connection are those of before', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { auth } = setUp('http://127.0.0.1:1', loggedIn, ama);
    expect(await auth.canAccess({ resource: 'news', action: 'edit' })).toBe(true);
    expect(await auth.getIdentity()).toMatchObject({ id: 'o', fullName: 'Ama' });
  });

  it('are asked for again at the next question after a time without a connection', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { auth } = setUp(api.url, loggedIn, ama);
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await auth.getIdentity()).toMatchObject({ fullName: 'Ama' });
    api.answer({ body: { ...ama, name: 'Ama Owusu' } });
    expect(await auth.getIdentity()).toMatchObject({ fullName: 'Ama Owusu' });
  });
});

describe('what is known of the officer', () => {
  it('is what the panel must know, and nothing more', async () => {
    const { auth, store } = setUp(api.url, loggedIn);
    api.answer({ body: { ...ama, email: 'ama@example.com' } });
    await auth.getIdentity();
    expect(knownOfficer(store)).toEqual(ama);
  });

  it.each(['login', 'logout'] as const)('ends at a %s', async (how) => {
    const { auth, store } = setUp(api.url, loggedIn, ama);
    api.answer({ body: {} });
    if (how === 'login') await auth.login({ token: 'd.e.f' });
    else {
      await auth.logout();
      await vi.waitFor(() => expect(api.received).toHaveLength(1));
    }
    expect(knownOfficer(store)).toBeUndefined();
  });

  it('is nothing without a token', async () => {
    const { auth, store } = setUp();
    api.answer({ body: ama });
    await auth.getIdentity();
    expect(knownOfficer(store)).toBeUndefined();
  });
});

describe('drafts', () => {
  const values = { title: 'Half written' };

  it.each([{}, { everywhere: true }])('are deleted by a logout: %o', async (how) => {
    const { auth, draft } = setUp(api.url, loggedIn);
    draft.write(values);
    api.answer({ body: { everywhere: false } });
    await auth.logout(how);
    await vi.waitFor(() => expect(api.received).toHaveLength(1), 10_000);
    expect(draft.read()).toBeUndefined();
  });

  it('are found only by the officer who wrote them', async () => {
    const { auth, store } = setUp(api.url, loggedIn, ama);
    draftIn(store, 'members/new').write(values);
    store.setItem(officerName, { ...ama, id: 'kojo' });
    expect(draftIn(store, 'members/new').read()).toBeUndefined();
    api.answer({ body: { everywhere: false } });
    await auth.logout({});
    await vi.waitFor(() => expect(api.received).toHaveLength(1));
    store.setItem(officerName, ama);
    expect(draftIn(store, 'members/new').read()).toMatchObject({ values });
  });

  it('are the fields that were changed, and nothing that others may change meanwhile', () => {
    const record = { title: 'T-shirt', stock: 5, sizes: [{ name: 'M' }] };
    expect(changedValues({ ...record, sizes: [{ name: 'M' }] }, record)).toEqual({});
    expect(changedValues({ ...record, title: 'Shirt', sizes: [] }, record)).toEqual({
      title: 'Shirt',
      sizes: [],
    });
  });

  it('hold of a record of fields those that were changed, and are laid over what it is by now', () => {
    const opened = { sizes: { s: { stock: '0' }, m: { stock: '4', difference: '' } }, law: null };
    const typed = { ...opened, sizes: { ...opened.sizes, s: { stock: '9' } }, law: { country: 'Togo' } };
    const written = changedValues(typed, opened);
    expect(written).toEqual({ sizes: { s: { stock: '9' } }, law: { country: 'Togo' } });
    const sold = { ...opened, sizes: { ...opened.sizes, m: { stock: '3', difference: '' } } };
    expect(withChanges(sold, written)).toEqual({ ...typed, sizes: { ...typed.sizes, m: sold.sizes.m } });
  });

  it('survive an expired session', async () => {
    const { auth, draft, httpClient } = setUp(api.url, loggedIn);
    draft.write(values);
    api.answer(refused);
    await expect(httpClient(`${api.url}/api/news/1`)).rejects.toBeDefined();
    await auth.logout({});
    expect(draft.read()).toMatchObject({ values });
    draft.write({ title: 'Written on in another tab' });
    expect(draft.read()?.values).toEqual({ title: 'Written on in another tab' });
  });
});
