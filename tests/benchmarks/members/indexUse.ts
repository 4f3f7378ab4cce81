import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** How often each index of the members, and the table as a whole, was read. */
export type Use = Record<string, number>;

const wholeTable = 'WHOLE TABLE';
/** PostgreSQL's idle processes report their counts after ten seconds. */
const untilTold = 11_000;

/** Reads the database's own count of what its plans used since an earlier count. */
export async function readUse(client: pg.Client, before: Use = {}): Promise<Use> {
  await pause(untilTold);
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ name: string; times: number }>(`
    select indexrelname as name, idx_scan::int as times from pg_stat_user_indexes where relname = 'members'
    union all select '${wholeTable}', seq_scan::int from pg_stat_user_tables where relname = 'members'`);
  return Object.fromEntries(
    rows
      .map(({ name, times }) => [name, times - (before[name] ?? 0)] as const)
      .filter(([, times]) => times > 0),
  );
}

/** What was used, in words; reading the table as a whole is named. */
export const describeUse = (use: Use): string =>
  Object.entries(use)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, times]) => `${name} × ${times}`)
    .join(', ');
