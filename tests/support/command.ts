import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { inRoot } from '../../tools/folders.ts';

const files = {
  backup: 'platform/operations/backup.ts',
  restore: 'platform/operations/restore.ts',
  moveToPostgres: 'platform/operations/moveToPostgres.ts',
  verifyLog: 'platform/operations/verifyLog.ts',
  officer: 'features/officers/officerCommand.ts',
} as const;

/** What a command of the operator said and how it ended. */
interface Said {
  code: number;
  out: string;
  errors: string;
}

/** Runs one of the operator's commands with only PATH, HOME, TMPDIR and these settings. */
export function runCommand(
  name: keyof typeof files,
  settings: Record<string, string>,
  ...args: string[]
): Promise<Said> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [inRoot('api', 'src', files[name]), ...args],
      { cwd: tmpdir(), env },
      (error, out, errors) => resolve({ code: error ? Number(error.code ?? 1) : 0, out, errors }),
    );
  });
}
