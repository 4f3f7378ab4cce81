/** Everything the association dates is dated in Accra, wherever the reader or the server is. */
const accra = 'Africa/Accra';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: accra });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: accra });
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: accra });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: accra });
const wallClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: accra });

/** `December 19, 2026` */
export const formatLongDate = (instant: string): string => longDate.format(new Date(instant));

/** `December 19 at 6:30 pm`, for a date as HTTP writes it or in milliseconds. */
export function formatMoment(instant: string | number): string {
  const date = new Date(instant);
  return `${monthAndDay.format(date)} at ${formatClock(wallClock.format(date))}`;
}

/** The parts of a date that stand apart on a calendar leaf. */
export function leafOf(instant: string): { day: string; month: string; weekday: string; year: string } {
  const date = new Date(instant);
  return {
    day: String(date.getUTCDate()),
    month: shortMonth.format(date),
    weekday: weekday.format(date),
    year: String(date.getUTCFullYear()),
  };
}

/** `18:30` as `6:30 pm`; written by hand because engines differ in the space and the capitals. */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** The year that a footer shows. */
export const yearOf = (milliseconds: number): number => new Date(milliseconds).getUTCFullYear();

/** When an instant is for the reader, or undefined where the clock shows the same as in Accra. */
export function formatReaderTime(instant: string, zone?: string): string | undefined {
  const date = new Date(instant);
  const options = { hour: '2-digit', minute: '2-digit', ...(zone && { timeZone: zone }) } as const;
  const theirs = new Intl.DateTimeFormat('en-GB', options).format(date);
  if (theirs === wallClock.format(date)) return undefined;
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...(zone && { timeZone: zone }) }).format(
    date,
  );
  return day === weekday.format(date) ? formatClock(theirs) : `${formatClock(theirs)} on ${day}`;
}
