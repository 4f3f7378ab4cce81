import { afterEach, expect, it, vi } from 'vitest';
import {
  formatClock,
  formatFullDate,
  formatLongDate,
  formatLongMonth,
  formatMoment,
  formatMonth,
  formatReaderTime,
  leafOf,
} from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

it('writes dates the long American way', () => {
  expect(formatLongDate('2026-12-19T18:30:00.000Z')).toBe('December 19, 2026');
});

it('writes a day with its weekday, and months', () => {
  expect(formatFullDate('2026-12-19T18:30:00.000Z')).toBe('Saturday, December 19, 2026');
  expect(formatMonth('2026-12')).toBe('Dec');
  expect(formatLongMonth('2026-12')).toBe('December 2026');
});

it('writes moments by the clock in Accra', () => {
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatMoment('Sat, 19 Dec 2026 18:30:00 GMT')).toBe('December 19, 2026 at 6:30 pm');
});

it('dates by the day in Accra, also a minute before midnight', () => {
  expect(formatLongDate('2026-12-19T23:59:00.000Z')).toBe('December 19, 2026');
  expect(leafOf('2026-12-19T23:59:00.000Z')).toEqual({
    day: '19',
    month: 'Dec',
    weekday: 'Saturday',
    year: '2026',
  });
});

it.each([
  ['00:00', '12:00 am'],
  ['05:30', '5:30 am'],
  ['12:00', '12:00 pm'],
  ['18:05', '6:05 pm'],
  ['23:59', '11:59 pm'],
])('writes %s as %s', (time, text) => expect(formatClock(time)).toBe(text));

it.each([
  ['Europe/Berlin', '7:30 pm'],
  ['America/New_York', '1:30 pm'],
  ['Asia/Tokyo', '3:30 am on Sunday'],
])('shows a reader in %s the local time %s', (zone, text) => {
  vi.stubEnv('TZ', zone);
  expect(formatReaderTime('2026-12-19T18:30:00.000Z')).toBe(text);
});

it.each(['Africa/Accra', 'Africa/Abidjan', 'UTC'])(
  'returns undefined for a reader in %s, where the clock is the same',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatReaderTime('2026-12-19T18:30:00.000Z')).toBeUndefined();
  },
);
