import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { inRoot } from '../../tools/folders.ts';

const files = {
  backup: 'platform/operations/backup.ts',
  restore: 'platform/operations/restore.ts',
  moveToPostgres: 'platform/operations/moveToPostgres.ts',
  verifyLog: 'platform/operations/verifyLog.ts',
  officer: 'features/officers/officerCommand.ts',
} as const;

/** Runs one of the operator's commands with only PATH, HOME, TMPDIR and these settings. */
export async function runCommand(
  name: keyof typeof files,
  settings: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; out: string; errors: string }> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...settings };
  const file = inRoot('api', 'src', files[name]);
  const ran = promisify(execFile)(process.execPath, [file, ...args], { cwd: tmpdir(), env });
  const { code = 0, stdout, stderr } = await ran.catch((error) => ({ ...error, code: error.code ?? 1 }));
  return { code, out: stdout, errors: stderr };
}
