import { endpoints } from '@year-group/api-types/endpoints';
import { makeNewsInput, makeNewsItem } from '@year-group/api-types/testing/factories';
import { describe, expect, it, vi } from 'vitest';
import { type WaitingChange, waitingChangesIn } from '#lib/waitingChanges.ts';
import { makeStore } from '../testing/makeStore.ts';
import type { PanelDataProvider } from './dataProvider.ts';
import { NoReply } from './httpClient.ts';
import { isReplacedBy, ruleOf } from './waitingRules.ts';
import { withWaiting } from './withWaiting.ts';

const data = makeNewsInput();
const previousData = makeNewsItem();
const meta = { key: 'key', title: data.title, form: { draftKey: 'news/7', values: { ...data } } };

/** A provider whose every method ends like this. */
function setUp(end: () => Promise<unknown>, { officer }: { officer?: string } = { officer: 'ama' }) {
  const waiting = waitingChangesIn(makeStore());
  const methods = ['create', 'update', 'delete', 'deleteMany', 'call'];
  const provider = Object.fromEntries(methods.map((name) => [name, vi.fn<() => Promise<unknown>>(end)]));
  const onWaiting = vi.fn<(change: WaitingChange) => void>();
  return {
    waiting,
    onWaiting,
    provider: withWaiting(provider as unknown as PanelDataProvider, {
      waiting,
      officer: () => officer,
      onWaiting,
    }),
  };
}
const unanswered = () => Promise.reject(new NoReply('no answer'));

describe('a write without an answer', () => {
  it('resolves as if it were done, and waits with its officer, title and form', async () => {
    const { provider, waiting, onWaiting } = setUp(unanswered);
    const id = previousData.id;
    expect(await provider.update('news', { id, data, previousData, meta })).toEqual({
      data: { ...previousData, ...data },
    });
    expect(waiting.has('key')).toBe(true);
    expect(waiting.read()).toMatchObject([
      { ...meta, officer: 'ama', method: 'update', args: ['news', { id, data, meta: { key: 'key' } }] },
    ]);
    expect(onWaiting).toHaveBeenCalledOnce();
  });

  it.each(['create', 'delete', 'deleteMany'] as const)('of the kind %s waits too', async (method) => {
    const { provider, waiting } = setUp(unanswered);
    const write = provider[method] as (resource: string, params: object) => Promise<unknown>;
    await write('events', { id: '7', ids: ['7'], data, meta });
    expect(waiting.read()).toMatchObject([{ method }]);
  });

  it('rejects if it must not wait, is not named, or is by nobody known', async () => {
    const { provider, waiting } = setUp(unanswered);
    await expect(provider.update('officers', { id: '7', data, previousData, meta })).rejects.toThrow(NoReply);
    await expect(provider.delete('news', { id: '7' })).rejects.toThrow(NoReply);
    await expect(setUp(unanswered, {}).provider.create('news', { data, meta })).rejects.toThrow(NoReply);
    expect(waiting.read()).toEqual([]);
  });
});

it('a refusal rejects, and does not wait', async () => {
  const { provider, waiting } = setUp(() => Promise.reject(new Error('Title is required')));
  await expect(provider.create('news', { data, meta })).rejects.toThrow('Title is required');
  expect(waiting.read()).toEqual([]);
});

describe('what may wait for the connection', () => {
  it('is no payment, no officer, no password, no handover, and nothing that is final', () => {
    const routes = Object.values(endpoints)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => ruleOf({ method: 'call', args: [route, { params: {}, body: {} }] }));
    expect(routes.toSorted()).toEqual([
      'POST /api/admin/group/:section',
      'POST /api/admin/orders/status',
      'PUT /api/admin/group/:section/draft',
      'PUT /api/admin/run-lines/:id',
    ]);
    for (const resource of ['officers', 'runs', 'trash', 'actions'])
      expect(ruleOf({ method: 'delete', args: [resource, { id: '7' }] })).toBeUndefined();
    expect(ruleOf({ method: 'delete', args: ['orders', { id: '7' }] })).toBeUndefined();
  });

  it('is every section of the group, except how people pay it', () => {
    const publish = (section: string) =>
      ruleOf({ method: 'call', args: ['POST /api/admin/group/:section', { params: { section } }] });
    expect(publish('about')).toBeDefined();
    expect(publish('giving')).toBeUndefined();
  });
});

describe('a change takes the place of', () => {
  const changeOf = (method: WaitingChange['method'], args: unknown[], draftKey?: string): WaitingChange => ({
    key: 'key',
    officer: 'ama',
    title: 'Speech day',
    savedAt: 1,
    method,
    args,
    ...(draftKey && { form: { draftKey, values: {} } }),
  });
  const update = (id: string, draftKey?: string) =>
    changeOf('update', ['members', { id, data: {} }], draftKey);
  const section = (route: string) =>
    changeOf('call', [route, { params: { section: 'about' } }], 'group/about/new');

  it('the earlier save of the same form, and of no other', () => {
    const isReplaced = isReplacedBy(update('7', 'members/7'));
    expect(isReplaced(update('7', 'members/7'))).toBe(true);
    expect(isReplaced(update('8', 'members/8'))).toBe(false);
    // A role is no form.
    expect(isReplaced(update('7'))).toBe(false);
  });

  it('no other new record', () => {
    const create = changeOf('create', ['news', { data: {} }], 'news/new');
    expect(isReplacedBy(create)(create)).toBe(false);
  });

  it('the draft of a section that is published, but a draft not of what was published', () => {
    const publication = section('POST /api/admin/group/:section');
    const draft = section('PUT /api/admin/group/:section/draft');
    expect(isReplacedBy(publication)(draft)).toBe(true);
    expect(isReplacedBy(draft)(publication)).toBe(false);
  });
});
