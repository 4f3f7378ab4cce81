/*
 * Date and time formats of site, panel and mails: en-US long form, 12-hour clock, always in Accra's
 * time zone, which is GMT all year. Not with `Intl`: its first formatter takes a phone longer than
 * rendering a page.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const monthOf = (date: Date): string => months[date.getUTCMonth()] ?? '';
const weekdayOf = (date: Date): string => weekdays[date.getUTCDay()] ?? '';
const longDateOf = (date: Date): string => `${monthOf(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
/** `18:30` */
const clockOf = (date: Date): string => date.toISOString().slice(11, 16);

/** `December 19, 2026` */
export const formatLongDate = (instant: string | number): string => longDateOf(new Date(instant));

/** `Saturday, December 19, 2026` */
export function formatFullDate(instant: string | number): string {
  const date = new Date(instant);
  return `${weekdayOf(date)}, ${longDateOf(date)}`;
}

/** `December 19, 2026 at 6:30 pm`, for a date as JSON or HTTP writes it or in milliseconds. */
export function formatMoment(instant: string | number): string {
  const date = new Date(instant);
  return `${longDateOf(date)} at ${formatClock(clockOf(date))}`;
}

/** `Friday, December 4, 2026 at 6:00 pm`: until when something is possible. */
export const formatDeadline = (instant: string): string =>
  `${formatFullDate(instant)} at ${formatClock(clockOf(new Date(instant)))}`;

/** `18:30` as `6:30 pm` */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The parts of a date that stand apart on a calendar leaf. */
export function leafOf(instant: string): { day: string; month: string; weekday: string; year: string } {
  const date = new Date(instant);
  return {
    day: String(date.getUTCDate()),
    month: monthOf(date).slice(0, 3),
    weekday: weekdayOf(date),
    year: String(date.getUTCFullYear()),
  };
}

/** A month of the calendar, `2026-11`, on an axis: `Nov`. */
export const formatMonth = (yearAndMonth: string): string => monthOf(new Date(yearAndMonth)).slice(0, 3);

/** A month of the calendar, `2026-11`, in full: `November 2026`. */
export function formatLongMonth(yearAndMonth: string): string {
  const date = new Date(yearAndMonth);
  return `${monthOf(date)} ${date.getUTCFullYear()}`;
}

/** When an instant is for the reader, or undefined where the clock shows the same as in Accra. */
export function formatReaderTime(instant: string): string | undefined {
  const date = new Date(instant);
  const theirs = date.toTimeString().slice(0, 5);
  if (theirs === clockOf(date)) return undefined;
  const day = date.getDay();
  return day === date.getUTCDay() ? formatClock(theirs) : `${formatClock(theirs)} on ${weekdays[day]}`;
}
