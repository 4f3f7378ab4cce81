import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** How the tests of a suite ended. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, a line each with the first line of its error, where the runner says so. */
  failures?: string[];
}

/** A suite in which nothing ran. */
export const noTests: Readonly<Omit<Counts, 'failures'>> = { passed: 0, failed: 0, skipped: 0 };

/** The counts of several suites together. */
export function addCounts(all: readonly Counts[]): Required<Counts> {
  const sum = { ...noTests, failures: [] as string[] };
  for (const { passed, failed, skipped, failures = [] } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures.push(...failures);
  }
  return sum;
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

/** A file of tests or a group in it, in Playwright's JSON report. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok: boolean }[];
}

/** The journeys that failed, a line each. */
export function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map(({ title, file }) => `${file} > ${title}`);
  return [...own, ...suites.flatMap(playwrightFailures)];
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
      writeFileSync(file, JSON.stringify(countByProject(modules, unhandled))),
  };
}

function countByProject(
  modules: readonly TestModule[],
  unhandled: readonly SerializedError[],
): Record<string, Counts> {
  const projects: Record<string, Required<Counts>> = {};
  for (const module of modules) {
    // In browsers, the name of a project ends with that of the browser.
    const name = module.project.name.replace(/ \(.*\)$/, '');
    projects[name] ??= { ...noTests, failures: [] };
    countModule(module, projects[name]);
  }
  // An error outside of every test belongs to none, and must fail the run all the same.
  if (unhandled.length > 0) {
    const failures = unhandled.map((error) => `outside of tests: ${firstLine([error])}`);
    projects['outside of tests'] = { ...noTests, failed: unhandled.length, failures };
  }
  return projects;
}

function countModule(module: TestModule, counts: Required<Counts>): void {
  const tests = [...module.children.allTests()];
  for (const test of tests) {
    const { state, errors } = test.result();
    if (state === 'passed' || state === 'failed') counts[state] += 1;
    else counts.skipped += 1;
    if (state === 'failed')
      counts.failures.push(`${module.relativeModuleId} > ${test.fullName}: ${firstLine(errors)}`);
  }
  // A file that cannot even be loaded has no tests to fail, and a hook belongs to none.
  const failedOutside =
    module.state() === 'failed' && !tests.some((test) => test.result().state === 'failed');
  if (!failedOutside) return;
  counts.failed += 1;
  const errors = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  counts.failures.push(`${module.relativeModuleId}: ${firstLine(errors)}`);
}

const firstLine = (errors: readonly SerializedError[] | undefined): string =>
  (errors?.[0]?.message ?? 'no error was reported').split('\n', 1)[0] ?? '';
