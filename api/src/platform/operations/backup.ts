/* npm run backup: all stored data into one file, while the product runs. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDatabase } from '../db/database.ts';
import { openImageStorage } from '../images/imageStorage.ts';
import type { Settings } from '../settings/settings.ts';
import { checkBackup, type Manifest } from './archive.ts';
import { requestBackup } from './control.ts';
import { makeBackup } from './makeBackup.ts';
import { formatCounts, runCommand } from './terminal.ts';

await runCommand(async (settings, [target]) => {
  const stamp = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const file = resolve(target ?? join(settings.dataDir, 'backups', `year-group-${stamp}.tar.gz`));
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  try {
    await write(draft, settings);
    const { tables, pictures } = await readBack(draft);
    await rename(draft, file);
    return `Backed up ${formatCounts(tables, pictures.length)}, read back and compared: ${file}\nIt holds personal data and no settings: keep it closed away, and .env apart from it.`;
  } finally {
    await rm(draft, { force: true });
  }
});

async function write(file: string, settings: Settings): Promise<void> {
  const running = settings.databaseUrl ? undefined : await requestBackup(settings.dataDir);
  if (running) return pipeline(running, createWriteStream(file, { mode: 0o600 }));
  const database = await openDatabase(settings, null);
  try {
    const images = await openImageStorage(settings);
    await pipeline(makeBackup({ db: database.db, images }), createWriteStream(file, { mode: 0o600 }));
  } finally {
    await database.close();
  }
}

async function readBack(file: string): Promise<Manifest> {
  const handle = await open(file, 'r+');
  await handle.sync();
  await handle.close();
  return checkBackup(file);
}
