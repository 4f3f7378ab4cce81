import { expect, test } from '@playwright/test';
import { isHydrated } from './publicPages.ts';

test('with reduced data, pictures are small and nothing is prefetched', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  const pages: string[] = [];
  const widths: Promise<number>[] = [];
  page.on('request', (request) => {
    if (/DonatePage/.test(request.url())) pages.push(request.url());
  });
  await page.goto('/news');
  await isHydrated(page);
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
  await page.getByRole('link', { name: 'Donate' }).first().hover();
  await page.getByRole('link', { name: 'Donate' }).first().focus();
  await page.waitForLoadState('networkidle');
  expect(pages).toEqual([]);
  await page.getByRole('link', { name: 'Donate' }).first().click();
  await expect(page).toHaveURL('/donate');
  await expect.poll(() => pages.length).toBeGreaterThan(0);
});
