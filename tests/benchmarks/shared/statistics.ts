/** The value below which a share of all values lies. */
export function quantile(values: Iterable<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export const median = (values: Iterable<number>): number => quantile(values, 0.5);

/** ms with as many digits as mean something. */
export const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

/** A ratio with two digits. */
export const ratio = (value: number): string => (value < 0.1 ? value.toFixed(3) : value.toFixed(2));

/** A count with separators. */
export const count = (value: number): string => Math.round(value).toLocaleString('en');

/** Bytes in kB with one digit. */
export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
