import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { inApi } from '#platform/folders.ts';
import { makeBackup, type Source } from '#platform/operations/makeBackup.ts';

const run = promisify(execFile);
/** The operator's own command, which compares every row and picture with the backup. */
const restoreCommand = inApi('src/platform/operations/restore.ts');
const timeoutMs = 4 * 60 * 1000;

/**
 * Makes a backup, restores it into an embedded scratch database, and deletes both. The restore is a
 * process of its own: the embedded database would block this one. Resolves to a sentence with
 * the command's counts; rejects with its error.
 */
export async function rehearseRestore(source: Source): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'year-group-rehearsal-'));
  try {
    const file = join(folder, 'backup.tar.gz');
    await pipeline(makeBackup(source), createWriteStream(file, { mode: 0o600 }));
    const { PATH } = process.env;
    const env = { PATH, DATA_DIR: join(folder, 'scratch') };
    const { stdout } = await run(process.execPath, [restoreCommand, file], { env, timeout: timeoutMs });
    const counts = /^Restored (.+?) as of /.exec(stdout)?.[1] ?? 'All data';
    return `${counts} were restored and compared with the backup.`;
  } catch (error) {
    // Of the command only what it says about the error, not its call with the path.
    throw new Error((error as { stderr?: string }).stderr?.trim() || (error as Error).message, {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
