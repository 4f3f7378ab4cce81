import { expect, type Page, test } from '@playwright/test';
import { itemPages } from './publicPages.ts';
import { open, orderAndPay, payAtProvider } from './shopper.ts';

/** Controls and overlays, which must not be printed. */
async function expectOnlyReading(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const navigation = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  await expect(navigation.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const links = page.getByRole('link', { name: /^(Share on|Cart|Show on a map|Google|Skip to)/ });
  await expect(links).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
}

test('an article and an event are printed as text and picture, without controls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { article, event } = await itemPages(page);
  for (const path of [article, event]) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await expectOnlyReading(page);
    await expect(page.getByRole('article').locator('img').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Related/ })).toHaveCount(0);
    await expect(page.getByText('Add to calendar').filter({ visible: true })).toHaveCount(0);
  }
});

test('offline and payment notices are not printed', async ({ page }) => {
  const { article } = await itemPages(page);
  await orderAndPay(page);
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await open(page, article);
  const payment = page.getByRole('link', { name: 'Check the payment' });
  await expect(payment).toBeVisible();
  await page.context().setOffline(true);
  const offline = page.getByText(/^You are offline/);
  await expect(offline).toBeVisible();
  await expectOnlyReading(page);
  await expect(payment).toBeHidden();
  await expect(offline).toBeHidden();
});

test('the page of a paid order is printed as its receipt', async ({ page }) => {
  await orderAndPay(page);
  await payAtProvider(page);
  await expectOnlyReading(page);
  await expect(page.getByText('Items purchased')).toBeVisible();
  await expect(page.getByText('Continue Shopping')).toBeHidden();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('Send on WhatsApp')).toBeHidden();
  await expect(page.getByText('@example.com')).toBeHidden();
});
