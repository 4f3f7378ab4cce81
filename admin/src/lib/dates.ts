const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Africa/Accra',
});

/** The day of an instant in Accra: "4 Oct 2026". */
export function formatDay(instant: string): string {
  return day.format(new Date(instant));
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Africa/Accra',
});

/** Day and hour of an instant in Accra: "4 Oct, 21:05". */
export function formatMoment(instant: string | number): string {
  return moment.format(new Date(instant));
}
