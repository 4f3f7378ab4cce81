import { endpoints } from '@year-group/api-types/endpoints';
import { describe, expect, it } from 'vitest';
import type { StoredCall, WaitingChange } from '#lib/waitingChanges.ts';
import { deleteCalls, isReplacedBy, ruleOf, saveCall } from './waitingRules.ts';

const changeOf = (call: StoredCall, draftKey?: string): WaitingChange => ({
  key: 'key',
  officer: 'ama',
  call,
  title: 'Speech day',
  savedAt: 1,
  ...(draftKey && { form: { draftKey, values: {} } }),
});
const section = (route: string) => changeOf({ route, params: { section: 'about' } }, 'group/about/new');

describe('what may wait for the connection', () => {
  it('is no payment, no officer, no password, no handover, and nothing that is final', () => {
    const routes = Object.values(endpoints)
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => ruleOf({ route }));
    const dangerous = /pay|officers|password|me\/|handover|merge|import|trash|start-own|login/;
    expect(routes.filter((route) => dangerous.test(route))).toEqual([]);
    expect(routes).toHaveLength(18);
  });

  it('is every section of the group, except how people pay it', () => {
    const route = 'POST /api/admin/group/:section';
    expect(ruleOf({ route, params: { section: 'about' } })).toBeDefined();
    expect(ruleOf({ route, params: { section: 'giving' } })).toBeUndefined();
  });
});

describe('a change takes the place of', () => {
  it('the earlier save of the same form, and of no other', () => {
    const isReplaced = isReplacedBy(changeOf(saveCall('members', '7', {}), 'members/7'));
    expect(isReplaced(changeOf(saveCall('members', '7', {}), 'members/7'))).toBe(true);
    expect(isReplaced(changeOf(saveCall('members', '8', {}), 'members/8'))).toBe(false);
    // A role is no form.
    expect(isReplaced(changeOf(saveCall('members', '7', { role: 'Treasurer' })))).toBe(false);
  });

  it('no other new record', () => {
    const create = changeOf(saveCall('news', undefined, {}), 'news/new');
    expect(isReplacedBy(create)(create)).toBe(false);
  });

  it('the draft of a section that is published, but a draft not of what was published', () => {
    const publication = section('POST /api/admin/group/:section');
    const draft = section('PUT /api/admin/group/:section/draft');
    expect(isReplacedBy(publication)(draft)).toBe(true);
    expect(isReplacedBy(draft)(publication)).toBe(false);
  });
});

it('deletes in parts of at most a thousand, or one by one where there is no call for several', () => {
  const ids = Array.from({ length: 1001 }, (_, index) => String(index));
  expect(deleteCalls('members', ids, true)).toMatchObject([
    { body: { batchSize: 1000 } },
    { body: { batchSize: 1, ids: ['1000'] } },
  ]);
  expect(deleteCalls('events', ['a', 'b'], true)).toEqual([
    { route: 'DELETE /api/events/:id', params: { id: 'a' } },
    { route: 'DELETE /api/events/:id', params: { id: 'b' } },
  ]);
});
