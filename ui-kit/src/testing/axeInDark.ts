import axe, { type RunOptions, type Spec } from 'axe-core';
import { isTestRun } from './isTestRun.ts';

interface StoryContext {
  parameters: { a11y?: { test?: string; config?: Spec; options?: RunOptions } };
  globals: Record<string, unknown>;
}

const still = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Storybook checks a story in one theme. In a test run this checks it again in the dark theme. */
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
    axe.configure({
      ...a11y?.config,
      rules: [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])],
    });
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'], ...a11y?.options });
    if (violations.length > 0) throw new Error(`In the dark theme: ${violations.map(describe).join('; ')}`);
  } finally {
    root.dataset.theme = 'light';
    stillness.remove();
  }
}

const describe = ({ help, nodes }: axe.Result) =>
  `${help} (${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join(', ')})`;
