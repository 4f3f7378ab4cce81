import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { type Pack, pack as startPack } from 'tar-stream';
import { type Database, rowsOf } from '../db/database.ts';
import type { ImageStorage } from '../images/imageStorage.ts';
import { addFile, type Manifest, paths } from './archive.ts';
import { onSnapshot, readRows, startSum, type TableSum } from './rows.ts';
import { listTables } from './tables.ts';

/** The sources of a backup. */
export interface Source {
  db: Database;
  images: ImageStorage | Promise<ImageStorage>;
}

/**
 * All stored data as a compressed archive, while the product runs: all tables as of one moment, and
 * all images. Images are copied before that moment and, new ones, after it, so that none is missing
 * that the tables use.
 */
export function makeBackup(source: Source): Readable {
  const pack = startPack();
  const zipped = createGzip();
  pack.on('error', (error) => zipped.destroy(error));
  pack.pipe(zipped);
  fill(pack, source).then(
    () => pack.finalize(),
    (error: unknown) => pack.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return zipped;
}

async function fill(pack: Pack, source: Source): Promise<void> {
  const { db } = source;
  const images = await source.images;
  const header = {
    format: 1 as const,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(db),
  };
  await addJson(pack, paths.header, header);
  const pictures: Manifest['pictures'] = [];
  await addPictures(pack, images, pictures);
  const tables = await onSnapshot(db, (tx) => addTables(pack, tx));
  await addPictures(pack, images, pictures);
  await addJson(pack, paths.manifest, { ...header, tables, pictures } satisfies Manifest);
}

/** The applied migrations of a database, oldest first; none for a new one. */
export async function appliedMigrations(db: Database): Promise<number[]> {
  const [known] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!known?.there) return [];
  const rows = await rowsOf<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ at }) => Number(at));
}

async function addTables(pack: Pack, tx: Database): Promise<TableSum[]> {
  const sums: TableSum[] = [];
  for (const table of await listTables(tx)) {
    const sum = startSum(table.name);
    let number = 0;
    for await (const lines of readRows(tx, table)) {
      sum.add(lines);
      await addFile(pack, paths.rows(table.name, number), Buffer.from(lines.join('\n')));
      number += 1;
    }
    sums.push(sum.end());
  }
  return sums;
}

async function addPictures(pack: Pack, images: ImageStorage, done: Manifest['pictures']): Promise<void> {
  const known = new Set(done.map(({ name }) => name));
  for await (const name of images.names()) {
    if (known.has(name)) continue;
    const file = await images.read(name);
    // Deleted since the list was read: nothing uses it any more.
    if (!file) continue;
    const body = await buffer(file.stream());
    await addFile(pack, paths.picture(name), body);
    done.push({ name, sha256: createHash('sha256').update(body).digest('hex') });
  }
}

const addJson = (pack: Pack, name: string, value: object): Promise<void> =>
  addFile(pack, name, Buffer.from(JSON.stringify(value, null, 2)));
