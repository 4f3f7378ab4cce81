import { expect, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { delali, openAs } from './member.ts';
import { placeOrder } from './orders.ts';
import { refuse } from './panel.ts';
import { isCached, isHydrated, itemPages } from './publicPages.ts';
import { open } from './shopper.ts';
import { follow } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

test('visited pages open offline, others show the offline page', async ({ page }) => {
  const { article } = await itemPages(page);
  await page.goto('/');
  await isCached(page, '/');
  await page.getByRole('main').locator(`a[href="${article}"]`).first().click();
  await expect(page).toHaveURL(article);
  await isCached(page, article);
  // The link may have opened a whole page, whose scripts are still being fetched.
  await isHydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  await page.context().setOffline(true);
  await expect(page.getByText(/You are offline\. This page is as it was on /)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const home = page.getByRole('link', { name: /^Home$/ }).first();
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('link', { name: 'Donate' }).first().click();
  await expect(page).toHaveURL('/donate');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toHaveCount(0);
  await expect(page).toHaveURL('/donate');
});

test('no page that needs a token is cached, and of the panel only its files', async ({ page }) => {
  await page.goto('/');
  await isCached(page, '/');
  await openAs(page, delali.email);
  await follow(page, delali.fullName, /\/members\/.+/);
  await expect(page.getByText(formatPhone(delali.phone))).toBeVisible();
  const order = await placeOrder(page);
  await open(page, `/payment-status?orderId=${order.id}`, order.id);
  for (const path of ['/admin', '/checkout', '/about']) await page.goto(path);
  await isCached(page, '/about');
  const cached = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const replies = await Promise.all(opened.map((cache) => cache.matchAll()));
    const textOf = async (reply: Response) => [new URL(reply.url).pathname, await reply.text()] as const;
    return Promise.all(replies.flat().map(textOf));
  });
  // The panel's own worker keeps its scripts and its start page, which knows no officer.
  const ofPanel = /^\/admin(\/assets\/.+|\/start-page)?$/;
  const own = cached.filter(([path]) => /^\/(api|admin|members|payment-status|checkout|docs)/.test(path));
  expect(own.map(([path]) => path).filter((path) => !ofPanel.test(path))).toEqual([]);
  const texts = cached.map(([, text]) => text).join('');
  for (const secret of [delali.email, delali.phone, order.id, order.customerEmail])
    expect(texts.includes(secret), secret).toBe(false);
});

test('a list that cannot be read offers to try again, and does', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await refuse(page, '**/api/news*', 500);
  await page.clock.install();
  await page.getByRole('link', { name: 'News', exact: true }).first().click();
  // Three more attempts, each after a longer pause.
  const hasFailed = async () => {
    await page.clock.runFor(1000);
    return page.getByText('Failed to fetch news').isVisible();
  };
  await expect.poll(hasFailed, { timeout: 25_000 }).toBe(true);
  await page.unroute('**/api/news*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('a toast’s text is shown even when the toast code cannot be fetched', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.route('**/assets/ToastRegion*', (route) => route.abort());
  await open(page, '/shop?category=souvenirs');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'added to cart!' })).toBeVisible();
  await page.unroute('**/assets/ToastRegion*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(thrown).toEqual([]);
});
