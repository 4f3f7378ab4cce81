/*
 * npm test: the suites that find most mistakes soonest. npm run test:deep: the others. `-- --all` runs both, `-- --audit`
 * adds the audit, `-- --only check,unit` picks suites. The last line counts the tests of all suites.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './builds.ts';
import { installChromiumIfMissing } from './chromium.ts';
import { addCounts, type Counts, closingLine } from './counts.ts';
import { stopTogether } from './processes.ts';
import { chooseSuites, needsBrowser, needsBuild, runSuite } from './suites.ts';

const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { only: { type: 'string' }, deep: flag, all: flag, audit: flag } });
const folder = mkdtempSync(join(tmpdir(), 'year-group-test-'));
const secondsSince = (start: number): string => `${Math.round((Date.now() - start) / 1000)} s`;

async function run(): Promise<number> {
  const { suites, journeys } = chooseSuites(values);
  if (suites.some(needsBrowser)) process.env.CHROME_PATH = installChromiumIfMissing();
  const started = Date.now();
  if (suites.some(needsBuild) && !(await buildAll())) return 1;

  const lines: string[] = [];
  const results: Counts[] = [];
  for (const suite of suites) {
    const start = Date.now();
    const counts = await runSuite(suite, folder, journeys);
    results.push(counts);
    lines.push(`  ${suite.padEnd(14)} ${secondsSince(start).padStart(7)}  ${closingLine(counts)}`);
  }
  console.log(`\nAll suites, ${secondsSince(started)}:\n${lines.join('\n')}`);
  const total = addCounts(results);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
stopTogether(removeFolder);
const code = await run().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
removeFolder();
process.exit(code);
