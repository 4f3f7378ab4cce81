import { randomUUIDv7 } from 'node:crypto';
import { dayMs } from '@year-group/api-types/common/dates';

/** The instant of a time `HH:MM` in Accra, days from today (negative: before). */
export function clockAt(daysFromToday: number, time: string): Date {
  const date = new Date(Date.now() + daysFromToday * dayMs).toISOString().slice(0, 10);
  return new Date(`${date}T${time}:00.000Z`);
}

/** As `clockAt`, the given number of days ago, and never in the future. */
export function daysAgo(days: number, time: string): Date {
  return new Date(Math.min(clockAt(-days, time).getTime(), Date.now()));
}

/** A UUID v7 with the given timestamp, so that ids and dates sort the same way. */
export function v7At(moment: Date): string {
  const stamp = moment.getTime().toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${randomUUIDv7().slice(14)}`;
}
