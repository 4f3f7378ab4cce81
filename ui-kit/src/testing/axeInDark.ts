import axe from 'axe-core';
import { isTestRun } from './isTestRun.ts';

interface StoryContext {
  parameters: { a11y?: { test?: string } };
  globals: Record<string, unknown>;
}

const still = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** The rules that colours decide. All others find the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Storybook checks a story in one theme. In a test run this checks its colours in the dark theme
 * too.
 */
export async function axeInDark({ parameters: { a11y }, globals }: StoryContext): Promise<void> {
  if (!isTestRun() || a11y?.test === 'off' || globals.theme === 'dark') return;

  const root = document.documentElement;
  const stillness = document.createElement('style');
  stillness.textContent = still;
  document.head.append(stillness);
  root.dataset.theme = 'dark';
  // A theme made by scripts, as the panel's is, follows within one task.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    axe.reset();
    const { violations } = await axe.run(document.body, {
      runOnly: colourRules,
      resultTypes: ['violations'],
    });
    if (violations.length > 0) throw new Error(`In the dark theme: ${violations.map(describe).join('; ')}`);
  } finally {
    root.dataset.theme = 'light';
    stillness.remove();
  }
}

const describe = ({ help, nodes }: axe.Result) =>
  `${help} (${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(', ')})`;
