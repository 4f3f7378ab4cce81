const accra = { timeZone: 'Africa/Accra' } as const;
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', ...accra });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...accra });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', ...accra });
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', ...accra });
const month = new Intl.DateTimeFormat('en-GB', { month: 'short', ...accra });
const longMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', ...accra });

/** The day of an instant in Accra: "4 Oct 2026". */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

/** Day and time of an instant in Accra: "4 Oct 2026, 09:30". */
export function formatMoment(instant: string | number): string {
  const date = new Date(instant);
  return `${day.format(date)}, ${clock.format(date)}`;
}

/** The day in Accra as one says it: "Friday 20 November 2026". */
export function formatLongDay(date: Date): string {
  return longDay.format(date).replace(',', '');
}

/** The parts of an instant that stand apart on a calendar leaf. */
export function leafOf(instant: string): { day: string; month: string; weekday: string } {
  const date = new Date(instant);
  const [dayOfMonth = ''] = day.format(date).split(' ');
  return { day: dayOfMonth, month: month.format(date), weekday: weekday.format(date) };
}

/** A month of the calendar, `2026-11`, on an axis: "Nov". */
export const formatMonth = (yearAndMonth: string): string => month.format(firstOf(yearAndMonth));
/** A month of the calendar, `2026-11`, in full: "November 2026". */
export const formatLongMonth = (yearAndMonth: string): string => longMonth.format(firstOf(yearAndMonth));

const firstOf = (yearAndMonth: string) => new Date(`${yearAndMonth}-01T12:00:00Z`);
