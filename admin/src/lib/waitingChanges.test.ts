import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '../testing/makeStore.ts';
import { endDrafts } from './draft.ts';
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
    const store = makeStore();
    waitingChangesIn(store).add(makeChange());
    waitingChangesIn(store).add(makeChange({ key: 'second' }));
    expect(
      waitingChangesIn(store)
        .read()
        .map(({ key }) => key),
    ).toEqual(['first', 'second']);
  });

  it('take the place of those that the new one replaces', () => {
    const waitingChanges = waitingChangesIn(makeStore());
    for (const key of ['a', 'b']) waitingChanges.add(makeChange({ key }));
    waitingChanges.add(makeChange({ key: 'c' }), ({ key }) => key === 'a');
    expect(waitingChanges.read().map(({ key }) => key)).toEqual(['b', 'c']);
  });

  it('say whether one could still be taken back', () => {
    const waitingChanges = waitingChangesIn(makeStore());
    waitingChanges.add(makeChange());
    expect([waitingChanges.remove('first'), waitingChanges.remove('first')]).toEqual([true, false]);
  });

  it('keep a refused one with its reason until it is tried again', () => {
    const waitingChanges = waitingChangesIn(makeStore());
    waitingChanges.add(makeChange());
    waitingChanges.update('first', { refused: 'Title is required' });
    expect(waitingChanges.read()).toEqual([makeChange({ refused: 'Title is required' })]);
    waitingChanges.tryAgain('first');
    expect(waitingChanges.read()).toEqual([makeChange()]);
  });

  it('are deleted by a logout, with the drafts', () => {
    const store = makeStore();
    const waitingChanges = waitingChangesIn(store);
    waitingChanges.add(makeChange());
    endDrafts(store);
    expect(waitingChanges.read()).toEqual([]);
  });

  it('tell of a change', () => {
    const waitingChanges = waitingChangesIn(makeStore());
    const onChange = vi.fn<() => void>();
    const stop = waitingChanges.watch(onChange);
    waitingChanges.add(makeChange());
    waitingChanges.remove('first');
    stop();
    waitingChanges.add(makeChange());
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
