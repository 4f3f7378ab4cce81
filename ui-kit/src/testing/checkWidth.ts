import { isTestRun } from './isTestRun.ts';

/** In a test run, fails a story that is wider than its window. */
export function checkWidth(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (!isTestRun() || scrollWidth <= clientWidth) return;
  throw new Error(`The page is ${scrollWidth - clientWidth} px too wide`);
}
