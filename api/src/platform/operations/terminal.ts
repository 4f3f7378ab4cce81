import { openDatabase } from '../db/openDatabase.ts';
import { openImageStorage } from '../images/openImageStorage.ts';
import { loadSettings, type Settings } from '../settings/settings.ts';
import { StartError, sentenceFor } from '../startError.ts';
import type { Source } from './makeBackup.ts';
import { listTables } from './tables.ts';

/** Runs an operator's command; an error that they can fix is one sentence, with exit code 1. */
export async function runCommand(
  work: (settings: Settings, args: string[]) => Promise<string>,
): Promise<void> {
  try {
    const output = await work(await loadSettings(process.env), process.argv.slice(2));
    process.stdout.write(`${output}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}
`);
    process.exit(1);
  }
}

/**
 * Works on what is stored. Throws a StartError where no product has run, as when the command reads other settings.
 * The embedded database cannot be opened while the product runs on it.
 */
export async function onStored<Result>(
  settings: Settings,
  work: (source: Source) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings, null);
  try {
    const tables = await listTables(database.db);
    if (tables.length === 0) throw new StartError(emptyDatabase);
    return await work({
      db: database.db,
      // Only for a backup: opening makes the folder of images, which others may not have the right to.
      get images() {
        return openImageStorage(settings);
      },
    });
  } finally {
    await database.close();
  }
}

const emptyDatabase =
  'The database is empty: nothing has run on it. The settings come from the environment and from .env in this folder; are they those of the product?';

/** Row and image counts, for display. */
export const formatCounts = (tables: { rows: number }[], pictures: number): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables and ${pictures} pictures`;
