import { dashboardMonths } from '@year-group/api-types/limits';

/** The months `yyyy-mm` of the dashboard, oldest first; Accra's time zone equals UTC. */
export function shownMonths(now = new Date()): string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: dashboardMonths }, (_, index) =>
    new Date(Date.UTC(year, month - dashboardMonths + 1 + index)).toISOString().slice(0, 7),
  );
}

/** The first instant of a month. */
export const startOf = (month: string): Date => new Date(`${month}-01T00:00:00.000Z`);
