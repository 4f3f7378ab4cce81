/* Tests the comparison: changes that it must notice, and one that its picture does not show. */
import type { Browser, Page } from 'playwright';
import { openPage, photograph, visit } from './camera.ts';
import { decode, differenceOf, isChange } from './compare.ts';
import type { Verdict } from './judge.ts';
import type { Subject } from './subjects.ts';

interface Probe {
  title: string;
  /** The component whose States are looked at, with its group. */
  component: string;
  /** The first such element gets 0.1rem more room inside; without one, the brand colour changes. */
  padded?: string;
  noticed: boolean;
}

const probes: readonly Probe[] = [
  { title: '0.1rem more in one button', component: 'Actions/Button', padded: 'button', noticed: true },
  { title: '0.1rem more in one badge', component: 'Feedback/Badge', padded: '[data-tone]', noticed: true },
  { title: '0.1rem more in one text field', component: 'Forms/TextField', padded: 'input', noticed: true },
  { title: 'another brand colour in buttons', component: 'Actions/Button', noticed: true },
  { title: 'another brand colour in links', component: 'Actions/Link', noticed: true },
  { title: 'another brand colour where none is', component: 'Feedback/Skeleton', noticed: false },
];

/** Makes each of these changes in a page and says whether the comparison noticed what it must. */
export async function probe(
  browser: Browser,
  storybook: string,
  subjects: readonly Subject[],
): Promise<Verdict[]> {
  const page = await openPage(browser);
  const verdicts: Verdict[] = [];
  for (const each of probes) {
    const subject = subjects.find(({ name }) => name === `Components/${each.component}.States`);
    const noticed = subject && (await notices(page, storybook, subject, each.padded));
    const works = noticed === each.noticed;
    verdicts.push({
      file: `probe: ${each.title}`,
      kind: works ? 'same' : 'broken',
      message: works ? '' : `The comparison ${each.noticed ? 'did not notice it' : 'saw a difference'}.`,
    });
  }
  await page.context().close();
  return verdicts;
}

async function notices(page: Page, storybook: string, subject: Subject, padded?: string): Promise<boolean> {
  await visit(page, storybook, subject);
  const still = async (): Promise<boolean> => false;
  const before = await photograph(page, 'light', still);
  await page.evaluate(padded ? addRoom : changeBrand, padded ?? '');
  const after = await photograph(page, 'light', still);
  return isChange(differenceOf(await decode(before), await decode(after)));
}

function addRoom(selector: string): void {
  const element = document.querySelector<HTMLElement>(`#storybook-root ${selector}`);
  if (!element) throw new Error(`There is no ${selector}.`);
  element.style.paddingInlineStart = `calc(${getComputedStyle(element).paddingInlineStart} + 0.1rem)`;
}

const changeBrand = (): void => document.documentElement.style.setProperty('--color-brand', '#1b5e94');
