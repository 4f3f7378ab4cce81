import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../db/database.ts';
import type { ImageStorage } from '../images/imageStorage.ts';
import { StartError } from '../startError.ts';
import {
  allowTime,
  differences,
  filling,
  onSnapshot,
  readRows,
  sumTable,
  type TableSum,
  writeRows,
} from './rows.ts';
import { listTables } from './tables.ts';

/**
 * Copies every table from one database into another, each in one transaction that ends with a
 * comparison. A table that already exists is compared and left as it is, so that an interrupted
 * move continues where it stopped.
 */
export async function moveTables(
  from: Database,
  to: Database,
  onTable: (sum: TableSum, wasThere: boolean) => void,
): Promise<TableSum[]> {
  return onSnapshot(from, async (source) => {
    const sums: TableSum[] = [];
    for (const table of await listTables(source)) {
      const wanted = await sumTable(source, table);
      const wasThere = await to.transaction(async (tx) => {
        await allowTime(tx);
        const present = await sumTable(tx, table);
        if (differences([wanted], [present]).length === 0) return wanted.rows > 0;
        if (present.rows > 0) {
          throw new StartError(
            `DATABASE_URL already has other content in its table ${table.name}. Name an empty database, and let nothing use it until the move is done.`,
          );
        }
        await filling(tx, [table], async () => {
          for await (const lines of readRows(source, table)) await writeRows(tx, table, lines);
        });
        if (differences([wanted], [await sumTable(tx, table)]).length > 0)
          throw new Error(`After the move the table ${table.name} differs; nothing of it was kept`);
        return false;
      });
      onTable(wanted, wasThere);
      sums.push(wanted);
    }
    return sums;
  });
}

/** Copies the missing images, and reads each back; resolves to how many there are. */
export async function movePictures(from: ImageStorage, to: ImageStorage): Promise<number> {
  const present = new Set(await Array.fromAsync(to.names()));
  let pictures = 0;
  for await (const name of from.names()) {
    pictures += 1;
    const file = present.has(name) ? undefined : await from.read(name);
    if (!file) continue;
    const body = await buffer(file.stream());
    await to.put(name, body);
    const stored = await to.read(name);
    if (!stored || !(await buffer(stored.stream())).equals(body))
      throw new Error(`The picture ${name} differs after the move`);
  }
  return pictures;
}

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
