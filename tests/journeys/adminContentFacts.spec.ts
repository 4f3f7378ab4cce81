import { expect, test } from '@playwright/test';
import type { EditedSection, GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { asAdmin, openPanel } from './panel.ts';

test.use({ viewport: { width: 390, height: 844 } });

const publish = 'Publish';
const versionOf = async (page: Parameters<typeof asAdmin>[0], section: GroupSection) =>
  ((await (await asAdmin(page, 'GET', `/api/admin/group/${section}`)).json()) as EditedSection).version;

test('the name of the group: an error is shown at its field, and nothing is published', async ({ page }) => {
  await openPanel(page, '/settings/group/identity');
  const before = await versionOf(page, 'identity');
  await expect(page).toHaveTitle('Name and years · 2015 Year Group');
  await page.getByLabel('Name of the group').fill('n'.repeat(500));
  await page.getByLabel('Short name').fill('');
  await page.getByLabel('Completion year').fill('');
  await page.getByRole('button', { name: publish }).click();
  await expect(page.getByText('The name can have at most 60 characters')).toBeVisible();
  await expect(page.getByText('The short name is required')).toBeVisible();
  await expect(page.getByText('The completion year is required')).toBeVisible();
  await expect(page.getByLabel('Name of the group')).toHaveValue('n'.repeat(500));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await versionOf(page, 'identity')).toBe(before);
});

test('the contact: an address that is none, and a page that is not secure', async ({ page }) => {
  await openPanel(page, '/settings/group/contact');
  const before = await versionOf(page, 'contact');
  await page.getByLabel('E-mail').fill('hello');
  await page.getByLabel('Address of your page').first().fill('http://facebook.com/ours');
  await page.getByRole('button', { name: publish }).click();
  await expect(page.getByText(messages.registration.emailInvalid)).toBeVisible();
  await expect(page.getByText('The address of the page must start with https://')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await versionOf(page, 'contact')).toBe(before);
});

test('the houses: one without a name, and one that is in the list twice', async ({ page }) => {
  await openPanel(page, '/settings/group/houses');
  const before = await versionOf(page, 'houses');
  await page.getByRole('button', { name: 'Add a house' }).click();
  await page.getByLabel('Your word for a house').fill('');
  await page.getByRole('button', { name: publish }).click();
  await expect(page.getByText('The word for a house is required')).toBeVisible();
  await expect(page.getByText('The name of the house is required')).toBeVisible();
  await page.getByLabel('Your word for a house').fill('House');
  await page.getByRole('textbox', { name: 'House 12' }).fill('akro house');
  await page.getByRole('button', { name: publish }).click();
  await expect(page.getByText('This house is in the list twice: remove one')).toBeVisible();
  await expectAccessible(page);
  expect(await versionOf(page, 'houses')).toBe(before);
});
