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
  /** What passed only when repeated, a line each. Only CI repeats tests of the browser. */
  flaky?: string[];
}

/** A suite in which nothing ran. */
export const noTests: Readonly<Omit<Counts, 'failures' | 'flaky'>> = { passed: 0, failed: 0, skipped: 0 };

/** The counts of several suites together. */
export function addCounts(all: readonly Counts[]): Required<Counts> {
  const sum = { ...noTests, failures: [] as string[], flaky: [] as string[] };
  for (const { passed, failed, skipped, failures = [], flaky = [] } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
    sum.failures.push(...failures);
    sum.flaky.push(...flaky);
  }
  return sum;
}

/** The last line of a test run, in the form that counts for every runner. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A journey in Playwright's JSON report. */
interface PlaywrightSpec {
  title: string;
  file: string;
  tests: { status: string }[];
}

/** A file of tests or a group in it, in Playwright's JSON report. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

/** What we read of Playwright's JSON report. */
export interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Playwright's report as our counts; `flaky` names the journeys that passed when repeated. */
export function fromPlaywright({ stats, ...suite }: PlaywrightReport): Required<Counts> {
  const { expected, unexpected, flaky, skipped } = stats;
  const journeys = journeysOf(suite);
  const namesOf = (status: string): string[] =>
    journeys.filter(({ tests }) => tests.some((test) => test.status === status)).map(nameOf);
  const failures = namesOf('unexpected');
  return { passed: expected + flaky, failed: unexpected, skipped, failures, flaky: namesOf('flaky') };
}

const nameOf = ({ file, title }: PlaywrightSpec): string => `${file} > ${title}`;

const journeysOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(journeysOf),
];

/**
 * Adds a failure to a suite that ran no test, or whose runner failed without naming a test. Only a
 * suite that may skip everything passes when it did.
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
    projects[name] ??= { ...noTests, failures: [], flaky: [] };
    countModule(module, projects[name]);
  }
  // An error outside of every test belongs to none, and must fail the run all the same.
  if (unhandled.length > 0) {
    const failures = unhandled.map((error) => `outside of tests: ${firstLine([error])}`);
    projects['outside of tests'] = { ...noTests, failed: unhandled.length, failures, flaky: [] };
  }
  return projects;
}

function countModule(module: TestModule, counts: Required<Counts>): void {
  const tests = [...module.children.allTests()];
  for (const test of tests) {
    const { state, errors } = test.result();
    if (state === 'passed' || state === 'failed') counts[state] += 1;
    else counts.skipped += 1;
    if (test.diagnostic()?.flaky) counts.flaky.push(`${module.relativeModuleId} > ${test.fullName}`);
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
