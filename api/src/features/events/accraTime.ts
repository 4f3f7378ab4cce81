/** Accra is on Greenwich Mean Time all year, so its time equals UTC. */

/** The instant that a date `yyyy-mm-dd` and a 24-hour time `HH:MM` mean in Accra. */
export function toInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00.000Z`);
}

/** Date `yyyy-mm-dd` and 24-hour time `HH:MM` of an instant in Accra. */
export function toAccra(instant: Date): { date: string; time: string } {
  const text = instant.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The first moment of today in Accra. */
export function startOfToday(now = new Date()): Date {
  return toInstant(toAccra(now).date, '00:00');
}
