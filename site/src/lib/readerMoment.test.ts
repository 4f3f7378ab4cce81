import { afterEach, expect, it, vi } from 'vitest';
import { readerMoment } from './readerMoment.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['America/New_York', 'December 19, 2026 at 10:30 pm'],
  ['Africa/Accra', 'December 20, 2026 at 3:30 am'],
  ['Australia/Sydney', 'December 20, 2026 at 2:30 pm'],
])('says in %s when a copy was made', (zone, text) => {
  vi.stubEnv('TZ', zone);
  expect(readerMoment('Sun, 20 Dec 2026 03:30:00 GMT')).toBe(text);
});
