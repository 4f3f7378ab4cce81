import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';

/** The tables through Drizzle: the same for PostgreSQL, PGlite and a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database of either kind. */
export interface OpenDatabase {
  db: Database;
  /** What pg-boss needs to use the same database. */
  boss: ConstructorOptions;
  /**
   * Calls back for each `pg_notify` on the channel, from any process, and when notifications may
   * have been missed. Returns a function that stops listening.
   */
  listen(channel: string, onNotice: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The rows of a raw statement; columns are named as in the statement. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Drizzle types the rows of either kind of database as unknown; both return `{ rows }`.
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** The name of the unique index that has refused a row; undefined for any other error. */
export function refusingIndex(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    if (code === '23505') return String(constraint);
  }
  return undefined;
}
