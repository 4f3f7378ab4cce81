import { expect, test } from '@playwright/test';
import { itemPages } from './publicPages.ts';

test('a button pressed before the scripts have arrived is not pressed in vain', async ({ page }) => {
  const { listing } = await itemPages(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/**.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  letThrough();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1');
});
