/* npm run restore -- <file>: a backup into an empty database. */
import { resolve } from 'node:path';
import { StartError } from '../startError.ts';
import { restoreBackup } from './restoreBackup.ts';
import { formatCounts, runCommand } from './terminal.ts';

await runCommand(async (settings, [file]) => {
  if (!file) throw new StartError('Name the backup: npm run restore -- path/to/year-group-….tar.gz');
  const { madeAt, tables, pictures, jobs } = await restoreBackup(resolve(file), settings);
  return `Restored ${formatCounts(tables, pictures.length)} as of ${madeAt}, compared with the backup; ${jobs} open mails and payments were queued again. All sessions are ended: members and officers log in again. Passkeys work only on the domain that they were made for.`;
});
