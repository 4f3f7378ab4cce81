/* npm run verify-log [-- --hash H]: whether entries of the log were altered, removed or inserted. */
import { parseArgs } from 'node:util';
import { StartError } from '../startError.ts';
import { verifyLog } from './actionChain.ts';
import { onStored, runCommand } from './terminal.ts';

/** Faults that are listed at most: after a change of the order nearly every entry is one. */
const maxListedFaults = 20;

await runCommand(async (settings, args) => {
  const { hash } = readArgs(args);
  const { rows, newestHash, faults, foundAt } = await onStored(settings, ({ db }) => verifyLog(db, hash));
  const lines = faults
    .slice(0, maxListedFaults)
    .map(({ position, what }) => `${position === null ? 'No place' : `Place ${position}`}: ${what}`);
  if (faults.length > maxListedFaults) lines.push(`and ${faults.length - maxListedFaults} more.`);
  if (hash && foundAt === undefined) {
    lines.push(
      `The hash ${hash} is not in the chain: entries were cut off at the end, or the chain was written again after that letter.`,
    );
  }
  if (lines.length > 0) throw new StartError(`The log is NOT whole, ${rows} entries:\n${lines.join('\n')}`);
  const found = foundAt === undefined ? '' : `\nThe hash asked for is that of entry ${foundAt}.`;
  return `The log is whole: ${rows} entries, none altered, removed or inserted.${found}\nNewest hash: ${newestHash || 'none'}\nCompare it with the weekly letter: npm run verify-log -- --hash <the letter’s hash>`;
});

function readArgs(args: string[]): { hash?: string | undefined } {
  try {
    const { hash } = parseArgs({ args, options: { hash: { type: 'string' } } }).values;
    if (hash === undefined || /^[0-9a-f]{64}$/.test(hash)) return { hash };
  } catch {}
  throw new StartError(
    'Use: npm run verify-log, or npm run verify-log -- --hash and the 64 characters of the letter.',
  );
}
