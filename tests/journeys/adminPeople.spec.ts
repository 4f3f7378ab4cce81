import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { type Person, registerNew } from './member.ts';
import {
  chooseRows,
  downloadFrom,
  endSession,
  expectColumns,
  expectContacts,
  filtered,
  logInAgain,
  openPanel,
  readAsAdmin,
  refuse,
  rowWith,
} from './panel.ts';
import { press, testAtWidths } from './steps.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'Member Details' });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search members' });
const at = (filter: object) => filtered('/members', filter);

/** Registers a member and searches the list for them. */
async function openMember(page: Page, more: Record<string, unknown> = {}): Promise<Person> {
  const person = await registerNew(page, more);
  await openPanel(page, at({ q: person.email }));
  await expect(rowWith(page, person.fullName)).toHaveCount(1);
  return person;
}

/** Whether this e-mail address is registered. */
async function isRegistered(page: Page, { email }: Person): Promise<boolean> {
  return (await readAsAdmin(page, `/api/members?searchTerm=${encodeURIComponent(email)}`)).total > 0;
}

test('registrations have their columns and total, and more load on demand', async ({ page }) => {
  await openPanel(page, '/members');
  await expectColumns(page, 'Name', 'Email', 'Phone', 'House', 'Date', 'Actions');
  await expect(page.getByText(/^Total: \d+$/)).toBeVisible();
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(5);
  await press(page, 'Load More Members');
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
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
  await press(page, 'Sort by Name');
  await expect(page).toHaveURL(/sort=fullName/);
  await search(page).fill('nobody of this name');
  await expect(page.getByText(messages.members.adminEmpty)).toBeVisible();
  await page.reload();
  await expect(search(page)).toHaveValue('nobody of this name');
  await press(page, 'Clear the search');
  await expect(page.locator('tbody tr')).toHaveCount(5);
});

test('a member’s details have an address of their own, with three contact links', async ({ page }) => {
  const person = await openMember(page, { message: 'Greetings from Kumasi.', location: 'Kumasi' });
  await expect(rowWith(page, person.fullName)).toContainText('N/A');
  await page.getByRole('link', { name: person.fullName, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/members\/[^/]+\/show/);
  await expect(details(page).getByText('Greetings from Kumasi.')).toBeVisible();
  await expectContacts(details(page), person.email, person.phone);
  await press(details(page), 'Close');
  await expect(details(page)).toBeHidden();
  await expect(search(page)).toHaveValue(person.email);
});

test('a member is deleted and restored by undo', async ({ page }) => {
  const person = await openMember(page);
  await press(page, `Delete ${person.fullName}`, messages.members.deleted, messages.members.adminEmpty);
  expect(await isRegistered(page, person)).toBe(false);
  await press(page, 'Undo');
  await expect(rowWith(page, person.fullName)).toHaveCount(1);
  expect(await isRegistered(page, person)).toBe(true);
});

test('selected members are deleted after a preview', async ({ page }) => {
  // A location of their own excludes members of other journeys.
  const location = `Harbour ${randomUUID()}`;
  const [first, second] = [await registerNew(page, { location }), await registerNew(page, { location })];
  await openPanel(page, at({ location }));
  await chooseRows(page, first.fullName, second.fullName);
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText(second.email);
  await press(dialog, 'Yes, delete them', messages.members.batchDeleted);
  expect(await isRegistered(page, first)).toBe(false);
  expect(await isRegistered(page, second)).toBe(false);
});

test('a failed deletion shows an error', async ({ page }) => {
  // Members of its own: other journeys delete theirs meanwhile.
  const location = `Harbour ${randomUUID()}`;
  await registerNew(page, { location });
  await registerNew(page, { location });
  await openPanel(page, at({ location }));
  await refuse(page, '**/members/delete-by-batch', 503, { error: 'The database is being moved.' });
  const rows = page.locator('tbody');
  const remove = rows.getByRole('button', { name: /^Delete / }).first();
  await remove.click();
  await expect(page.getByText(messages.members.deleteFailed)).toBeVisible();
  for (const index of [0, 1]) await rows.getByRole('checkbox').nth(index).check();
  await page.getByRole('region', { name: 'Chosen rows' }).getByRole('button', { name: 'Delete' }).click();
  await press(page.getByRole('dialog'), 'Yes, delete them', messages.members.batchFailed);
});

test('all members are downloaded as CSV without formulas', async ({ page }) => {
  const person = await registerNew(page, { fullName: '=1+1 Mensah' });
  await openPanel(page);
  const button = page.getByRole('button', { name: 'Download Members Data' });
  const { name, text } = await downloadFrom(page, button);
  expect(name).toBe('members_data.csv');
  expect(text).toMatch(/^\uFEFF"Full Name",/);
  expect(text).toContain(`"'=1+1 Mensah","${person.email}"`);

  await page.route('**/members/download', (route) => route.fulfill({ json: [] }));
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const asked = page.waitForResponse('**/members/download');
  await button.click();
  await asked;
  await expect(button).toBeEnabled();

  await page.unrouteAll();
  await refuse(page, '**/members/download', 503, { error: 'The database is being moved.' });
  await button.click();
  await expect(page.getByText(messages.members.downloadFailed)).toBeVisible();
  expect(downloads).toBe(0);
});

test('a list or a member that cannot be read shows an error and a retry button', async ({ page }) => {
  const person = await registerNew(page);
  await refuse(page, `**/api/members/${person.id}`, 400, { error: 'Something else went wrong.' });
  // A member in the list below would be shown from the list.
  await openPanel(page, filtered(`/members/${person.id}/show`, { q: 'nobody of this name' }));
  await expect(details(page).getByText(messages.members.detailsFailed)).toBeVisible();
  await page.unrouteAll();
  await press(details(page), 'Try again');
  await expect(details(page).getByText(person.email)).toBeVisible();
  await refuse(page, '**/api/members?*', 400);
  await page.goto(`/admin${at({ q: person.email })}`);
  await expect(page.getByText(messages.members.listFailed)).toBeVisible();
  await page.unrouteAll();
  await press(page, 'Try again');
  await expect(rowWith(page, person.fullName)).toHaveCount(1);
});

test('a session that ends at a search goes to the login and back to that search', async ({ page }) => {
  const person = await openMember(page);
  await endSession(page);
  await press(page, `Delete ${person.fullName}`);
  await logInAgain(page);
  await expect(search(page)).toHaveValue(person.email);
  await expect(rowWith(page, person.fullName)).toHaveCount(1);
});

testAtWidths('registrations and their details have no axe violations', async (page) => {
  await openPanel(page, '/members');
  await expect(page.getByRole('button', { name: 'Load More Members' })).toBeVisible();
  await expectWellShown(page);
  await page.locator('main a[href*="/show"]').first().click();
  await expect(details(page).getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
  await expectAccessible(page);
});
