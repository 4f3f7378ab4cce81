import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import { StartError } from '../startError.ts';

/** A schema that exists during the move: an incomplete database must not be used. */
const mark = sql.identifier('unfinished_move');

/** Marks a database as incomplete; repeated calls have no effect. */
export const beginMove = (to: Database) => to.execute(sql`create schema if not exists ${mark}`);

/** Removes the mark, once everything has been moved. */
export const finishMove = (to: Database) => to.execute(sql`drop schema if exists ${mark}`);

/** Throws a StartError when a move into this database was interrupted. */
export async function refuseUnfinishedMove(db: Database): Promise<void> {
  const [found] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regnamespace('unfinished_move') is not null as there`,
  );
  if (!found?.there) return;
  throw new StartError(
    'The move to the PostgreSQL of DATABASE_URL is not finished, so a part of the data is missing there. Run npm run move-to-postgres again until it says that everything has moved, then start the product.',
  );
}
