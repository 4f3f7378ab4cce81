import { inspect } from 'node:util';

/** A problem that prevents the start and that the operator can fix; one readable sentence. */
export class StartError extends Error {
  override name = 'StartError';
}

/** A full disk, as the system, SQLite, PostgreSQL and the file system inside PGlite report it. */
const fullDisk = { codes: ['ENOSPC', '53100'], errnos: [51], texts: /no space left|disk is full/i };

/** The terminal message for an error: a sentence where possible. */
export function sentenceFor(error: unknown): string {
  if (isDiskFull(error))
    return 'The disk of DATA_DIR or of the database is full. Free some space, then start again.';
  if (!(error instanceof Error)) return inspect(error);
  // A failed query is told with its values, such as whole rows; its cause says why it failed.
  if (error.cause && error.message.includes('\nparams:')) return sentenceFor(error.cause);
  return error instanceof StartError ? error.message : (error.stack ?? error.message);
}

function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, errno, message, cause } = error as Record<string, unknown>;
  return (
    fullDisk.codes.includes(String(code)) ||
    (name === 'ErrnoError' && fullDisk.errnos.includes(Number(errno))) ||
    fullDisk.texts.test(String(message)) ||
    isDiskFull(cause)
  );
}
