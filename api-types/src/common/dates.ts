/* Date and time formats of site, panel and mails: en-US, 12-hour clock, always in Accra (GMT). */
type Instant = string | number;

export const dayMs = 24 * 60 * 60 * 1000;

function formatter(options: Intl.DateTimeFormatOptions) {
  // Made when it is first used: each takes milliseconds, on a phone tens of them.
  let format: Intl.DateTimeFormat | undefined;
  return (instant: Instant): string => {
    format ??= new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
    return format.format(new Date(instant));
  };
}

/** `18:30` */
const clockOf = (date: Date): string => date.toISOString().slice(11, 16);

/** `December 19, 2026` */
export const formatLongDate = formatter({ dateStyle: 'long' });

/** `Saturday, December 19, 2026` */
export const formatFullDate = formatter({ dateStyle: 'full' });

/** A month of the calendar, `2026-11`, on an axis: `Nov`. */
export const formatMonth = formatter({ month: 'short' });

/** A month of the calendar, `2026-11`, in full: `November 2026`. */
export const formatLongMonth = formatter({ month: 'long', year: 'numeric' });

const formatWeekday = formatter({ weekday: 'long' });

/** `December 19, 2026 at 6:30 pm`, for a date as JSON or HTTP writes it or in milliseconds. */
export const formatMoment = (instant: Instant): string =>
  `${formatLongDate(instant)} at ${formatClock(clockOf(new Date(instant)))}`;

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
    month: formatMonth(instant),
    weekday: formatWeekday(instant),
    year: String(date.getUTCFullYear()),
  };
}

/** When an instant is for the reader, or undefined where the clock shows the same as in Accra. */
export function formatReaderTime(instant: string): string | undefined {
  const date = new Date(instant);
  const theirs = date.toTimeString().slice(0, 5);
  if (theirs === clockOf(date)) return undefined;
  if (date.getDay() === date.getUTCDay()) return formatClock(theirs);
  // 1 January 2023 was a Sunday.
  return `${formatClock(theirs)} on ${formatWeekday(Date.UTC(2023, 0, 1 + date.getDay()))}`;
}

/** A number of hours in a sentence: `an hour`, `5 hours`. */
export const hoursText = (hours: number): string => (hours === 1 ? 'an hour' : `${hours} hours`);
