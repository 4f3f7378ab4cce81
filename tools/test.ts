// npm test: checks and suites. npm run test:all: every suite. One row after the other, so that none
// waits for a processor. Each suite writes its results as JUnit; the last line adds up.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type CloseEvent, concurrently } from 'concurrently';
import { inRoot, root } from './folders.ts';

const all = process.argv.includes('--all');
const core = all ? '' : ' --grep @core';
const checks = ['format', 'lint', 'types', 'unused', 'imports', 'words', 'lock', 'audit'].map(
  (name) => `check:${name}`,
);
/** Those of a row run at the same time, since each leaves a processor partly idle. Other suites use both. */
const rows = [
  checks,
  ['api', 'unit'],
  ['stories'],
  ['journeys'],
  ...(all ? [['journeys:admin'], ['pictures'], ['faults', 'operations', 'api:pglite', 'attacks']] : []),
];
const total = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];

/** What a suite wrote, or 1 for a check; a suite that broke off without a failed test fails once. */
function count(name: string, exitCode: CloseEvent['exitCode'], seconds: number): void {
  const file = inRoot('test-results', 'junit', `${name}.xml`);
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const cases = report.match(/<testcase [^]*?(?:\/>|<\/testcase>)/g) ?? [];
  const failedCases = cases.filter((text) => /<(failure|error)\b/.test(text));
  const skipped = cases.filter((text) => text.includes('<skipped')).length;
  const isCheck = name.startsWith('check:') && exitCode === 0;
  const failed = failedCases.length || (exitCode === 0 && (isCheck || cases.length > 0) ? 0 : 1);
  const passed = isCheck ? 1 : cases.length - failedCases.length - skipped;
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(`${name} ${Math.round(seconds)} s: ${passed} passed, ${failed} failed, ${skipped} skipped`);
  lines.push(...failedCases.map((text) => `FAILED ${name}: ${/ name="([^"]*)"/.exec(text)?.[1]}`));
  if (failed > failedCases.length) lines.push(`FAILED ${name}: exit code ${exitCode}`);
}

/** Runs the scripts of package.json with these names, three at a time. */
async function run(names: readonly string[]): Promise<void> {
  const commands = names.map((name) => ({
    name,
    command: `pnpm run ${name}${name.startsWith('journeys') ? core : ''}`,
    env: { JUNIT_FILE: inRoot('test-results', 'junit', `${name}.xml`) },
  }));
  const { result } = concurrently(commands, { maxProcesses: 3, cwd: root });
  const events = await result.catch((ended: CloseEvent[]) => ended);
  for (const { command, exitCode, timings } of events) count(command.name, exitCode, timings.durationSeconds);
}

rmSync(inRoot('test-results', 'junit'), { recursive: true, force: true });
const { status } = spawnSync('npm', ['--silent', 'run', 'build'], { cwd: root, stdio: 'inherit' });
if (status === 0) for (const names of rows) await run(names);
else total.failed += 1;
console.log(lines.join('\n'));
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
