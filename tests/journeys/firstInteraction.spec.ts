import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { delali } from './member.ts';
import { isHydrated, itemPages } from './publicPages.ts';
import { fillCart } from './shopper.ts';
import { core, hold, press, visit } from './steps.ts';

test('a button pressed before the scripts have loaded works', core, async ({ page }) => {
  const { listing } = await itemPages(page);
  const release = await hold(page);
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await press(page, 'Add to Cart');
  release();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1');
});

test('a page scrolled before the scripts have loaded stays where it is', core, async ({ page }) => {
  const top = () => page.evaluate(() => window.scrollY);
  const release = await hold(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBe(600);
  release();
  await isHydrated(page);
  expect(await top()).toBe(600);
});

test('Enter pressed before the scripts have loaded submits the form', core, async ({ page }) => {
  const release = await hold(page);
  await page.goto('/member-login', { waitUntil: 'commit' });
  await page.getByLabel('Phone Number').focus();
  await page.keyboard.type(delali.phone);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/members');
});

test('the checkout keeps the place of its form until the cart is read', core, async ({ page }) => {
  await fillCart(page);
  const release = await hold(page);
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('main').getByText(messages.loading)).toBeAttached();
  const help = page.getByText('Questions about an order?');
  await expect(help).toBeHidden();
  release();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(help).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says what it needs and shows no form that could not be sent', core, async ({ page }) => {
    await visit(page, '/checkout', /need JavaScript/);
    await expect(page.getByLabel('Full Name')).toBeHidden();
  });
});

test('a picture of the gallery pressed before the scripts have loaded opens in its place', {
  tag: '@core',
}, async ({ page }) => {
  const release = await hold(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('region', { name: 'What we remember' }).getByRole('link').first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a page names its manifest', core, async ({ page }) => {
  await page.goto('/');
  const link = page.locator('link[rel=manifest]');
  const manifest = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toContain('manifest+json');
});
