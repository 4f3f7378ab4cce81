import { describe, expect, it, vi } from 'vitest';
import { makeStorage } from '../testing/makeStorage.ts';
import { draftsIn } from './draft.ts';
import { type WaitingChange, waitingChangesIn } from './waitingChanges.ts';

const makeChange = (fields: Partial<WaitingChange> = {}): WaitingChange => ({
  key: 'first',
  officer: 'ama',
  method: 'create',
  args: ['news', { data: { title: 'Speech day' } }],
  title: 'Speech day',
  savedAt: 1,
  ...fields,
});

describe('the changes that wait', () => {
  it('survive a reload, in the order they were made', () => {
    const storage = makeStorage();
    waitingChangesIn(storage).add(makeChange());
    waitingChangesIn(storage).add(makeChange({ key: 'second' }));
    expect(
      waitingChangesIn(storage)
        .read()
        .map(({ key }) => key),
    ).toEqual(['first', 'second']);
  });

  it('take the place of those that the new one replaces', () => {
    const waitingChanges = waitingChangesIn(makeStorage());
    for (const key of ['a', 'b']) waitingChanges.add(makeChange({ key }));
    waitingChanges.add(makeChange({ key: 'c' }), ({ key }) => key === 'a');
    expect(waitingChanges.read().map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('say whether one could still be taken back', () => {
    const waitingChanges = waitingChangesIn(makeStorage());
    waitingChanges.add(makeChange());
    expect([waitingChanges.remove('first'), waitingChanges.remove('first')]).toEqual([true, false]);
  });

  it('keep a refused one with its reason until it is tried again', () => {
    const waitingChanges = waitingChangesIn(makeStorage());
    waitingChanges.add(makeChange());
    waitingChanges.update('first', { refused: 'Title is required' });
    expect(waitingChanges.read()).toEqual([makeChange({ refused: 'Title is required' })]);
    waitingChanges.tryAgain('first');
    expect(waitingChanges.read()).toEqual([makeChange()]);
  });

  it('are deleted by a logout, with the drafts', () => {
    const storage = makeStorage();
    const waitingChanges = waitingChangesIn(storage);
    waitingChanges.add(makeChange());
    draftsIn(storage).endAll();
    expect(waitingChanges.read()).toEqual([]);
  });

  it('tell of a change', () => {
    const waitingChanges = waitingChangesIn(makeStorage());
    const onChange = vi.fn<() => void>();
    const stop = waitingChanges.watch(onChange);
    waitingChanges.add(makeChange());
    waitingChanges.remove('first');
    stop();
    waitingChanges.add(makeChange());
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('are none where the storage holds something else', () => {
    for (const stored of ['not JSON', '{}', '[{"resource":"news"}]'])
      expect(waitingChangesIn(makeStorage({ 'admin-draft:waiting': stored })).read()).toEqual([]);
  });
});
