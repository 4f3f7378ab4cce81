import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLine } from './line.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(probe: () => Promise<unknown>) {
  const browser = new EventTarget();
  const line = createLine(probe, browser as Window);
  const seen: boolean[] = [];
  line.watch(() => seen.push(line.isUp()));
  return { browser, line, seen };
}
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

it('is gone at once when the browser says so, and back when the server answers', async () => {
  const probe = vi.fn<() => Promise<unknown>>().mockResolvedValue('');
  const { browser, seen } = setUp(probe);
  browser.dispatchEvent(new Event('offline'));
  expect(seen).toEqual([false]);
  browser.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(seen).toEqual([false, true]);
});

it('is not gone after one request without an answer', async () => {
  const { line, seen } = setUp(() => Promise.resolve());
  line.failed();
  await vi.runAllTimersAsync();
  expect(seen).toEqual([]);
});

it('is gone when the server does not answer, and asked again until it does', async () => {
  const probe = vi.fn<() => Promise<unknown>>(gone);
  const { line, seen } = setUp(probe);
  line.failed();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(seen).toEqual([false]);
  probe.mockResolvedValue(undefined);
  await vi.advanceTimersByTimeAsync(5000);
  expect(seen).toEqual([false, true]);
  expect(probe).toHaveBeenCalledTimes(4);
});
