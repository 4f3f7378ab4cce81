import { HttpError } from 'react-admin';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { draftAt, draftsIn } from '#lib/draft.ts';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { createAdminToken } from './adminToken.ts';
import { createAuthProvider } from './authProvider.ts';
import { createHttpClient } from './httpClient.ts';

const api = await startFakeApi();

function setUp(url = api.url, entries: Record<string, string> = {}) {
  const storage = makeStorage(entries);
  const token = createAdminToken(storage);
  const auth = createAuthProvider(url, createHttpClient(token), token, draftsIn(storage));
  return { token, auth, draft: draftAt('news/new', storage) };
}
const loggedIn = { 'admin-token': 'a.b.c' };

beforeEach(api.reset);
afterAll(api.stop);

it('keeps the token that signing in gave', async () => {
  const { auth, token } = setUp();
  await auth.login({ token: 'a.b.c' });
  expect(token.read()).toBe('a.b.c');
});

describe('the guard', () => {
  it('accepts a stored token', async () => {
    await expect(setUp(api.url, loggedIn).auth.checkAuth({})).resolves.toBeUndefined();
  });

  it('redirects to the login without a token, and without a message', async () => {
    await expect(setUp().auth.checkAuth({})).rejects.toMatchObject({ message: false });
  });

  it('redirects after a logout, and ends the session on the server', async () => {
    const { auth } = setUp(api.url, loggedIn);
    api.answer({ body: { everywhere: false } });
    await auth.logout({});
    await expect(auth.checkAuth({})).rejects.toBeDefined();
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

  it('redirects after a logout without a network', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const { auth } = setUp('http://127.0.0.1:1', loggedIn);
    await auth.logout({});
    await expect(auth.checkAuth({})).rejects.toBeDefined();
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

  it('sends no request without a session, or after a refused one', async () => {
    const { auth, token } = setUp(api.url, loggedIn);
    await expect(auth.checkError(new HttpError('Please log in.', 401))).rejects.toBeDefined();
    await auth.logout({});
    expect(token.read()).toBeNull();
    await auth.logout({});
    expect(api.received).toEqual([]);
  });

  it('ends the session at 401 with the server’s message', async () => {
    const error = new HttpError('Please log in to continue.', 401);
    await expect(setUp(api.url, loggedIn).auth.checkError(error)).rejects.toBe(error);
  });

  it.each([400, 403, 404, 500])('keeps the session at %i', async (status) => {
    await expect(setUp().auth.checkError(new HttpError('No', status))).resolves.toBeUndefined();
  });
});

describe('drafts', () => {
  const values = { title: 'Half written' };

  it.each([{}, { everywhere: true }])('are deleted by a logout in every tab: %o', async (how) => {
    const { auth, draft } = setUp(api.url, loggedIn);
    draft.write(values);
    api.answer({ body: { everywhere: false } });
    await auth.logout(how);
    await vi.waitFor(() => expect(api.received).toHaveLength(1));
    expect(draft.read()).toBeUndefined();
    draft.write(values);
    expect(draft.read()).toBeUndefined();
    await auth.login({ token: 'd.e.f' });
    draft.write(values);
    expect(draft.read()).toMatchObject({ values });
  });

  it('survive an expired session', async () => {
    const { auth, draft } = setUp(api.url, loggedIn);
    draft.write(values);
    await expect(auth.checkError(new HttpError('Please log in.', 401))).rejects.toBeDefined();
    await auth.logout({});
    await auth.logout({});
    expect(draft.read()).toMatchObject({ values });
    draft.write({ title: 'Written on in another tab' });
    expect(draft.read()?.values).toEqual({ title: 'Written on in another tab' });
  });
});
