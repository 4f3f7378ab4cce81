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
