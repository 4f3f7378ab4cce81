import { randomUUIDv7 } from 'node:crypto';

const dayMs = 24 * 60 * 60 * 1000;

/** The instant of a clock time `HH:MM` in Accra, so many days from today (negative: before). */
export function clockAt(daysFromToday: number, time: string): Date {
  const date = new Date(Date.now() + daysFromToday * dayMs).toISOString().slice(0, 10);
  return new Date(`${date}T${time}:00.000Z`);
}

/** As `clockAt`, so many days before today, and never in the future. */
export function daysAgo(days: number, time: string): Date {
  return new Date(Math.min(clockAt(-days, time).getTime(), Date.now()));
}

/** A UUID v7 that carries the given moment, so that ids and dates tell the same order. */
export function v7At(moment: Date): string {
  const stamp = moment.getTime().toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${randomUUIDv7().slice(14)}`;
}
