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
