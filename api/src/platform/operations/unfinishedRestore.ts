import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import { StartError } from '../startError.ts';

/** A schema that exists during a restore: a database that lacks a part must not be used. */
const mark = sql.identifier('unfinished_restore');

/** Marks a database as incomplete; repeated calls have no effect. */
export const beginRestore = (db: Database) => db.execute(sql`create schema if not exists ${mark}`);

/** Removes the mark, once everything is there. */
export const finishRestore = (db: Database) => db.execute(sql`drop schema if exists ${mark}`);

/** Throws a StartError when a restore or move into this database was interrupted. */
export async function refuseUnfinishedRestore(db: Database): Promise<void> {
  const [found] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regnamespace('unfinished_restore') is not null as there`,
  );
  if (!found?.there) return;
  throw new StartError(
    'The restore or move into this database is not finished, so a part of the data may be missing. Run npm run restore or npm run move-to-postgres into a new database until it says that everything is there, then start the product with that one.',
  );
}
