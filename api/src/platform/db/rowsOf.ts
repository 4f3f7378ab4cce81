import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a statement that the query builder cannot say; the columns are as the statement names them. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  // Drizzle types the rows of either kind of database as unknown; both bring `{ rows }`.
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
}
