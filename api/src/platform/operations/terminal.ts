import { loadSettings, type Settings } from '../settings/settings.ts';
import { sentenceFor } from '../startError.ts';

/** Runs a command of the operator with the product's settings; what he can mend is told in a sentence, with code 1. */
export async function atTerminal(
  work: (settings: Settings, args: string[]) => Promise<string>,
): Promise<void> {
  try {
    const said = await work(await loadSettings(process.env), process.argv.slice(2));
    process.stdout.write(`${said}\n`);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}
`);
    process.exit(1);
  }
}

/** How many rows and pictures there are, for people. */
export const inWords = (tables: { rows: number }[], pictures: number): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows in ${tables.length} tables and ${pictures} pictures`;
