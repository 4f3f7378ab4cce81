import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fixedPages, isHydrated, itemPages } from './publicPages.ts';

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function expectNoFault(page: Page, axe: AxeBuilder, what: string) {
  const { violations } = await axe.analyze();
  const faults = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  expect(faults, `${page.url()} ${what}`).toEqual([]);
}

for (const width of [390, 1280]) {
  test(`no page has axe violations at ${width} px, in light and in dark`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const paths = [...fixedPages, ...Object.values(await itemPages(page)), '/nowhere', '/offline.html'];
    for (const path of paths) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      // What is below the first picture is laid out a moment later.
      if (path !== '/offline.html') await isHydrated(page);
      await expectNoFault(page, new AxeBuilder({ page }).withTags(criteria), 'in light');
      // Only colours differ in the dark theme.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectNoFault(page, new AxeBuilder({ page }).withRules(['color-contrast']), 'in dark');
    }
  });
}
