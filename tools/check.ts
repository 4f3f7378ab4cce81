/* npm run check: everything that can be said about the sources without running the product. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type CheckStep, checkSteps } from './checkSteps.ts';
import { type Counts, noTests } from './counts.ts';
import { runLimited } from './limit.ts';
import { stopTogether } from './processes.ts';

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
