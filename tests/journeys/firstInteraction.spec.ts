import { expect, test } from '@playwright/test';
import { endpoints } from '@year-group/api-types/endpoints';
import { messages } from '@year-group/api-types/messages';
import { holdScripts } from './holdScripts.ts';
import { delali } from './member.ts';
import { isHydrated, itemPages } from './publicPages.ts';
import { fillCart } from './shopper.ts';

test('a button pressed before the scripts have loaded works', { tag: '@core' }, async ({ page }) => {
  const { listing } = await itemPages(page);
  const release = await holdScripts(page);
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  release();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1');
});

test('Enter pressed before the scripts have loaded submits the form', { tag: '@core' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/member-login', { waitUntil: 'commit' });
  await page.getByLabel('Phone Number').focus();
  await page.keyboard.type(delali.phone);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/members');
});

test('the checkout shows its form, or that the cart is empty, before the scripts have loaded', {
  tag: '@core',
}, async ({ page }) => {
  const name = page.getByLabel('Full Name');
  const empty = page.getByText(messages.cart.empty);
  const release = await holdScripts(page);
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' });
  await expect(empty).toBeVisible();
  await expect(name).toBeHidden();
  release();
  await fillCart(page);
  const releaseAgain = await holdScripts(page);
  await page.goto('/checkout', { waitUntil: 'domcontentloaded' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Payment' })).toBeVisible();
  await expect(empty).toBeHidden();
  releaseAgain();
  await isHydrated(page);
  await expect(name).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says what it needs, and shows no form that could not be sent', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/checkout');
    await expect(page.getByText(/need JavaScript/)).toBeVisible();
    await expect(page.getByLabel('Full Name')).toBeHidden();
  });
});

test('the part below the hero is hydrated when it comes into view, and not before', { tag: '@core' }, async ({
  page,
}) => {
  const isPart = (url: string): boolean => url.includes('HomeSections') && url.endsWith('.js');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await isHydrated(page);
  expect(asked.filter(isPart)).toEqual([]);
  // The pictures are links: one pressed before the part is loaded must still open in the lightbox.
  await page.getByRole('region', { name: 'What we remember' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('no other picture is fetched before the first one has loaded', { tag: '@core' }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const others: string[] = [];
  await page.route('**/uploads/**', async (route) => {
    const isFirst = route.request().url().includes(first);
    if (isFirst) await held;
    else others.push(route.request().url());
    await route.continue();
  });
  const { news } = endpoints.listNews.reply.parse(await (await page.request.get('/api/news?limit=1')).json());
  const first = news[0]?.imageUrl.replace('.webp', '') ?? '';
  await page.goto('/news', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { name: news[0]?.title ?? '' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(others).toEqual([]);
  release();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});

test('the manifest is linked some time after the page is hydrated', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveCount(1, { timeout: 30_000 });
  const manifest = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toContain('manifest+json');
});
