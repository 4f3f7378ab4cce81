/*
 * Everything the association dates is dated in Accra, wherever the reader or the server is, and Accra keeps Greenwich Mean
 * Time all year. Written by hand: the first formatter of `Intl` takes a phone longer than all that a page draws.
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
const monthAndDay = (date: Date): string => `${monthOf(date)} ${date.getUTCDate()}`;
/** `18:30` */
const clockOf = (date: Date): string => date.toISOString().slice(11, 16);

/** `December 19, 2026` */
export function formatLongDate(instant: string): string {
  const date = new Date(instant);
  return `${monthAndDay(date)}, ${date.getUTCFullYear()}`;
}

/** `December 19 at 6:30 pm`, for a date as HTTP writes it or in milliseconds. */
export function formatMoment(instant: string | number): string {
  const date = new Date(instant);
  return `${monthAndDay(date)} at ${formatClock(clockOf(date))}`;
}

/** The parts of a date that stand apart on a calendar leaf. */
export function leafOf(instant: string): { day: string; month: string; weekday: string; year: string } {
  const date = new Date(instant);
  return {
    day: String(date.getUTCDate()),
    month: monthOf(date).slice(0, 3),
    weekday: weekdays[date.getUTCDay()] ?? '',
    year: String(date.getUTCFullYear()),
  };
}

/** `18:30` as `6:30 pm` */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The year that a footer shows. */
export const yearOf = (milliseconds: number): number => new Date(milliseconds).getUTCFullYear();

/** When an instant is for the reader, or undefined where the clock shows the same as in Accra. */
export function formatReaderTime(instant: string): string | undefined {
  const date = new Date(instant);
  const theirs = date.toTimeString().slice(0, 5);
  if (theirs === clockOf(date)) return undefined;
  const day = date.getDay();
  return day === date.getUTCDay() ? formatClock(theirs) : `${formatClock(theirs)} on ${weekdays[day]}`;
}
