import { messages } from '@year-group/api-types/messages';
import { makeNewsInput, makeNewsItem } from '@year-group/api-types/testing/factories';
import { HttpError } from 'react-admin';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { endDrafts, officerName } from '#lib/draft.ts';
import { startFakeApi } from '../testing/fakeApi.ts';
import { makeStorage } from '../testing/makeStorage.ts';
import { makeStore } from '../testing/makeStore.ts';
import { createAdminToken } from './adminToken.ts';
import { createDataProvider, type PanelDataProvider } from './dataProvider.ts';
import { createHttpClient, NoReply } from './httpClient.ts';
import { sendWaiting } from './sendWaiting.ts';
import { type WaitingChange, waitingChangesIn, waitingLock, waitingName, withWaiting } from './waiting.ts';

const data = makeNewsInput();
const previousData = makeNewsItem();
const meta = { key: 'key', title: data.title, form: { draftKey: 'news/7', values: { ...data } } };

const makeChange = (fields: Partial<WaitingChange> = {}): WaitingChange => ({
  key: 'first',
  method: 'create',
  name: 'news',
  input: { data: { ...data } },
  title: data.title,
  place: '/admin/news/create',
  savedAt: 1,
  ...fields,
});

/** A store of this browser when that officer is logged in. */
function storeOf(officer: string) {
  const store = makeStore();
  store.setItem(officerName, { id: officer });
  return store;
}

