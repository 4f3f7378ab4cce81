import type { Browser, Page } from 'playwright';
import { openPage, photograph, visit } from './camera.ts';
import { judgeOf, type Verdict } from './judge.ts';
import { pictureFile, type Subject, type Theme, themes } from './subjects.ts';

/** Photographs all subjects, `workers` at a time, and tells each verdict as soon as it is known. */
export async function runSubjects(
  browser: Browser,
  storybook: string,
  subjects: readonly Subject[],
  workers: number,
  onVerdict: (verdict: Verdict) => void,
): Promise<void> {
  const queue = [...subjects];
  const work = async (): Promise<void> => {
    const page = await openPage(browser);
    for (let subject = queue.shift(); subject; subject = queue.shift())
      for (const verdict of await photographSubject(page, storybook, subject)) onVerdict(verdict);
    await page.context().close();
  };
  await Promise.all(Array.from({ length: workers }, work));
}

async function photographSubject(page: Page, storybook: string, subject: Subject): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  try {
    await visit(page, storybook, subject);
    for (const theme of themes) verdicts.push(await photographTheme(page, subject, theme));
  } catch (error) {
    const missing = themes.slice(verdicts.length);
    verdicts.push(...missing.map((theme) => broken(subject, theme, error)));
  }
  return verdicts;
}

async function photographTheme(page: Page, subject: Subject, theme: Theme): Promise<Verdict> {
  const judge = await judgeOf(pictureFile(subject, theme), subject.storyId);
  return judge.verdict(await photograph(page, theme, judge.isExpected));
}

const broken = (subject: Subject, theme: Theme, error: unknown): Verdict => ({
  file: pictureFile(subject, theme),
  storyId: subject.storyId,
  kind: 'broken',
  message: error instanceof Error ? error.message : String(error),
});
