import { expect, test } from '@playwright/test';
import { endpoints } from '@year-group/api-types/endpoints';
import { holdScripts } from './holdScripts.ts';
import { delali } from './member.ts';
import { isAlive, itemPages } from './publicPages.ts';

test('a button pressed before the scripts have arrived is not pressed in vain', async ({ page }) => {
  const { listing } = await itemPages(page);
  const letThrough = await holdScripts(page);
  await page.goto(listing, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  letThrough();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1');
});

test('Enter pressed before the scripts have arrived sends the form that was waiting for something to be written', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/member-login', { waitUntil: 'commit' });
  await page.getByLabel('Phone Number').focus();
  await page.keyboard.type(delali.phone);
  await page.keyboard.press('Enter');
  letThrough();
  await expect(page).toHaveURL('/members');
});

test('what stands below the hero comes to life when the visitor stirs, and not before', async ({ page }) => {
  const isPart = (url: string): boolean => url.includes('HomeSections') && url.endsWith('.js');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await isAlive(page);
  expect(asked.filter(isPart)).toEqual([]);
  // The pictures are links: one pressed before the part is loaded must still open in the lightbox.
  await page.getByRole('region', { name: 'What we remember' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('no other picture is fetched before the first one is there', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
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
  letThrough();
  await expect.poll(() => others.length).toBeGreaterThan(0);
});

test('a phone learns that it may keep the site once the page is whole', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  const link = page.locator('link[rel=manifest]');
  await expect(link).toHaveCount(1);
  const manifest = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(manifest.headers()['content-type']).toContain('manifest+json');
});
