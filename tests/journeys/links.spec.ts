import { expect, type Page, test } from '@playwright/test';
import { fixedPages } from './publicPages.ts';

/** The addresses that elements of the home page lead to, each once. */
async function addressesOn(page: Page, selector: string): Promise<URL[]> {
  await page.goto('/');
  const links = page.locator(selector);
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  return [...new Set(addresses)].map((address) => new URL(address));
}

test('every link of the navigation, the footer and the home page works', async ({ page, baseURL }) => {
  const inside = (await addressesOn(page, 'a[href]')).filter(({ origin }) => origin === baseURL);
  const ours = [...new Set(inside.map(({ pathname, search }) => pathname + search))];
  expect(ours.length).toBeGreaterThan(12);
  const failed: string[] = [];
  for (const path of ours.filter((each) => !/\.\w+$/.test(each))) {
    const reply = await page.request.get(path);
    if (reply.status() !== 200 || !(await reply.text()).includes('<h1')) failed.push(path);
  }
  expect(failed).toEqual([]);
});

test('every picture and file that the home page links to exists', async ({ page, baseURL }) => {
  const linked = await addressesOn(page, 'a[href], link[href]');
  const ours = linked.filter(({ origin, href }) => origin === baseURL && /\.\w+$/.test(href));
  expect(ours.length).toBeGreaterThan(9);
  for (const { href } of ours) expect((await page.request.get(href)).status(), href).toBe(200);
});

test('the journeys cover the pages of the navigation', async ({ page }) => {
  const bar = await addressesOn(page, 'nav[aria-label="Main"] a[href]');
  const paths = bar
    .map(({ pathname, search, hash }) => pathname + search + hash)
    .filter((path) => path !== '/members');
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !fixedPages.some((each) => each === path))).toEqual([]);
});
