import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { migrationsFolder } from '../folders.ts';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';

/** Opens the embedded database; throws a StartError when another process has it open. */
export async function openEmbedded(
  dataDir: string,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const database = await openWhole(join(dataDir, 'database'), migrations);
    return {
      ...database,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens or creates a database. PGlite treats one whose creation was interrupted, by a full disk or
 * a kill, as complete and then always fails; a marker file beside it says that nothing was stored
 * yet, so that it can be created again.
 */
async function openWhole(folder: string, migrations: string | null) {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (!existsSync(folder)) writeFileSync(unfinished, '');
  const database = await wrapPglite({ dataDir: folder }, migrations).catch((error: unknown) => {
    throw isAlmostFull(folder)
      ? Object.assign(new Error('Disk full', { cause: error }), { code: 'ENOSPC' })
      : error;
  });
  rmSync(unfinished, { force: true });
  return database;
}

/** Whether the disk is too full for a log segment (16 MiB), which PGlite does not always say. */
function isAlmostFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(dirname(folder));
  return bavail * bsize < 16 * 1024 * 1024;
}

/** A PGlite with the product's tables; without `dataDir` it is in memory. */
export async function wrapPglite(
  options: PGliteOptions,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  const db = drizzle({ client });
  if (migrations) await migrate(db, { migrationsFolder: migrations });
  return {
    client,
    db,
    boss: { db: fromPglite(client), backend: 'pglite' },
    listen: (channel, onNotice) => client.listen(channel, onNotice),
    close: () => client.close(),
  };
}

/**
 * Prevents a second process from using the data folder, which PGlite itself does not. The lock is
 * SQLite's on a separate file: the operating system releases it with the process, even after `kill
 * -9`. Returns a function that releases it; throws a StartError when another process holds it.
 */
function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) {
      throw new StartError(
        `The database in ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
      );
    }
    throw error;
  }
  return () => lock.close();
}
