import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../startError.ts';

/**
 * Prevents a second process from using the data folder, which PGlite itself does not. The lock is
 * SQLite's on a separate file: the operating system releases it with the process, even after `kill
 * -9`. Returns a function that releases it; throws a StartError when another process holds it.
 */
export function lockFolder(folder: string): () => void {
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
