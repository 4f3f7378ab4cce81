/* npm run check: everything that can be said about the sources without running the product. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Counts, noTests } from './counts.ts';
import { binary } from './folders.ts';
import { runGroupWords } from './groupWords.ts';
import { runImportRules } from './importRules.ts';
import { runLimited } from './limit.ts';
import { type Finished, runQuietly, stopTogether } from './processes.ts';

/** One thing that npm run check looks at. */
interface CheckStep {
  name: string;
  run: () => Promise<Finished>;
}

const command =
  (name: string, ...args: string[]) =>
  (): Promise<Finished> =>
    runQuietly(binary(name), args);

/** All checks: format first, since it fails most and takes no time; then the slowest. */
const checkSteps: readonly CheckStep[] = [
  { name: 'format', run: command('biome', 'check', '.') },
  { name: 'lint', run: command('oxlint', '--deny-warnings', '--report-unused-disable-directives') },
  { name: 'types', run: command('tsc', '--build') },
  { name: 'unused code', run: command('knip') },
  { name: 'import rules', run: runImportRules },
  { name: 'group words', run: runGroupWords },
  { name: 'lock file', run: command('pnpm', 'install', '--frozen-lockfile', '--lockfile-only', '--offline') },
];

async function runStep({ name, run }: CheckStep): Promise<boolean> {
  const started = Date.now();
  const { code, output } = await run();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(13)} ${seconds.padStart(5)} s`);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  return code === 0;
}

stopTogether();
const results = await runLimited(
  checkSteps.map((step) => () => runStep(step)),
  availableParallelism(),
);
const passed = results.filter(Boolean).length;
const counts: Counts = { ...noTests, passed, failed: results.length - passed };
if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ check: counts }));
process.exit(counts.failed > 0 ? 1 : 0);
