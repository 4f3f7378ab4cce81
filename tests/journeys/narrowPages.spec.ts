import { expect, test } from '@playwright/test';
import { fixedPages, itemPages } from './publicPages.ts';

/** A phone of 320 px; at 1280 px and 400 % a window is as narrow, so this holds for zooming too. */
test('no page has to be scrolled sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...fixedPages, ...Object.values(await itemPages(page)), '/nowhere', '/offline.html']) {
    await test.step(path, async () => {
      await page.goto(path);
      const wide = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= width) return [];
        const isWide = (element: Element) => element.getBoundingClientRect().right > width + 1;
        return [...document.querySelectorAll('body *')]
          .filter(isWide)
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect(wide, path).toEqual([]);
    });
  }
});

test('text of twice the size fits on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  const { article, event, listing } = await itemPages(page);
  for (const path of ['/', '/news', '/news?tab=events', '/donate', article, event, listing]) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
  }
});
