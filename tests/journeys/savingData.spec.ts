import { expect, test } from '@playwright/test';
import { open } from './shopper.ts';
import { requestsOf, saveData } from './steps.ts';

test('with reduced data, pictures are small and nothing is prefetched', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await saveData(page);
  const widths: Promise<number>[] = [];
  const pages = requestsOf(page, 'GET', 'DonatePage');
  await open(page, '/news');
  const pictures = page.getByRole('main').locator('img');
  await pictures.first().scrollIntoViewIfNeeded();
  for (const picture of (await pictures.all()).slice(0, 3)) {
    await picture.scrollIntoViewIfNeeded();
    widths.push(
      picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return (await createImageBitmap(await (await fetch(image.currentSrc)).blob())).width;
      }),
    );
  }
  expect(await Promise.all(widths)).toEqual([480, 480, 480]);
  const link = page.getByRole('link', { name: 'Donate' }).first();
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(pages).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/donate');
  await expect.poll(() => pages.length).toBeGreaterThan(0);
});
