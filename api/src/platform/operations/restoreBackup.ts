import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import {
  members,
  officerChallenges,
  officerInvitations,
  officerSessions,
  officers,
  trash,
  verificationChallenges,
} from '../db/schema.ts';
import { prepareDataFolder } from '../folders.ts';
import { openImageStorage } from '../images/openImageStorage.ts';
import type { Settings } from '../settings/settings.ts';
import { StartError } from '../startError.ts';
import { checkBackup, type Manifest, readArchive } from './archive.ts';
import { enqueueOpenWork } from './enqueueOpenWork.ts';
import { appliedMigrations } from './makeBackup.ts';
import { withMigrations } from './migrationsUpTo.ts';
import { allowTime, differences, onSnapshot, sumTables, writeRows } from './rows.ts';
import { address, listTables } from './tables.ts';
import { beginRestore, finishRestore } from './unfinishedRestore.ts';

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'storage'>;

/**
 * Restores a backup into an empty database of either kind and its images into their storage, then
 * compares all rows with the backup before the commit. All sessions end, unless this is only
 * another place for the same data.
 */
export async function restoreBackup(
  file: string,
  place: Place,
  { endsSessions = true } = {},
): Promise<Manifest & { jobs: number }> {
  const manifest = await checkBackup(file);
  prepareDataFolder(place.dataDir);
  await withMigrations(manifest.migrations, (folder) => fill(file, manifest, place, folder));
  // Migrates the tables of the backup's version to this one.
  const database = await openDatabase(place);
  try {
    if (endsSessions) await endAllSessions(database.db);
    const jobs = await enqueueOpenWork(database);
    await finishRestore(database.db);
    return { ...manifest, jobs };
  } finally {
    await database.close();
  }
}

async function fill(file: string, manifest: Manifest, place: Place, migrations: string): Promise<void> {
  const database = await openDatabase(place, migrations);
  try {
    const images = await openImageStorage(place);
    await demandEmpty(database.db, manifest);
    await beginRestore(database.db);
    for await (const { name, body } of readArchive(file)) {
      const picture = /^uploads\/(.+)$/.exec(name)?.[1];
      if (picture) await images.put(picture, body);
    }
    await database.db.transaction(async (tx) => {
      await allowTime(tx);
      await fillTables(tx, file);
      const wrong = differences(await sumTables(tx), manifest.tables);
      if (wrong.length > 0) throw new Error(`After the restore these tables differ: ${wrong.join(', ')}`);
    });
  } finally {
    await database.close();
  }
}

/** Begun and open sign-ins, and the links that lead to one. */
const endedTables = [verificationChallenges, officerChallenges, officerInvitations, officerSessions];

/** Logouts after the backup are unknown to it: everyone logs in again. */
async function endAllSessions(db: Database): Promise<void> {
  const tokensValidFrom = new Date();
  await db.transaction(async (tx) => {
    await allowTime(tx);
    await tx.update(members).set({ tokensValidFrom });
    const moment = tokensValidFrom.toISOString();
    const merge = sql`jsonb_set(${trash.merge}, '{tokensValidFrom}', to_jsonb(${moment}::text))`;
    await tx.update(trash).set({ merge }).where(isNotNull(trash.merge));
    await tx.update(officers).set({ tokensValidFrom });
    for (const table of endedTables) await tx.delete(table);
  });
}

/** Throws a StartError when there is data, or a newer version of the tables. */
async function demandEmpty(db: Database, { migrations }: Manifest): Promise<void> {
  const present = await onSnapshot(db, sumTables);
  const applied = await appliedMigrations(db);
  if (present.every(({ rows }) => rows === 0) && applied.length === migrations.length) return;
  throw new StartError(
    'The database is not empty. Restore into a new one: set DATABASE_URL to an empty database or DATA_DIR to a new folder.',
  );
}

async function fillTables(tx: Database, file: string): Promise<void> {
  const tables = await listTables(tx);
  for (const table of tables) await tx.execute(sql.raw(`alter table ${address(table)} disable trigger user`));
  for await (const { name, body } of readArchive(file)) {
    const [folder, second] = name.split('/');
    const table = folder === 'tables' && tables.find((each) => each.name === second);
    if (table) await writeRows(tx, table, body.toString().split('\n'));
  }
  for (const table of tables) await tx.execute(sql.raw(`alter table ${address(table)} enable trigger user`));
}
