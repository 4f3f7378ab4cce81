import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a raw statement; columns are named as in the statement. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Drizzle types the rows of either kind of database as unknown; both return `{ rows }`.
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
