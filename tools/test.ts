/* npm test [-- --audit --only check,unit,api-pglite,api-postgres,faults,attacks,operations,storybook,journeys,visual]: everything, with one closing line. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './builds.ts';
import { installChromiumIfMissing } from './chromium.ts';
import { addCounts, closingLine } from './counts.ts';
import { stopTogether } from './processes.ts';
import { chooseSuites, needsBrowser, needsBuild, runSuites } from './suites.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, audit: { type: 'boolean' } } });
const folder = mkdtempSync(join(tmpdir(), 'year-group-test-'));

async function run(): Promise<number> {
  const suites = chooseSuites(values.only, values.audit);
  if (suites.some(needsBrowser)) process.env.CHROME_PATH = installChromiumIfMissing();
  if (suites.some(needsBuild) && !(await buildAll())) return 1;

  const started = Date.now();
  const results = await runSuites(suites, folder);
  console.log(`\nAll suites, ${((Date.now() - started) / 1000).toFixed(0)} s:`);
  for (const [name, counts] of Object.entries(results))
    console.log(`  ${name.padEnd(16)} ${closingLine(counts)}`);
  const total = addCounts(Object.values(results));
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
