import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('refuses to back up a database on which nothing has run, as with the settings of another folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'other-settings-'));
  try {
    const command = join(import.meta.dirname, 'backup.ts');
    const run = promisify(execFile)(process.execPath, [command], { env: { DATA_DIR: folder } });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('.env in this folder'),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
