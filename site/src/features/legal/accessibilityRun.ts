/** What this build knows of the tests with axe. Outside a build, an example. */
export const accessibilityRun =
  typeof accessibilityRunOfBuild === 'undefined'
    ? { checker: '@axe-core/playwright 4.0.0', pageCount: 15, builtAt: '2026-01-15T12:00:00.000Z' }
    : accessibilityRunOfBuild;
