import { expect, test } from '@playwright/test';
import { fixedPages } from './publicPages.ts';

test('every link of the navigation, the footer and the home page works', async ({ page, baseURL }) => {
  await page.goto('/');
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const ours = [
    ...new Set(
      addresses
        .map((address) => new URL(address))
        .filter(({ origin }) => origin === baseURL)
        .map(({ pathname, search }) => pathname + search),
    ),
  ];
  expect(ours.length).toBeGreaterThan(12);
  const pages = ours.filter((path) => !/\.\w+$/.test(path));
  const failed: string[] = [];
  for (const path of pages) {
    const reply = await page.request.get(path);
    const works = reply.status() === 200 && (await reply.text()).includes('<h1');
    if (!works) failed.push(path);
  }
  expect(failed).toEqual([]);
});

test('every picture and file that the home page links to exists', async ({ page, baseURL }) => {
  await page.goto('/');
  const files = await page
    .locator('a[href], link[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const ours = [...new Set(files)].filter(
    (address) => address.startsWith(baseURL ?? '') && /\.\w+$/.test(address),
  );
  for (const address of ours) expect((await page.request.get(address)).status(), address).toBe(200);
});

test('the journeys cover the pages of the navigation', async ({ page }) => {
  await page.goto('/');
  const bar = await page
    .getByRole('navigation', { name: 'Main', includeHidden: true })
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(bar.filter((href) => href !== '/members' && !fixedPages.some((path) => path === href))).toEqual([]);
});
