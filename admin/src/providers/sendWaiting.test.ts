import { messages } from '@year-group/api-types/messages';
import { makeNewsInput, makeNewsItem } from '@year-group/api-types/testing/factories';
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type WaitingChange, waitingChangesIn } from '../lib/waitingChanges.ts';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { makeStore } from '../testing/makeStore.ts';
import { createAdminToken } from './adminToken.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';
import { sendWaiting } from './sendWaiting.ts';

const api = await startFakeApi();
const token = createAdminToken(makeStorage({ 'admin-token': 'a.b.c' }));
const provider = createDataProvider(api.url, createHttpClient(token));

beforeEach(api.reset);
afterAll(api.stop);

const data = makeNewsInput();
function setUp(...changes: Partial<WaitingChange>[]) {
  const stored = waitingChangesIn(makeStore());
  for (const [index, change] of changes.entries()) {
    stored.add({
      key: `key ${index}`,
      officer: 'ama',
      method: 'create',
      args: ['news', { data, meta: { key: `key ${index}` } }],
      title: data.title,
      savedAt: 1,
      ...change,
    });
  }
  const outcome = {
    onSent: vi.fn<(change: WaitingChange, reply: unknown) => void>(),
    onRefused: vi.fn<(change: WaitingChange, why: string) => void>(),
  };
  return {
    stored,
    outcome,
    send: (officer = 'ama') => sendWaiting(stored, provider, officer, outcome),
  };
}
const keys = ({ stored }: ReturnType<typeof setUp>) => stored.read().map(({ key }) => key);

it('sends new and changed records in their order, and removes them', async () => {
  const waiting = setUp({}, { method: 'update', args: ['news', { id: '7', data }] });
  api.answer({ status: 201, body: makeNewsItem() }, { body: makeNewsItem() });
  await waiting.send();
  expect(api.received).toMatchObject([
    { method: 'POST', url: '/api/news', body: data },
    { method: 'PUT', url: '/api/news/7', body: data },
  ]);
  expect(waiting.outcome.onSent).toHaveBeenCalledTimes(2);
  expect(keys(waiting)).toEqual([]);
});

it('leaves what another officer saved', async () => {
  const waiting = setUp({ officer: 'kojo' });
  await waiting.send();
  expect(api.received).toEqual([]);
  expect(keys(waiting)).toEqual(['key 0']);
});

it('stops at a failing server, and keeps everything', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const waiting = setUp({}, {});
  api.answer({ status: 503, body: 'moved' });
  await waiting.send();
  expect(log).toHaveBeenCalledWith(messages.network, 503);
  expect(api.received).toHaveLength(1);
  expect(keys(waiting)).toEqual(['key 0', 'key 1']);
});

it('stores what the server refuses with the reason, does not send it again, and continues', async () => {
  const waiting = setUp({}, {});
  const error = 'Title is required';
  api.answer(
    { status: 400, body: { error, message: error, code: 'validation-failed' } },
    { status: 201, body: makeNewsItem() },
  );
  await waiting.send();
  expect(waiting.outcome.onRefused).toHaveBeenCalledWith(expect.objectContaining({ key: 'key 0' }), error);
  expect(waiting.outcome.onSent).toHaveBeenCalledTimes(1);
  expect(waiting.stored.read()).toMatchObject([{ key: 'key 0', refused: error }]);
  await waiting.send();
  expect(api.received).toHaveLength(2);
});

it('rejects at an ended session, and keeps everything for the next login', async () => {
  const waiting = setUp({});
  const error = 'Please log in to continue.';
  api.answer({ status: 401, body: { error, message: error, code: 'unauthorised' } });
  await expect(waiting.send()).rejects.toThrow(error);
  expect(keys(waiting)).toEqual(['key 0']);
});

it('sends under its key, and takes a record that is gone already as deleted', async () => {
  const waiting = setUp({}, { method: 'delete', args: ['events', { id: '7' }] });
  const error = 'Not found';
  api.answer(
    { status: 201, body: makeNewsItem() },
    { status: 404, body: { error, message: error, code: 'not-found' } },
  );
  await waiting.send();
  expect(api.received).toMatchObject([
    { method: 'POST', url: '/api/news', key: 'key 0' },
    { method: 'DELETE', url: '/api/events/7' },
  ]);
  expect(waiting.outcome.onSent).toHaveBeenCalledTimes(2);
  expect(keys(waiting)).toEqual([]);
});

it('leaves what was taken back while another was sent', async () => {
  const waiting = setUp({}, {});
  waiting.outcome.onSent.mockImplementation(() => void waiting.stored.remove('key 1'));
  api.answer({ status: 201, body: makeNewsItem() });
  await waiting.send();
  expect(api.received).toHaveLength(1);
});

it('keeps the orders that stayed as they were, except those that were there already', async () => {
  const body = { ids: ['one', 'two', 'three'], status: 'shipped' };
  const waiting = setUp({ method: 'call', args: ['POST /api/admin/orders/status', { body }] });
  const refused = [
    { id: 'one', message: messages.orders.alreadyThere('shipped') },
    { id: 'two', message: messages.orders.notPaid },
  ];
  api.answer({ body: { changed: 1, refused, unpaid: ['two'], undo: 'sealed' } });
  await waiting.send();
  expect(waiting.stored.read()).toMatchObject([
    { args: [expect.any(String), { body: { ids: ['two'] } }], refused: messages.orders.notPaid },
  ]);
  // The one that changed can be undone.
  expect(waiting.outcome.onSent).toHaveBeenCalledOnce();
});
