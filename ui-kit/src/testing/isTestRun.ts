/**
 * Whether stories run as tests. In the published catalogue they run on readers' machines, where a
 * check that fails must leave the page alone.
 */
export const isTestRun = (): boolean => '__vitest_browser__' in globalThis;
