/* npm run move-to-postgres: a backup of the embedded database in DATA_DIR, restored into DATABASE_URL. */
import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../db/openDatabase.ts';
import { openImageStorage } from '../images/openImageStorage.ts';
import { StartError } from '../startError.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { formatCounts, runCommand } from './terminal.ts';

await runCommand(async ({ databaseUrl, dataDir, storage }) => {
  if (!databaseUrl) throw new StartError('Set DATABASE_URL to the empty PostgreSQL database to move into.');
  if (!existsSync(join(dataDir, 'database'))) {
    throw new StartError(`There is no embedded database under DATA_DIR ${dataDir}.`);
  }
  const embedded = { databaseUrl: undefined, storage: undefined, dataDir };
  const file = join(dataDir, 'move.tar.gz');
  // Open until the end: nothing may be written that the file does not have.
  const { db, close } = await openDatabase(embedded);
  try {
    const backup = makeBackup({ db, images: openImageStorage(embedded) });
    await pipeline(backup, createWriteStream(file, { mode: 0o600 }));
    const place = { databaseUrl, dataDir, storage };
    const { tables, pictures, jobs } = await restoreBackup(file, place, { endsSessions: false });
    const where = storage ? '' : ' (pictures stay in DATA_DIR)';
    return `Moved ${formatCounts(tables, pictures.length)}${where}, compared row by row; ${jobs} open mails and payments were queued again.\nStart the product with DATABASE_URL; the embedded database is untouched under ${dataDir}.`;
  } finally {
    await rm(file, { force: true });
    await close();
  }
});
