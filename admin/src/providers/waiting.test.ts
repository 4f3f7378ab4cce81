import { QueryClient } from '@tanstack/react-query';
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
import {
  changeSeen,
  type WaitingChange,
  waitingChangesIn,
  waitingLock,
  waitingName,
  withWaiting,
} from './waiting.ts';

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
    waitingChangesIn(store, new QueryClient()).add(makeChange());
    waitingChangesIn(store, new QueryClient()).add(makeChange({ key: 'second' }));
    const read = waitingChangesIn(store, new QueryClient()).read();
    expect(read.map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('keep a refused one with its reason until it is tried again', () => {
    const waiting = waitingChangesIn(storeOf('ama'), new QueryClient());
    waiting.add(makeChange());
    waiting.refuse('first', 'Title is required');
    expect(waiting.read()).toEqual([makeChange({ refused: 'Title is required' })]);
    waiting.refuse('first');
    expect(waiting.read()).toEqual([makeChange()]);
  });

  it('are seen by the officer who made them, and by nobody else', () => {
    const store = storeOf('ama');
    const waiting = waitingChangesIn(store, new QueryClient());
    waiting.add(makeChange());
    store.setItem(officerName, { id: 'kojo' });
    expect(waiting.read()).toEqual([]);
    endDrafts(store);
    store.setItem(officerName, { id: 'ama' });
    expect(waiting.read()).toHaveLength(1);
  });

  it('are deleted by a logout, with the drafts', () => {
    const store = storeOf('ama');
    const waiting = waitingChangesIn(store, new QueryClient());
    waiting.add(makeChange());
    endDrafts(store);
    expect(waiting.read()).toEqual([]);
  });

  it('tell of a change', () => {
    const store = storeOf('ama');
    const waiting = waitingChangesIn(store, new QueryClient());
    const onChange = vi.fn<() => void>();
    const stop = store.subscribe(waitingName(store), onChange);
    waiting.add(makeChange());
    waiting.remove('first');
    stop();
    waiting.add(makeChange());
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});

describe('a change takes the place of', () => {
  /** The keys of what waits after a first and a second change. */
  const left = (first: Partial<WaitingChange>, second: Partial<WaitingChange>) => {
    const waiting = waitingChangesIn(storeOf('ama'), new QueryClient());
    const earlier = makeChange(first);
    const later = makeChange({ ...second, key: 'second' });
    for (const change of [earlier, later]) waiting.add(change);
    waiting.end(earlier, 'waiting');
    waiting.end(later, 'waiting');
    return waiting.read().map(({ key }) => key);
  };
  const update = (id: string, draftKey?: string): Partial<WaitingChange> => ({
    method: 'update',
    name: 'members',
    input: { id, data: {} },
    ...(draftKey && { form: { draftKey, values: {} } }),
  });
  const section = (route: string): Partial<WaitingChange> => ({
    method: 'call',
    name: route,
    input: {},
    form: { draftKey: 'group/about/new', values: {} },
  });

  it('the earlier save of the same form, and of no other', () => {
    expect(left(update('7', 'members/7'), update('7', 'members/7'))).toEqual(['second']);
    expect(left(update('8', 'members/8'), update('7', 'members/7'))).toHaveLength(2);
    // A role is no form.
    expect(left(update('7'), update('7'))).toHaveLength(2);
  });

  it('no other new record', () => {
    const create = { form: { draftKey: 'news/new', values: {} } };
    expect(left(create, create)).toHaveLength(2);
  });

  it('the draft of a section that is published, but a draft not of what was published', () => {
    const publication = section('POST /api/admin/group/:section');
    const draft = section('PUT /api/admin/group/:section/draft');
    expect(left(draft, publication)).toEqual(['second']);
    expect(left(publication, publication)).toEqual(['second']);
    expect(left(publication, draft)).toHaveLength(2);
  });
});

describe('a write', () => {
  /** A provider whose every method ends like this. */
  function setUp(end: () => Promise<unknown>, { officer }: { officer?: string } = { officer: 'ama' }) {
    vi.stubGlobal('window', { location: { pathname: '/admin/news/7/show', search: '' } });
    onTestFinished(() => void vi.unstubAllGlobals());
    const store = storeOf('ama');
    const waiting = waitingChangesIn(store, new QueryClient());
    const methods = ['create', 'update', 'delete', 'deleteMany', 'call'];
    const provider = Object.fromEntries(methods.map((name) => [name, vi.fn<() => Promise<unknown>>(end)]));
    return {
      waiting,
      store,
      provider: withWaiting(provider as unknown as PanelDataProvider, waiting, () => officer),
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

  it.each(['create', 'delete', 'deleteMany'] as const)('of the kind %s waits too', async (method) => {
    const { provider, waiting } = setUp(unanswered);
    const write = provider[method] as (resource: string, params: object) => Promise<unknown>;
    await write('events', { id: '7', ids: ['7'], data, meta });
    expect(waiting.read()).toMatchObject([{ method }]);
  });

  it('rejects if it is not named, or is by nobody known', async () => {
    const { provider, waiting } = setUp(unanswered);
    await expect(provider.call('POST /api/admin/me/code-app')).rejects.toThrow(NoReply);
    await expect(provider.delete('news', { id: '7' })).rejects.toThrow(NoReply);
    await expect(setUp(unanswered, {}).provider.create('news', { data, meta })).rejects.toThrow(NoReply);
    expect(waiting.read()).toEqual([]);
  });

  it('is stored until it is answered, so that a page that ends meanwhile loses nothing', async () => {
    let answer: (reply: unknown) => void = () => {};
    const { provider, waiting, store } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const writing = provider.create('news', { data, meta });
    expect(waiting.isUnderWay('key')).toBe(true);
    const afterReload = waitingChangesIn(store, new QueryClient());
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

  it('takes the place of an earlier save of its form that waits, so that it is never overwritten', async () => {
    const { provider, waiting } = setUp(() => Promise.resolve({ data: { id: '7' } }));
    waiting.add(makeChange({ ...meta, key: 'earlier', method: 'update' }));
    await provider.update('news', { id: '7', data, previousData, meta });
    expect(waiting.read()).toEqual([]);
  });

  it('is sent where nothing can be stored, and rejects without an answer', async () => {
    const { provider, store } = setUp(unanswered);
    vi.spyOn(store, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await expect(provider.create('news', { data, meta })).rejects.toThrow(NoReply);
  });

  it('that is refused leaves an earlier save of its form waiting', async () => {
    const { provider, waiting } = setUp(() => Promise.reject(new HttpError('Title is required', 400)));
    waiting.add(makeChange({ ...meta, key: 'earlier', method: 'update' }));
    await expect(provider.update('news', { id: '7', data, previousData, meta })).rejects.toThrow('required');
    expect(waiting.read()).toMatchObject([{ key: 'earlier' }]);
  });

  it('for which a new proof is asked does not wait, also where nobody answers the question', async () => {
    const { provider, waiting } = setUp(() => {
      waiting.dropUnderWay();
      return Promise.reject(new NoReply('no answer'));
    });
    await expect(provider.deleteMany('members', { ids: ['7'], meta })).rejects.toThrow(NoReply);
    expect(waiting.read()).toEqual([]);
  });

  it('that is refused rejects, and does not wait', async () => {
    const { provider, waiting } = setUp(() => Promise.reject(new Error('Title is required')));
    await expect(provider.create('news', { data, meta })).rejects.toThrow('Title is required');
    expect(waiting.read()).toEqual([]);
  });
});

it('a waiting change is shown in every list that was seen, and taken back', () => {
  const one = { id: 'one', status: 'paid' };
  const two = { id: 'two', status: 'paid' };
  const queries = new QueryClient();
  const seen = new Map<string, unknown>([
    ['list', { pages: [{ data: [one, two], total: 2 }], pageParams: [1] }],
    ['toPack', [one, two]],
    ['details', one],
  ]);
  for (const [name, rows] of seen) queries.setQueryData(['orders', name], rows);
  queries.setQueryData(['news', 'list'], [one]);
  const read = (name: string) => queries.getQueryData(['orders', name]);

  const shipped = { ...one, status: 'shipped' };
  const body = { ids: ['one'], status: 'shipped' };
  for (const change of [
    { name: 'orders', input: { id: 'one', data: { status: 'shipped' } } },
    { name: 'POST /api/admin/orders/status', input: { body }, changes: ['orders'] },
  ]) {
    const showAgain = changeSeen(queries, change);
    expect(read('list')).toEqual({ pages: [{ data: [shipped, two], total: 2 }], pageParams: [1] });
    expect(read('toPack')).toEqual([shipped, two]);
    expect(read('details')).toEqual(shipped);
    expect(queries.getQueryData(['news', 'list'])).toEqual([one]);
    showAgain();
    for (const [name, rows] of seen) expect(read(name)).toEqual(rows);
  }
});

describe('what waits', async () => {
  const api = await startFakeApi();
  const token = createAdminToken(makeStorage({ 'admin-token': 'a.b.c' }));
  const provider = createDataProvider(api.url, createHttpClient(token));

  beforeEach(api.reset);
  afterAll(api.stop);

  function setUp(...changes: Partial<WaitingChange>[]) {
    const stored = waitingChangesIn(storeOf('ama'), new QueryClient());
    for (const [index, change] of changes.entries()) {
      const key = `key ${index}`;
      const added = makeChange({ key, ...change });
      stored.add(added);
      stored.end(added, 'waiting');
    }
    const onAnswer = vi.fn<(change: WaitingChange, refused: string) => void>();
    return { stored, onAnswer, send: () => sendWaiting(stored, provider, onAnswer) };
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
    ['a failing server', 503],
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

  it('is all kept at an ended session, for the next login', async () => {
    const waiting = setUp({});
    const error = 'Please log in to continue.';
    api.answer({ status: 401, body: { error, message: error, code: 'unauthorised' } });
    await waiting.send();
    expect(waiting.onAnswer).not.toHaveBeenCalled();
    expect(waiting.stored.read()).toMatchObject([{ key: 'key 0' }]);
  });

  it('is stored with the reason when the server refuses it, and not sent again', async () => {
    const waiting = setUp({}, {});
    const error = 'Title is required';
    api.answer(
      { status: 400, body: { error, message: error, code: 'validation-failed' } },
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

  it('is not sent when it was taken back while another was sent', async () => {
    const waiting = setUp({}, {});
    waiting.onAnswer.mockImplementation(() => waiting.stored.remove('key 1'));
    api.answer({ status: 201, body: makeNewsItem() });
    await waiting.send();
    expect(api.received).toHaveLength(1);
  });

  it('says which orders stayed as they were, except those that were there already', async () => {
    const body = { ids: ['one', 'two', 'three'], status: 'shipped' };
    const waiting = setUp({ method: 'call', name: 'POST /api/admin/orders/status', input: { body } });
    const refused = [
      { id: 'one', message: messages.orders.alreadyThere('shipped') },
      { id: 'two', message: messages.orders.inReview },
    ];
    api.answer({ body: { changed: 1, refused, undo: 'sealed' } });
    await waiting.send();
    const why = `TWO: ${messages.orders.inReview}`;
    expect(waiting.stored.read()).toMatchObject([{ refused: why }]);
    expect(waiting.onAnswer).toHaveBeenCalledExactlyOnceWith(expect.anything(), why);
  });
});