describe('the changes that wait', () => {
  it('survive a reload, in the order they were made', () => {
    const store = storeOf('ama');
    waitingChangesIn(store).add(makeChange());
    waitingChangesIn(store).add(makeChange({ key: 'second' }));
    const read = waitingChangesIn(store).read();
    expect(read.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('keep a refused one with its reason', () => {
    const waiting = waitingChangesIn(storeOf('ama'));
    waiting.add(makeChange());
    waiting.refuse('first', 'Title is required');
    expect(waiting.read()).toEqual([makeChange({ refused: 'Title is required' })]);
  });

  it('are seen by the officer who made them, and by nobody else', () => {
    const store = storeOf('ama');
    const waiting = waitingChangesIn(store);
    waiting.add(makeChange());
    store.setItem(officerName, { id: 'kojo' });
    expect(waiting.read()).toEqual([]);
    endDrafts(store);
    store.setItem(officerName, { id: 'ama' });
    expect(waiting.read()).toHaveLength(1);
  });

  it('are deleted by a logout, with the drafts', () => {
    const store = storeOf('ama');
    const waiting = waitingChangesIn(store);
    waiting.add(makeChange());
    endDrafts(store);
    expect(waiting.read()).toEqual([]);
  });

  it('tell of a change', () => {
    const store = storeOf('ama');
    const waiting = waitingChangesIn(store);
    const onChange = vi.fn<() => void>();
    const stop = store.subscribe(waitingName(store), onChange);
    waiting.add(makeChange());
    waiting.remove('first');
    stop();
    waiting.add(makeChange());
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('a write', () => {
  /** A provider whose every method ends like this. */
  function setUp(end: () => Promise<unknown>, store = storeOf('ama')) {
    vi.stubGlobal('window', { location: { pathname: '/admin/news/7/show', search: '' } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const waiting = waitingChangesIn(store);
    const send = vi.fn<() => Promise<unknown>>(end);
    const methods = ['create', 'update', 'delete', 'deleteMany', 'call'];
    const provider = Object.fromEntries(methods.map((name) => [name, send]));
    return {
      waiting,
      store,
      send,
      provider: withWaiting(provider as unknown as PanelDataProvider, waiting),
    };
  }
  const unanswered = () => Promise.reject(new NoReply('no answer'));

  it('without an answer resolves as if it were done, and waits with its officer, title and form', async () => {
    const { provider, waiting } = setUp(unanswered);
    const id = previousData.id;
    expect(await provider.update('news', { id, data, previousData, meta })).toEqual({
      data: { ...previousData, ...data },
    });
    expect(waiting.has('key')).toBe(true);
    const place = '/admin/news/7/show';
    expect(waiting.read()).toMatchObject([
      {
        ...meta,
        place,
        method: 'update',
        name: 'news',
        input: { id, data },
      },
    ]);
  });

  it.each(['create', 'delete'] as const)('of the kind %s waits too', async (method) => {
    const { provider, waiting } = setUp(unanswered);
    const write = provider[method] as (resource: string, params: object) => Promise<unknown>;
    await write('events', { id: '7', data, meta });
    expect(waiting.read()).toMatchObject([{ method }]);
  });

  it('of several rows needs a connection', async () => {
    const { provider, waiting } = setUp(unanswered);
    await expect(provider.deleteMany('news', { ids: ['7', '8'], meta })).rejects.toThrow(NoReply);
    expect(waiting.read()).toEqual([]);
  });

  it('rejects if it is not named, or is by nobody known', async () => {
    const { provider, waiting } = setUp(unanswered);
    await expect(provider.call('POST /api/admin/me/code-app')).rejects.toThrow(NoReply);
    await expect(provider.delete('news', { id: '7' })).rejects.toThrow(NoReply);
    await expect(setUp(unanswered, makeStore()).provider.create('news', { data, meta })).rejects.toThrow(
      NoReply,
    );
    expect(waiting.read()).toEqual([]);
  });

  it('is stored until it is answered, so that a page that ends meanwhile loses nothing', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { provider, waiting, store } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const writing = provider.create('news', { data, meta });
    expect(waiting.isUnderWay('key')).toBe(true);
    const afterReload = waitingChangesIn(store);
    expect(afterReload.read()).toMatchObject([{ ...meta, name: 'news' }]);
    expect(afterReload.isUnderWay('key')).toBe(false);
    // Nobody else sends it meanwhile.
    const free = () => navigator.locks.request(waitingLock, { ifAvailable: true }, (lock) => lock !== null);
    expect(await free()).toBe(false);
    answer({ data: { id: '7' } });
    await writing;
    expect(waiting.read()).toEqual([]);
    expect(await free()).toBe(true);
  });

  describe('is not sent before', () => {
    const save = { id: '7', data, previousData, meta };
    const answered = () => Promise.resolve({ data: { id: '7' } });

    it('others that wait, but before those that were refused', async () => {
      const { provider, waiting, send } = setUp(answered);
      waiting.add(makeChange());
      waiting.keep('first');
      expect(await provider.update('news', save)).toEqual({ data: { ...previousData, ...data, id: '7' } });
      expect(send).not.toHaveBeenCalled();
      expect(waiting.read()).toMatchObject([{ key: 'first' }, { key: 'key' }]);
      waiting.remove('key');
      waiting.refuse('first', 'Title is required');
      await provider.update('news', save);
      expect(send).toHaveBeenCalledOnce();
      expect(waiting.read()).toMatchObject([{ key: 'first' }]);
    });

    it('an earlier one of the same record whose answer has not come, but before that of another', async () => {
      const { provider, waiting, send } = setUp(answered);
      waiting.add(makeChange({ method: 'update', input: { id: '7', data: {} } }));
      await provider.update('news', { ...save, id: '8' });
      expect(send).toHaveBeenCalledOnce();
      await provider.update('news', save);
      expect(send).toHaveBeenCalledOnce();
      expect(waiting.read()).toMatchObject([{ key: 'first' }, { key: 'key' }]);
    });

    it('an earlier one that another tab is sending', async () => {
      const { provider, waiting, send, store } = setUp(answered);
      waitingChangesIn(store).add(makeChange());
      await provider.update('news', save);
      expect(send).not.toHaveBeenCalled();
      expect(waiting.has('key')).toBe(true);
    });
  });

  it('is sent where nothing can be stored, and rejects without an answer', async () => {
    const { provider, store } = setUp(unanswered);
    vi.spyOn(store, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await expect(provider.create('news', { data, meta })).rejects.toThrow(NoReply);
  });

  it('for which a new proof is asked does not wait, also where nobody answers the question', async () => {
    const { provider, waiting } = setUp(() => {
      waiting.dropUnderWay();
      return Promise.reject(new NoReply('no answer'));
    });
    const paid = { id: '7', data: { status: 'paid' }, previousData: {}, meta };
    await expect(provider.update('orders', paid)).rejects.toThrow(NoReply);
    expect(waiting.read()).toEqual([]);
  });

  it('that is refused rejects, and does not wait', async () => {
    const { provider, waiting } = setUp(() => Promise.reject(new HttpError('Title is required', 400)));
    await expect(provider.create('news', { data, meta })).rejects.toThrow('Title is required');
    expect(waiting.read()).toEqual([]);
  });
});

describe('what waits', async () => {
  const api = await startFakeApi();
  const token = createAdminToken(makeStorage({ 'admin-token': 'a.b.c' }));
  const provider = createDataProvider(api.url, createHttpClient(token));

  beforeEach(api.reset);
  afterAll(api.stop);

  function setUp(...changes: Partial<WaitingChange>[]) {
    const store = storeOf('ama');
    const stored = waitingChangesIn(store);
    for (const [index, change] of changes.entries()) {
      const key = `key ${index}`;
      stored.add(makeChange({ key, ...change }));
      stored.keep(key);
    }
    const onAnswer = vi.fn<(change: WaitingChange, refused: string) => void>();
    return { store, stored, onAnswer, send: () => sendWaiting(stored, provider, onAnswer) };
  }
  const keys = ({ stored }: ReturnType<typeof setUp>) => stored.read().map(({ key }) => key);

  it('is sent in its order, and removed', async () => {
    const waiting = setUp({}, { method: 'update', input: { id: '7', data } });
    api.answer({ status: 201, body: makeNewsItem() }, { body: makeNewsItem() });
    await waiting.send();
    expect(api.received).toMatchObject([
      { method: 'POST', url: '/api/news', body: data },
      { method: 'PUT', url: '/api/news/7', body: data },
    ]);
    expect(waiting.onAnswer.mock.calls).toMatchObject([
      [{ key: 'key 0' }, ''],
      [{ key: 'key 1' }, ''],
    ]);
    expect(keys(waiting)).toEqual([]);
  });

  it.each([
    ['a server that starts again', 503],
    ['a proxy whose server is down', 502],
    ['a login page of a hotel', 200],
  ])('is all kept at %s', async (_where, status) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const waiting = setUp({}, {});
    api.answer({ status, body: 'moved' });
    await waiting.send();
    expect(log).toHaveBeenCalledWith(messages.network, status);
    expect(api.received).toHaveLength(1);
    expect(keys(waiting)).toEqual(['key 0', 'key 1']);
  });

  it.each([
    ['an ended session, for the next login', 401, 'unauthorised'],
    ['a limit of requests', 429, 'rate-limited'],
    ['a database that does not answer', 503, 'unavailable'],
  ])('is all kept at %s', async (_what, status, code) => {
    const waiting = setUp({}, {});
    const error = 'Please try again later.';
    api.answer({ status, body: { error, message: error, code } });
    await waiting.send();
    expect(waiting.onAnswer).not.toHaveBeenCalled();
    expect(api.received).toHaveLength(1);
    expect(waiting.stored.read().map(({ refused }) => refused)).toEqual([undefined, undefined]);
  });

  it.each([
    ['refuses it', 400],
    ['fails at it, so that others are sent', 500],
  ])('is stored with the reason when the server %s, and not sent again', async (_what, status) => {
    const waiting = setUp({}, {});
    const error = 'Title is required';
    api.answer(
      { status, body: { error, message: error, code: 'validation-failed' } },
      { status: 201, body: makeNewsItem() },
    );
    await waiting.send();
    expect(waiting.onAnswer.mock.calls).toMatchObject([
      [{ key: 'key 0' }, error],
      [{ key: 'key 1' }, ''],
    ]);
    expect(waiting.stored.read()).toMatchObject([{ key: 'key 0', refused: error }]);
    await waiting.send();
    expect(api.received).toHaveLength(2);
  });

  it('is sent under its key, and done when its record is gone already', async () => {
    const waiting = setUp({}, { method: 'delete', name: 'events', input: { id: '7' } });
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
    expect(waiting.onAnswer.mock.calls).toMatchObject([
      [{ key: 'key 0' }, ''],
      [{ key: 'key 1' }, ''],
    ]);
    expect(keys(waiting)).toEqual([]);
  });

  it('is not taken for deleted because a proxy answers with a 404 of its own', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    const waiting = setUp({ method: 'delete', name: 'events', input: { id: '7' } });
    api.answer({ status: 404, body: 'no such site' });
    await waiting.send();
    expect(waiting.stored.read()).toMatchObject([{ refused: messages.admin.unreachable }]);
  });

  it('is not sent when a logout deleted it while another was sent', async () => {
    const waiting = setUp({}, {});
    waiting.onAnswer.mockImplementation(() => endDrafts(waiting.store));
    api.answer({ status: 201, body: makeNewsItem() });
    await waiting.send();
    expect(api.received).toHaveLength(1);
  });
});
