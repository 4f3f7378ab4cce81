import { test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { fixedPages, isHydrated, itemPages } from './publicPages.ts';
import { core } from './steps.ts';

const criteria = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const width of [390, 1280]) {
  test(`no page has axe violations at ${width} px, in light and in dark`, core, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const paths = [...fixedPages, ...Object.values(await itemPages(page)), '/nowhere', '/offline.html'];
    for (const path of paths) {
      await page.goto(path);
      // What is below the first picture is laid out a moment later.
      if (path !== '/offline.html') await isHydrated(page);
      await expectAccessible(page, criteria);
    }
  });
}
