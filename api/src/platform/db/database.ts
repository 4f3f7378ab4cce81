import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import { migrationsFolder } from '../folders.ts';
import type { Settings } from '../settings/settings.ts';

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

/**
 * Opens PostgreSQL at `DATABASE_URL`, else the embedded PGlite under `DATA_DIR`, and migrates it:
 * with the product's migrations, those of another folder, or none.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, migrations);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(dataDir, migrations);
}

/** The rows of a raw statement; columns are named as in the statement. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Drizzle types the rows of either kind of database as unknown; both return `{ rows }`.
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
