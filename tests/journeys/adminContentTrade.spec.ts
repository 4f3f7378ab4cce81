import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { openPanel } from './panel.ts';

// Serial, because each publishes for all.
test.describe.configure({ mode: 'serial' });

test.use({ viewport: { width: 390, height: 844 } });

test('the shop’s origin is found by name, and a category is added, on a phone', async ({ page }) => {
  await openPanel(page, '/settings/group/shop');
  await expect(page.getByLabel('Name of the place')).toHaveValue('The School at Legon');
  await page.getByLabel('Find a town or suburb').fill('Kumas');
  await page.getByRole('button', { name: /^Kumasi/ }).click();
  await expect(page.getByLabel('Name of the place')).toHaveValue(/^Kumasi/);
  await expect(page.getByLabel(/^Latitude/)).toHaveValue(/^6\.6/);
  await page.getByLabel('Free from (GH₵)').fill('500');
  await page.getByRole('button', { name: 'Add a category' }).click();
  await page.getByLabel('Category 8').fill('Tickets');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/shop-form.png', fullPage: true });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.group.created)).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: 'Tickets' })).toBeVisible();
});

test('the registration leaves out what the group does not ask', async ({ page }) => {
  await openPanel(page, '/settings/group/registration');
  for (const name of ['Current Occupation', 'Current Location']) {
    await page.getByLabel(`Ask for: ${name}`).uncheck();
  }
  await page.getByLabel('Privacy notice').fill('Only members see your answers.');
  await page.getByLabel('Your own words for the privacy page').fill('The secretary keeps a copy on paper.');
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/registration-form.png', fullPage: true });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.group.created)).toBeVisible();
  await page.goto('/register');
  await expect(page.getByText(/^Two short steps/)).toBeVisible();
  await expect(page.getByText('Only members see your answers.')).toBeVisible();
  await page.getByRole('link', { name: 'What we store, and why' }).click();
  await expect(page.getByText('The secretary keeps a copy on paper.')).toBeVisible();
});

test('a brand file brings back what was published when it was made', async ({ page }) => {
  await openPanel(page, '/settings');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download brand file' }).click();
  const file = readFileSync(await (await downloaded).path());

  await page.goto('/admin/settings/group/registration');
  await page.getByLabel('Privacy notice').fill('Something else.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.group.created)).toBeVisible();

  await page.goto('/admin/settings');
  await page.screenshot({ path: 'test-results/settings.png', fullPage: true });
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByLabel('Brand file', { exact: true })
      .setInputFiles({ name, mimeType: 'application/zip', buffer });
  await choose('wrong.zip', Buffer.from('no zip'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(messages.group.brandFileUnreadable)).toBeVisible();
  await choose('group.zip', file);
  await expect(page.getByRole('dialog')).toContainText('group.zip');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(messages.group.brandFileImported)).toBeVisible();
  await page.goto('/register');
  await expect(page.getByText('Only members see your answers.')).toBeVisible();
});
