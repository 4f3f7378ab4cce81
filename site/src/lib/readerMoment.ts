import { formatMoment } from '@year-group/api-types/common/dates';

/** `December 19, 2026 at 6:30 pm`, by the clock of the reader. Only for the browser. */
export function readerMoment(instant: string | number): string {
  const date = new Date(instant);
  return formatMoment(date.getTime() - date.getTimezoneOffset() * 60_000);
}
