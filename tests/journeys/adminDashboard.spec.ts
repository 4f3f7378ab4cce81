import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { expectAccessible } from './accessibility.ts';
import { openPanel, refuse } from './panel.ts';
import { complaintsOf } from './shopper.ts';

const areas = ['Dashboard', 'Registrations', 'Content', 'Events', 'Shop', 'Orders', 'Settings'];
const figure = (page: Page) => page.getByRole('region', { name: 'Total revenue' });

test('the panel opens at the dashboard, with the seven areas in their order', async ({ page }) => {
  const logged = complaintsOf(page);
  await openPanel(page);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Areas' }).getByRole('link')).toHaveText(areas);
  await expect(figure(page)).toContainText(/GH₵[\d,]+\.\d\d/);
  await expect(figure(page).locator('svg').first()).toBeVisible();
  for (const name of [
    'Today',
    'Orders by status',
    'Registrations over time',
    'Members by house',
    'Best-selling listings',
  ]) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  expect(logged).toEqual([]);
});

test('every number of the charts is in a table for screen readers', async ({ page }) => {
  const dashboard = makeDashboard();
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json: dashboard }));
  await openPanel(page);
  await expect(figure(page)).toContainText('19,620.00');
  const revenue = page.getByRole('table', { name: 'Revenue by month' });
  await expect(revenue.getByRole('row')).toHaveCount(13);
  await expect(revenue.getByRole('row', { name: /May 2026/ })).toHaveText(
    /GH₵1,500\.00GH₵180\.00GH₵1,320\.00/,
  );
  await expect(page.getByRole('table', { name: 'Registrations by month' }).getByRole('row')).toHaveCount(13);
  await expect(
    page.getByRole('table', { name: 'Members by house' }).getByRole('row', { name: /Kwansa House/ }),
  ).toContainText('18');
  await expect(
    page.getByRole('table', { name: 'Best-selling listings' }).getByRole('row', { name: /Crest mug/ }),
  ).toContainText('31 sold');
});

test('a month with more refunds than payments shows a negative amount', async ({ page }) => {
  const { revenue } = makeDashboard();
  const months = revenue.months.with(11, { month: '2026-11', settled: 10, refunded: 50, net: -40 });
  await page.route('**/api/admin/dashboard', (route) =>
    route.fulfill({ json: makeDashboard({ revenue: { total: -40, months } }) }),
  );
  await openPanel(page);
  await expect(figure(page).getByText('−GH₵40.00').first()).toBeVisible();
});

test('open tasks link to their pages', async ({ page }) => {
  await openPanel(page);
  const today = page.getByRole('region', { name: 'Today' });
  await today
    .getByRole('list', { name: 'What needs you' })
    .or(today.getByText('Nothing waits'))
    .first()
    .waitFor();
  await page.getByRole('link', { name: /\d+ Shipped/ }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?.*shipped/);
  await expect(page.getByLabel('Status', { exact: true })).toHaveText('Shipped');
});

test('failed payments are counted, with a link to those that wait for an answer', async ({ page }) => {
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json: makeDashboard() }));
  await openPanel(page);
  const needs = page.getByRole('list', { name: 'What needs you' });
  await expect(needs.getByRole('listitem')).toHaveText([
    '1payment in doubtLook',
    '2failed paymentsAnswer',
    '1order to packPack',
    '23coming to Homecoming dinner, 4 can’tSee the list',
  ]);
  await needs.getByRole('link', { name: 'failed payments' }).click();
  await expect(page.getByLabel('Payment', { exact: true })).toHaveText('Payment failed');
  await expect(page.getByLabel('Status', { exact: true })).toHaveText('Pending');
});

test('a new association sees empty states', async ({ page }) => {
  const empty = makeDashboard({
    houses: [],
    bestSelling: [],
    today: {
      inDoubt: { total: 0, orders: [] },
      failedPayments: 0,
      toPack: { total: 0, orders: [] },
      toAdmit: { total: 0, members: [], unproved: 0 },
      newestMembers: [],
      nextEvent: null,
    },
  });
  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json: empty }));
  await openPanel(page);
  for (const text of ['Nothing waits for you.', 'No event is planned.', 'Nothing has been sold yet.']) {
    await expect(page.getByText(text)).toBeVisible();
  }
  // There is nothing behind it.
  await expect(page.getByRole('link', { name: 'See all events' })).toHaveCount(0);
});

test('figures that cannot be read show an error and a retry button', async ({ page }) => {
  await refuse(page, '**/api/admin/dashboard', 'Something went wrong on our side.');
  await openPanel(page);
  await expect(page.getByText(messages.admin.dashboardFailed)).toBeVisible();
  await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(figure(page)).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`the dashboard has no axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page);
    await expect(figure(page).locator('svg').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('a failure is said above the figures, with a link to the health page', async ({ page }) => {
  await page.route('**/api/admin/health', async (route) => {
    const reply = await route.fetch();
    const health = (await reply.json()) as { jobs: object };
    await route.fulfill({ json: { ...health, jobs: { ...health.jobs, failed: 2 } } });
  });
  await openPanel(page);
  await page.getByRole('link', { name: 'See the health page' }).click();
  await expect(page.getByRole('heading', { name: 'Website health', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin/health');
  await page.unrouteAll({ behavior: 'wait' });
});
