/*
 * npm test: the suites that find most mistakes soonest. npm run test:deep: the others. `-- --all`
 * runs both, `-- --audit` adds the audit, `-- --only check,unit` picks suites;
 * `-- --only visual --names Button` takes some pictures, `--update` accepts them. The last line
 * counts the tests of all suites.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './builds.ts';
import { installChromiumIfMissing } from './chromium.ts';
import { addCounts, type Counts, closingLine } from './counts.ts';
import { type Finished, runQuietly, runVisibly, stopTogether } from './processes.ts';
import { chooseSuites, lanesOf, needsBrowser, needsBuild, runSuite, type Suite } from './suites.ts';

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { only: text, deep: flag, all: flag, audit: flag, names: text, update: flag },
});
const folder = mkdtempSync(join(tmpdir(), 'year-group-test-'));
const secondsSince = (start: number): string => `${Math.round((Date.now() - start) / 1000)} s`;

async function run(): Promise<number> {
  const choice = chooseSuites(values);
  const { suites } = choice;
  // Properties are tried with more values where nobody waits for the result.
  if (values.deep || values.all) process.env.PROPERTY_RUNS ??= '300';
  if (suites.some(needsBrowser)) installChromiumIfMissing();
  const started = Date.now();
  if (suites.some(needsBuild) && !(await buildAll())) return 1;

  const lines: string[] = [];
  const results: Counts[] = [];
  const lanes = lanesOf(suites);
  // Suites side by side print when they have ended, so that the lines of one stay together.
  const runCommand = lanes.length > 1 ? runThenPrint : runVisibly;
  const runLane = async (lane: readonly Suite[]): Promise<void> => {
    for (const suite of lane) {
      const start = Date.now();
      console.log(`\n${suite} …`);
      const counts = await runSuite(suite, folder, choice, runCommand);
      results.push(counts);
      lines.push(`  ${suite.padEnd(14)} ${secondsSince(start).padStart(7)}  ${closingLine(counts)}`);
    }
  };
  await Promise.all(lanes.map(runLane));
  const total = addCounts(results);
  // Once more at the end: a log may keep only its last lines.
  if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
  if (total.flaky.length > 0) console.log(`\nPassed only when repeated:\n  ${total.flaky.join('\n  ')}`);
  console.log(`\nAll suites, ${secondsSince(started)}:\n${lines.join('\n')}`);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

async function runThenPrint(...command: Parameters<typeof runQuietly>): Promise<Finished> {
  const finished = await runQuietly(...command);
  console.log(finished.output);
  return finished;
}

const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
stopTogether(removeFolder);
const code = await run().catch((error: Error) => {
  console.error(error.message);
  return 1;
});
removeFolder();
process.exit(code);
