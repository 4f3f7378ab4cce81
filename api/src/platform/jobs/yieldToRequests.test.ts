import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { yieldToRequests } from './yieldToRequests.ts';

afterEach(() => vi.restoreAllMocks());

/** Says of the process that it was at work for this share of its time; returns how often that was asked. */
function atWork(share: number): () => number {
  const look = { active: 1000 * share, idle: 1000 * (1 - share), utilization: share };
  const asked = vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(look);
  return () => asked.mock.calls.length / 2;
}

it('does not wait in a process that has time', async () => {
  const looks = atWork(0.5);
  await yieldToRequests();
  expect(looks()).toBe(1);
});

it('waits while people are waiting, but not for ever', async () => {
  const looks = atWork(1);
  await yieldToRequests();
  expect(looks()).toBe(5);
});
