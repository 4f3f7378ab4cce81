/* npm run move-to-postgres: from the embedded database in DATA_DIR into that of DATABASE_URL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/openDatabase.ts';
import { openImageStorage } from '../images/openImageStorage.ts';
import { StartError } from '../startError.ts';
import { enqueueOpenWork } from './enqueueOpenWork.ts';
import { beginMove, finishMove, movePictures, moveTables } from './moveData.ts';
import { formatCounts, runCommand } from './terminal.ts';

await runCommand(async ({ databaseUrl, dataDir, storage }) => {
  if (!databaseUrl) throw new StartError('Set DATABASE_URL to the empty PostgreSQL database to move into.');
  if (!existsSync(join(dataDir, 'database'))) {
    throw new StartError(`There is no embedded database under DATA_DIR ${dataDir}.`);
  }
  const from = await openDatabase({ databaseUrl: undefined, dataDir });
  const to = await openDatabase({ databaseUrl, dataDir });
  try {
    await beginMove(to.db);
    const tables = await moveTables(from.db, to.db, ({ name, rows, sha256 }, wasThere) => {
      process.stdout.write(
        `${name}: ${rows} rows, ${sha256.slice(0, 12)} ${wasThere ? 'were there' : 'moved'}\n`,
      );
    });
    const enqueued = await enqueueOpenWork(to);
    const files = await openImageStorage({ storage: undefined, dataDir });
    const pictures = storage ? await movePictures(files, await openImageStorage({ storage, dataDir })) : 0;
    await finishMove(to.db);
    const where = storage ? '' : ' (pictures stay in DATA_DIR)';
    return `Moved ${formatCounts(tables, pictures)}${where}, compared row by row; ${enqueued} open mails and payments were queued again.\nStart the product with DATABASE_URL; the embedded database is untouched under ${dataDir}.`;
  } finally {
    await to.close();
    await from.close();
  }
});
