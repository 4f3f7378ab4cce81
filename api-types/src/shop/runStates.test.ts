import { describe, expect, it } from 'vitest';
import { allows, isBuyable, type RunAction, runStates, stateAfter, stepsOf } from './runStates.ts';

const walk = (...actions: RunAction[]) =>
  actions.reduce(
    (state, action) => stateAfter(state, action) ?? 'closed',
    runStates[0] as (typeof runStates)[number],
  );

describe('a run', () => {
  it('goes from its draft to the last shirt handed out', () => {
    expect(walk('open', 'join', 'reach', 'resize', 'order', 'arrive', 'tick', 'finish')).toBe('handed-out');
  });

  it('that fails is refunded and closed, whether its minimum was reached or not', () => {
    expect(walk('open', 'fail', 'refund', 'refund', 'close')).toBe('closed');
    expect(walk('open', 'reach', 'fail', 'refund')).toBe('refunding');
  });

  it('takes payments only while it is open or reached', () => {
    expect(runStates.filter((state) => allows(state, 'join'))).toEqual(['open', 'reached']);
  });

  it('cannot go back, nor fail once the printer has the order', () => {
    expect(stateAfter('ordered', 'fail')).toBeUndefined();
    expect(stateAfter('reached', 'open')).toBeUndefined();
    expect(stateAfter('closed', 'refund')).toBeUndefined();
  });

  it('offers an officer only the steps of its state', () => {
    expect(stepsOf('draft')).toEqual(['open']);
    expect(stepsOf('reached')).toEqual(['order', 'fail']);
    expect(stepsOf('handed-out')).toEqual([]);
  });
});

it('is bought until the moment at which it closes', () => {
  const closesAt = '2026-12-01T18:00:00.000Z';
  const at = (now: string, state: 'open' | 'ordered' = 'open') =>
    isBuyable({ state, closesAt }, Date.parse(now));
  expect(at('2026-12-01T17:59:59.999Z')).toBe(true);
  expect(at('2026-12-01T18:00:00.000Z')).toBe(false);
  expect(at('2026-12-01T17:00:00.000Z', 'ordered')).toBe(false);
});
