import { messages } from '@year-group/api-types/messages';
import { HttpError } from 'react-admin';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftAt, draftsIn } from '#lib/draft.ts';
import { makeStorage, startFakeApi } from '../testing/fakeApi.ts';
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

describe('login', () => {
  it('sends the password and stores the token', async () => {
    const { auth, token } = setUp();
    api.answer({ body: { token: 'a.b.c' } });
    await auth.login({ password: 'secret' });
    expect(api.received).toMatchObject([
      { method: 'POST', url: '/api/admin/login', body: { password: 'secret' } },
    ]);
    expect(token.read()).toBe('a.b.c');
  });

  it('shows the server’s message', async () => {
    const { auth, token } = setUp();
    api.answer({ status: 401, body: { error: messages.admin.wrongPassword, code: 'wrong-password' } });
    await expect(auth.login({ password: 'wrong' })).rejects.toThrow(messages.admin.wrongPassword);
    expect(token.read()).toBeNull();
  });

  it.each([
    { status: 502, body: 'Bad gateway' },
    { status: 401, body: {} },
    { status: 200, body: {} },
    { status: 200, body: 'Welcome to the hotel' },
  ])('says that authentication failed when $status comes with $body', async (reply) => {
    api.answer(reply);
    await expect(setUp().auth.login({ password: 'secret' })).rejects.toThrow(messages.admin.loginFailed);
  });

  it('reports a failure when there is no reply', async () => {
    const { auth } = setUp('http://127.0.0.1:1');
    await expect(auth.login({ password: 'secret' })).rejects.toThrow(messages.admin.loginUnreachable);
  });
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

  it.each([401, 403])('ends the session at %i with the server’s message', async (status) => {
    const error = new HttpError('Please log in to continue.', status);
    await expect(setUp(api.url, loggedIn).auth.checkError(error)).rejects.toBe(error);
  });

  it.each([400, 404, 500])('keeps the session at %i', async (status) => {
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
    expect(draft.read()).toBeUndefined();
    draft.write(values);
    expect(draft.read()).toBeUndefined();
    api.answer({ body: { token: 'd.e.f' } });
    await auth.login({ password: 'secret' });
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
