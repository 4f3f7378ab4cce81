import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { inRoot } from '../../tools/folders.ts';

/** What a command of the operator said and how it ended. */
interface Said {
  code: number;
  out: string;
  errors: string;
}

/** Runs one of the operator's commands with only PATH, HOME, TMPDIR and these settings. */
export function runCommand(
  name: 'backup' | 'restore' | 'moveToPostgres' | 'verifyLog' | 'officer',
  settings: Record<string, string>,
  ...args: string[]
): Promise<Said> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [inRoot('tools', `${name}.ts`), ...args],
      { cwd: tmpdir(), env },
      (error, out, errors) => resolve({ code: error ? Number(error.code ?? 1) : 0, out, errors }),
    );
  });
}
