import { loadSettings, type Settings } from '../settings/settings.ts';
import { sentenceFor } from '../startError.ts';

/** Runs an operator's command; an error that they can fix is one sentence, with exit code 1. */
export async function runCommand(
  work: (settings: Settings, args: string[]) => Promise<string>,
): Promise<void> {
  try {
    const output = await work(await loadSettings(process.env), process.argv.slice(2));
    process.stdout.write(`${output}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}
`);
    process.exit(1);
  }
}

/** Row and image counts, for display. */
export const formatCounts = (tables: { rows: number }[], pictures: number): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables and ${pictures} pictures`;
