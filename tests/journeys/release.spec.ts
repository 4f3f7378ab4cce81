import { expect, type Page, test } from '@playwright/test';
import { isCached, isHydrated } from './publicPages.ts';
import { type ReleaseProxy, startReleaseProxy } from './releaseProxy.ts';

test.use({ serviceWorkers: 'allow' });

let proxy: ReleaseProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await startReleaseProxy(baseURL ?? '');
});
test.afterEach(() => proxy.close());

test('a release replaces the service worker, and an open page still works', async ({ page }) => {
  await page.goto(proxy.url);
  await isCached(page, '/');
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      document.body.setAttribute('data-replaced', ''),
    );
  });

  proxy.publishNext();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.locator('body[data-replaced]')).toBeAttached();

  // The script of this page is gone with the old release. The visitor must only notice a reload.
  await page.getByRole('link', { name: 'Donate' }).first().click();
  await expect(page.locator('script[data-files*="/assets-next/"]')).toBeAttached();
  await expect(page).toHaveURL(`${proxy.url}/donate`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await isHydrated(page);
});

/** How many times the page is loaded. */
function countVisits(page: Page): () => number {
  let visits = 0;
  page.on('request', (request) => (visits += Number(request.isNavigationRequest())));
  return () => visits;
}

test('a page whose scripts are gone reloads once, and not for ever', async ({ page }) => {
  const visits = countVisits(page);
  await page.route('**/assets/**.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/about');
  await expect.poll(visits).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(visits()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose styles are gone reloads once, and then still reacts', async ({ page }) => {
  const visits = countVisits(page);
  await page.route('**/assets/**.css', (route) => route.fulfill({ status: 404 }));
  await page.goto('/shop');
  await expect.poll(visits).toBe(2);
  await isHydrated(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1');
  expect(visits()).toBe(2);
});
