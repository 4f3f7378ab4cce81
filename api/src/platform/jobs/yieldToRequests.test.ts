import { performance } from 'node:perf_hooks';
import { afterEach, expect, it, vi } from 'vitest';
import { yieldToRequests } from './yieldToRequests.ts';

afterEach(() => vi.restoreAllMocks());

/** Simulates the given event loop utilisation; returns how often it was read. */
function atWork(share: number): () => number {
  const look = { active: 1000 * share, idle: 1000 * (1 - share), utilization: share };
  const measured = vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(look);
  return () => measured.mock.calls.length / 2;
}

it('does not wait in an idle process', async () => {
  const looks = atWork(0.5);
  await yieldToRequests();
  expect(looks()).toBe(1);
});

it('waits while the process is busy, but not for ever', async () => {
  const looks = atWork(1);
  await yieldToRequests();
  expect(looks()).toBe(5);
});
