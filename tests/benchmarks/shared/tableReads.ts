import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** PostgreSQL's idle processes report their counts after ten seconds. */
const untilTold = 11_000;

/** How often a table was read, as a whole or through an index, by the database's own count. */
export async function tableReads(client: pg.Client, table: string): Promise<number> {
  await pause(untilTold);
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ times: number }>(
    'select (seq_scan + coalesce(idx_scan, 0))::int as times from pg_stat_user_tables where relname = $1',
    [table],
  );
  return rows[0]?.times ?? 0;
}
