import { expect, test } from '@playwright/test';
import { open } from './shopper.ts';

/** A phone of 2018 beside the machine that tests. */
const slowdown = 6;
const loads = Number(process.env.SHOP_LOADS ?? 6);

test('a category that is pressed while a term is typed keeps the term and the order', async ({ page }) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  for (let load = 0; load < loads; load += 1) {
    await slowDown(1);
    await open(page, '/shop');
    await slowDown(slowdown);
    await page.getByPlaceholder('Search the shop...').pressSequentially('a');
    // Shoppers press sooner or later: before, while and after the term goes into the address.
    await page.evaluate((ms) => new Promise((pressed) => setTimeout(pressed, ms)), (load * 170) % 1020);
    await page.getByRole('link', { name: 'Souvenirs', exact: true }).click();
    await expect(page, `load ${load}`).toHaveURL('/shop?category=souvenirs&q=a');
    await page.getByPlaceholder('Search the shop...').fill('an');
    await page.getByLabel('Sort by').selectOption('price-asc');
    await expect(page, `load ${load}`).toHaveURL('/shop?category=souvenirs&sort=price-asc&q=an');
  }
});
