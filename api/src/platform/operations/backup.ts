/* npm run backup: all stored data into one file, while the product runs on PostgreSQL. */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkBackup } from './archive.ts';
import { makeBackup } from './makeBackup.ts';
import { formatCounts, onStored, runCommand } from './terminal.ts';

await runCommand(async (settings, [target]) => {
  const stamp = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const file = resolve(target ?? join(settings.dataDir, 'backups', `year-group-${stamp}.tar.gz`));
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.part`;
  try {
    await onStored(settings, (source) =>
      pipeline(makeBackup(source), createWriteStream(draft, { mode: 0o600, flush: true })),
    );
    const { tables, pictures } = await checkBackup(draft);
    await rename(draft, file);
    return `Backed up ${formatCounts(tables, pictures.length)}, read back and compared: ${file}\nIt holds personal data and no settings: keep it closed away, and .env apart from it.`;
  } finally {
    await rm(draft, { force: true });
  }
});
