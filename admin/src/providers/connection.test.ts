import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkConnection } from './connection.ts';

const seen: boolean[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  seen.length = 0;
});
onlineManager.subscribe((isOnline) => seen.push(isOnline));
afterEach(() => {
  vi.useRealTimers();
});

it('is not gone after one request without an answer', async () => {
  await checkConnection(() => Promise.resolve());
  expect(seen).toEqual([]);
});

it('is gone when the server does not answer, and asked again until it does', async () => {
  const probe = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('Failed to fetch')));
  void checkConnection(probe);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(seen).toEqual([false]);
  probe.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual([false, true]);
  expect(probe).toHaveBeenCalledTimes(4);
});
