import { expect, type Page, test } from '@playwright/test';
import { makeDashboard } from '@year-group/api-types/testing/adminFactories';
import { openPanel } from './panel.ts';
import { complaintsOf } from './shopper.ts';
import { follow } from './steps.ts';

const areas = ['Dashboard', 'Registrations', 'Content', 'Events', 'Shop', 'Orders', 'Settings'];
const figure = (page: Page) => page.getByRole('region', { name: 'Total revenue' });

test('the panel opens at the dashboard, with the seven areas in their order', async ({ page }) => {
  const logged = complaintsOf(page);
  await openPanel(page);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Areas' }).getByRole('link')).toHaveText(areas);
  await expect(figure(page)).toContainText(/GH₵[\d,]+\.\d\d/);
  await expect(figure(page).locator('svg').first()).toBeVisible();
  const tables = ['Registrations over time', 'Members by house', 'Best-selling listings'];
  for (const name of ['Today', 'Orders by status', ...tables])
    await expect(page.getByRole('region', { name })).toBeVisible();
  expect(logged).toEqual([]);
});

test('what waits is shown, and a status leads to the orders that have it', async ({ page }) => {
  await openPanel(page);
  const today = page.getByRole('region', { name: 'Today' });
  const needs = today.getByRole('list', { name: 'What needs you' });
  await needs.or(today.getByText('Nothing waits')).first().waitFor();
  await follow(page, /\d+ Shipped/, /\/admin\/orders\?.*shipped/);
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
