import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { newPerson, type Person, register } from './member.ts';
import {
  asAdmin,
  downloadFrom,
  expectContacts,
  filtered,
  logIn,
  openPanel,
  refuse,
  rowWith,
} from './panel.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'Member Details' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search members' });
const at = (filter: object) => filtered('/members', filter);

/** Searches the list for this one member. */
async function openMember(page: Page, { email, fullName }: Person): Promise<void> {
  await openPanel(page, at({ q: email }));
  await expect(rowWith(page, fullName)).toHaveCount(1);
}

/** Whether this e-mail address is registered. */
async function isRegistered(page: Page, { email }: Person): Promise<boolean> {
  const reply = await asAdmin(page, 'GET', `/api/members?searchTerm=${encodeURIComponent(email)}`);
  return ((await reply.json()) as { members: unknown[] }).members.length > 0;
}

test('registrations have their columns and total, and more load on demand', async ({ page }) => {
  await openPanel(page, '/members');
  for (const name of ['Name', 'Email', 'Phone', 'House', 'Date', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(page.getByText(/^Total: \d+$/)).toBeVisible();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: 'Load More Members' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(25);
});

test('search, house, place and order are in the address', async ({ page }) => {
  await openPanel(page, '/members');
  await page.getByRole('combobox', { name: 'House' }).click();
  await page.getByRole('option', { name: /^Akro House/ }).click();
  await expect(page).toHaveURL(/Akro/);
  await expect(rowWith(page, 'Akro House').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Location' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page).toHaveURL(/location/);
  await page.getByRole('button', { name: 'Sort by Name' }).click();
  await expect(page).toHaveURL(/sort=fullName/);
  await search(page).fill('nobody of this name');
  await expect(page.getByText(messages.members.adminEmpty)).toBeVisible();
  await page.reload();
  await expect(search(page)).toHaveValue('nobody of this name');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(25);
});

test('a member’s details have an address of their own, with three contact links', async ({ page }) => {
  const person = newPerson();
  await register(page, person, { message: 'Greetings from Kumasi.', location: 'Kumasi' });
  await openMember(page, person);
  await expect(rowWith(page, person.fullName)).toContainText('N/A');
  await page.getByRole('link', { name: person.fullName, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/members\/[^/]+\/show/);
  await expect(details(page).getByText('Greetings from Kumasi.')).toBeVisible();
  await expectContacts(details(page), person.email, person.phone);
  await details(page).getByRole('button', { name: 'Close' }).click();
  await expect(details(page)).toBeHidden();
  await expect(search(page)).toHaveValue(person.email);
});

test('a member is deleted and restored by undo', async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  await openMember(page, person);
  await page.getByRole('button', { name: `Delete ${person.fullName}` }).click();
  await expect(page.getByText(messages.members.deleted)).toBeVisible();
  await expect(page.getByText(messages.members.adminEmpty)).toBeVisible();
  expect(await isRegistered(page, person)).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowWith(page, person.fullName)).toHaveCount(1);
  expect(await isRegistered(page, person)).toBe(true);
});

test('selected members are deleted after a preview', async ({ page }) => {
  const [first, second] = [newPerson(), newPerson()];
  // A location of their own excludes members of other journeys.
  const location = `Harbour ${first.phone.slice(-8)}`;
  await register(page, first, { location });
  await register(page, second, { location });
  await openPanel(page, at({ location }));
  for (const { fullName } of [first, second]) await rowWith(page, fullName).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText(second.email);
  await dialog.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.members.batchDeleted)).toBeVisible();
  expect(await isRegistered(page, first)).toBe(false);
  expect(await isRegistered(page, second)).toBe(false);
});

test('a failed deletion shows an error', async ({ page }) => {
  await openPanel(page, '/members');
  await refuse(page, '**/members/delete-by-batch', 'The database is being moved.', 503);
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByText(messages.members.deleteFailed)).toBeVisible();
  await page.locator('tbody').getByRole('checkbox').first().check();
  await page.locator('tbody').getByRole('checkbox').nth(1).check();
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.members.batchFailed)).toBeVisible();
});

test('all members are downloaded as CSV without formulas', async ({ page }) => {
  const person = { ...newPerson(), fullName: '=1+1 Mensah' };
  await register(page, person);
  await openPanel(page);
  const button = page.getByRole('button', { name: 'Download Members Data' });
  const { name, text } = await downloadFrom(page, button);
  expect(name).toBe('members_data.csv');
  expect(text).toMatch(/^\uFEFF"Full Name",/);
  expect(text).toContain(`"'=1+1 Mensah","${person.email}"`);

  await page.route('**/members/download', (route) => route.fulfill({ json: [] }));
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const asked = page.waitForResponse('**/members/download');
  await button.click();
  await asked;
  await expect(button).toBeEnabled();
  expect(downloads).toBe(0);

  await page.unrouteAll();
  await refuse(page, '**/members/download', 'The database is being moved.', 503);
  await button.click();
  await expect(page.getByText(messages.members.downloadFailed)).toBeVisible();
});

test('a list or a member that cannot be read shows an error and a retry button', async ({ page }) => {
  const person = newPerson();
  const id = await register(page, person);
  await refuse(page, '**/api/members?*', 'Something went wrong on our side.');
  await openPanel(page, at({ q: person.email }));
  await expect(page.getByText(messages.members.listFailed)).toBeVisible();
  await page.unrouteAll();
  await refuse(page, `**/api/members/${id}`, 'Something else went wrong.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('link', { name: person.fullName, exact: true }).click();
  await expect(details(page).getByText(messages.members.detailsFailed)).toBeVisible();
  await page.unrouteAll();
  await details(page).getByRole('button', { name: 'Try again' }).click();
  await expect(details(page).getByText(person.email)).toBeVisible();
});

test('a session that ends at a search goes to the login and back to that search', async ({ page }) => {
  const person = newPerson();
  await register(page, person);
  await openMember(page, person);
  await page.evaluate(() => localStorage.setItem('admin-token', 'expired'));
  await page.getByRole('button', { name: `Delete ${person.fullName}` }).click();
  await expect(page).toHaveURL('/admin/login');
  await logIn(page);
  await expect(search(page)).toHaveValue(person.email);
  await expect(rowWith(page, person.fullName)).toHaveCount(1);
});

for (const width of [390, 1280]) {
  test(`registrations and their details have no axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page, '/members');
    await expect(page.getByRole('button', { name: 'Load More Members' })).toBeVisible();
    await expectWellShown(page);
    await page.locator('main a[href*="/show"]').first().click();
    await expect(details(page).getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    await expectAccessible(page);
  });
}
