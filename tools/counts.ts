import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** How the tests of a suite ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A suite in which nothing ran. */
export const noTests: Readonly<Counts> = { passed: 0, failed: 0, skipped: 0 };

/** The counts of several suites together. */
export function addCounts(all: readonly Counts[]): Counts {
  return all.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    noTests,
  );
}

/** The last line of a test run, in the form that counts for every runner. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What Playwright's JSON report says in its own words. */
export interface PlaywrightStats {
  expected: number;
  unexpected: number;
  flaky: number;
  skipped: number;
}

/** Playwright's counts as ours; a test that passed only when repeated has failed once and counts as failed. */
export function fromPlaywright({ expected, unexpected, flaky, skipped }: PlaywrightStats): Counts {
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/**
 * Adds a failure to a suite that ran no test, or whose runner failed without naming a test. Only a suite that may be
 * skipped whole passes when all it did was skipped.
 */
export function withRunnerResult(counts: Counts, exitCode: number, maySkipAll = false): Counts {
  const ran = counts.passed + counts.failed + (maySkipAll ? counts.skipped : 0) > 0;
  const unexplained = exitCode !== 0 && counts.failed === 0;
  return ran && !unexplained ? counts : { ...counts, failed: counts.failed + 1 };
}

/** Writes how many tests of each project passed, failed and were skipped to a file. */
export function countsReporter(file: string): Reporter {
  return {
    onTestRunEnd: (modules, unhandled) =>
      writeFileSync(file, JSON.stringify(countByProject(modules, unhandled.length))),
  };
}

function countByProject(modules: readonly TestModule[], unhandled: number): Record<string, Counts> {
  const projects: Record<string, Counts> = {};
  for (const module of modules) {
    // In browsers, the name of a project ends with that of the browser.
    const name = module.project.name.replace(/ \(.*\)$/, '');
    projects[name] ??= { ...noTests };
    countModule(module, projects[name]);
  }
  // An error outside of every test belongs to none, and must fail the run all the same.
  if (unhandled > 0) projects['outside of tests'] = { ...noTests, failed: unhandled };
  return projects;
}

function countModule(module: TestModule, counts: Counts): void {
  const tests = [...module.children.allTests()];
  for (const test of tests) {
    const { state } = test.result();
    if (state === 'passed' || state === 'failed') counts[state] += 1;
    else counts.skipped += 1;
  }
  // A file that cannot even be loaded has no tests to fail.
  const failedOutside =
    module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed');
  if (failedOutside) counts.failed += 1;
}
