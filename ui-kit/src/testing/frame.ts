import { expect } from 'storybook/test';
import { isTestRun } from './isTestRun.ts';

const frames = { phone: '(max-width: 63.99rem)', desktop: '(min-width: 64rem)' } as const;

/**
 * Whether a story for one width is shown in it. A test run requires it; in Storybook, other widths
 * are allowed.
 */
export async function inFrame(frame: keyof typeof frames): Promise<boolean> {
  const { matches } = matchMedia(frames[frame]);
  if (isTestRun()) await expect(matches).toBe(true);
  return matches;
}
