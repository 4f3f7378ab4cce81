import { messages } from '@year-group/api-types/messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiReply, Transport } from '#lib/transport.ts';
import { memberSessionChanged, selectMemberToken } from '#store/authSlice.ts';
import { makeStore } from '#store/makeStore.ts';
import { baseApi } from './baseApi.ts';
import { call } from './call.ts';
import { getNewsItem } from './newsApi.ts';

const probe = baseApi.injectEndpoints({
  endpoints: (build) => ({
    write: build.mutation<unknown, void>(call('DELETE /api/members/me')),
    readAsMember: build.query<unknown, void>(call('GET /api/members', () => ({ asMember: true }))),
  }),
}).endpoints;

const down: ApiReply = { status: 503, body: { error: 'Not now.', message: 'Not now.', code: 'unavailable' } };
const storeWith = (reply: () => Promise<ApiReply>) => {
  const transport = vi.fn<Transport>(reply);
  return { transport, store: makeStore(undefined, { transport, retries: 3 }) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('tries a failed read three more times, with growing pauses', async () => {
  const { store, transport } = storeWith(async () => down);
  const read = store.dispatch(getNewsItem.initiate('a'));
  for (const [pause, tries] of [
    [0, 1],
    [1000, 2],
    [2000, 3],
    [4000, 4],
    [60_000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause);
    expect(transport).toHaveBeenCalledTimes(tries);
  }
  expect((await read).error).toMatchObject({ status: 503, error: 'Not now.', code: 'unavailable' });
});

it('does not retry a refusal', async () => {
  const { store, transport } = storeWith(async () => ({
    status: 404,
    body: { error: 'Gone.', code: 'not-found' },
  }));
  expect((await store.dispatch(getNewsItem.initiate('a'))).error).toMatchObject({
    status: 404,
    error: 'Gone.',
  });
  expect(transport).toHaveBeenCalledTimes(1);
});

it('never sends a write twice', async () => {
  const { store, transport } = storeWith(async () => down);
  await store.dispatch(probe.write.initiate());
  await vi.runAllTimersAsync();
  expect(transport).toHaveBeenCalledTimes(1);
});

it.each([
  ['network', new Error('no way through')],
  ['timeout', new DOMException('too late', 'TimeoutError')],
])('gives a failure without a reply the code %s', async (code, thrown) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store } = storeWith(() => Promise.reject(thrown));
  const read = store.dispatch(probe.write.initiate());
  expect((await read).error).toEqual({ status: 0, error: messages.network, code });
  expect(log).toHaveBeenCalledExactlyOnceWith(messages.network, '');
});

it('logs a refusal without an explanation, and no other', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const body of ['<html>Bad Gateway</html>', { error: 'Not now.' }]) {
    const { store } = storeWith(async () => ({ status: 502, body }));
    await store.dispatch(probe.write.initiate());
  }
  expect(log).toHaveBeenCalledExactlyOnceWith(messages.network, 502);
});

it.each([401, 403])('ends the member’s session when the API answers %i', async (status) => {
  const { store, transport } = storeWith(async () => ({ status, body: { error: 'Please verify again.' } }));
  store.dispatch(memberSessionChanged('token'));
  await store.dispatch(probe.readAsMember.initiate());
  expect(transport.mock.calls[0]?.[0].headers).toEqual({ Authorization: 'Bearer token' });
  expect(selectMemberToken(store.getState())).toBeNull();
});

it('sends no token with public calls', async () => {
  const { store, transport } = storeWith(async () => ({ status: 200, body: { content: '' } }));
  store.dispatch(memberSessionChanged('token'));
  await store.dispatch(getNewsItem.initiate('a'));
  expect(transport.mock.calls[0]?.[0].headers).toEqual({});
});
