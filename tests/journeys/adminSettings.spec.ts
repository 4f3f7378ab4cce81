import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectFits } from './accessibility.ts';
import { chooseOption } from './contents.ts';
import { registerNew } from './member.ts';
import { asAdmin, downloadFrom, openPanel, readAsAdmin, refuse } from './panel.ts';
import { press } from './steps.ts';

test.beforeEach(({ page }) => openPanel(page, '/settings'));

/** Asks to delete a batch of this size. */
async function askFor(page: Page, size: string, ...said: string[]): Promise<void> {
  await page.getByLabel('Batch size').fill(size);
  await press(page, 'Delete Members by Batch', ...said);
}

/** Who is registered with this address. */
const found = async (page: Page, email: string): Promise<object[]> =>
  (await readAsAdmin(page, `/api/members?searchTerm=${email}`)).members;

/** Deletes a new member; resolves to who they were. */
async function deleteNew(page: Page) {
  const person = await registerNew(page);
  await asAdmin(page, 'DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [person.id] });
  return person;
}

test('the newest members are deleted in a batch after a preview', async ({ page }) => {
  const location = `Harbour ${randomUUID()}`;
  const [first, second] = [await registerNew(page, { location }), await registerNew(page, { location })];
  // Leaves out the members that other journeys register at the same time.
  await page.route('**/api/members?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('location', location);
    return route.continue({ url: url.href });
  });
  await askFor(page, '2');
  const dialog = page.getByRole('dialog', { name: messages.admin.areYouSure });
  await expect(dialog).toContainText(messages.members.batchWarning(2));
  await expect(dialog.getByRole('listitem')).toContainText([second.email, first.email]);
  await press(dialog, 'Yes, delete them', messages.members.batchDeleted);
  for (const { email } of [first, second]) expect(await found(page, email)).toEqual([]);
  await press(page, 'Undo', 'Restored.');
  for (const { email } of [first, second]) expect(await found(page, email)).toMatchObject([{ email }]);
});

test('a batch of one uses the singular', async ({ page }) => {
  await askFor(page, '1');
  await expect(page.getByRole('dialog')).toContainText('This will delete the newest member.');
});

test('a batch can be cancelled', async ({ page }) => {
  await askFor(page, '3');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await press(dialog, 'Cancel');
  await expect(dialog).toBeHidden();
});

test('a batch without a size shows an error', async ({ page }) => {
  for (const wrong of ['', '0', 'two', '-1']) await askFor(page, wrong, messages.members.batchInvalid);
});

test('a failed batch shows an error', async ({ page }) => {
  await refuse(page, '**/members/delete-by-batch', 503, { error: 'The database is being moved.' });
  await askFor(page, '1');
  await press(page.getByRole('dialog'), 'Yes, delete them');
  await expect(page.getByText(messages.members.batchFailed)).toContainText('The database is being moved.');
});

test('the theme is chosen, survives a reload, and can follow the system again', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  // Before the panel is drawn, its page has no colour.
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  const light = await ground();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.getByRole('radio', { name: 'As on this device' }).check();
  await expect.poll(ground).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
});

test('the log lists the actions, latest first', async ({ page }) => {
  const person = await deleteNew(page);
  await page.reload();
  const log = page.getByRole('region', { name: 'What was done here' });
  const entry = log.getByRole('listitem').filter({ hasText: `Deleted ${person.fullName}` });
  await entry.getByRole('link', { name: 'see trash' }).click();
  await expect(page).toHaveURL(/\/admin\/trash\?filter=.*members/);
});

test('the log is filtered by person, area and time, and downloaded as it is shown', async ({ page }) => {
  const person = await deleteNew(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  const log = page.getByRole('region', { name: 'What was done here' });
  const deleted = log.getByRole('listitem').filter({ hasText: `Deleted ${person.fullName}` });
  const owner = (await deleted.locator('strong').textContent()) ?? '';
  await chooseOption(page, 'Person', 'The website itself');
  await expect(deleted).toBeHidden();
  await chooseOption(page, 'Person', owner);
  await chooseOption(page, 'Area', 'Members');
  await expect(deleted).toBeVisible();
  await expect(log.getByRole('listitem').filter({ hasText: 'Logged in' })).toHaveCount(0);
  const to = log.getByLabel('To');
  await to.fill('2020-01-01');
  await expect(log.getByText(messages.admin.logEmpty)).toBeVisible();
  await page.reload();
  await expect(to).toHaveValue('2020-01-01');
  await to.fill('');
  await to.blur();
  await expect(deleted).toBeVisible();
  const { name, text } = await downloadFrom(page, log.getByRole('button', { name: 'Download CSV' }));
  expect(name).toBe('log.csv');
  expect(text).toContain(`"${owner}","Deleted","members/${person.id}"`);
  expect(text).not.toContain('Logged in');
  await expectFits(page);
});
