import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectFits } from './accessibility.ts';
import { chooseOption } from './contents.ts';
import { newPerson, register } from './member.ts';
import { asAdmin, downloadFrom, openPanel, refuse } from './panel.ts';

const size = (page: Page) => page.getByLabel('Batch size');
const ask = (page: Page) => page.getByRole('button', { name: 'Delete Members by Batch' });

test('the newest members are deleted in a batch after a preview', async ({ page }) => {
  const [first, second] = [newPerson(), newPerson()];
  await register(page, first);
  await register(page, second);
  await openPanel(page, '/settings');
  await size(page).fill('2');
  // Leaves out the members that other journeys register at the same time.
  await page.route('**/api/members?*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('searchTerm', 'Nana Kwadwo Amponsah-Boateng Asante');
    url.searchParams.set('limit', '50');
    const reply = await route.fetch({ url: url.href });
    const body = (await reply.json()) as { members: { email: string }[] };
    const members = body.members.filter(({ email }) => [first.email, second.email].includes(email));
    await route.fulfill({ response: reply, json: { ...body, members } });
  });
  await ask(page).click();
  const dialog = page.getByRole('dialog', { name: messages.news.batchTitle });
  await expect(dialog).toContainText(messages.members.batchWarning(2));
  await expect(dialog.getByRole('listitem')).toContainText([second.email, first.email]);
  await dialog.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.members.batchDeleted)).toBeVisible();
  for (const { email } of [first, second]) {
    const reply = await asAdmin(page, 'GET', `/api/members?searchTerm=${email}`);
    expect((await reply.json()).members).toEqual([]);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Restored.')).toBeVisible();
  for (const { email } of [first, second]) {
    const reply = await asAdmin(page, 'GET', `/api/members?searchTerm=${email}`);
    expect((await reply.json()).members).toMatchObject([{ email }]);
  }
});

test('a batch of one uses the singular', async ({ page }) => {
  await openPanel(page, '/settings');
  await size(page).fill('1');
  await ask(page).click();
  await expect(page.getByRole('dialog')).toContainText('This will delete the last member who registered.');
});

test('a batch can be cancelled', async ({ page }) => {
  await openPanel(page, '/settings');
  await size(page).fill('3');
  await ask(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('a batch without a size shows an error', async ({ page }) => {
  await openPanel(page, '/settings');
  for (const wrong of ['', '0', 'two', '-1']) {
    await size(page).fill(wrong);
    await ask(page).click();
    await expect(page.getByText(messages.members.batchInvalid)).toBeVisible();
  }
});

test('a failed batch shows an error', async ({ page }) => {
  await openPanel(page, '/settings');
  await refuse(page, '**/members/delete-by-batch', 'The database is being moved.', 503);
  await size(page).fill('1');
  await ask(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.members.batchFailed)).toContainText('The database is being moved.');
});

test('the theme is chosen, survives a reload, and can follow the system again', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await openPanel(page, '/settings');
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
  const person = newPerson();
  const id = await register(page, person);
  await asAdmin(page, 'DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [id] });
  await openPanel(page, '/settings');
  const log = page.getByRole('region', { name: 'What was done here' });
  const entry = log.getByRole('listitem').filter({ hasText: `Deleted ${person.fullName}` });
  await entry.getByRole('link', { name: 'see trash' }).click();
  await expect(page).toHaveURL(/\/admin\/trash\?filter=.*members/);
});

test('the log is filtered by person, area and time, and downloaded as it is shown', async ({ page }) => {
  const person = newPerson();
  const id = await register(page, person);
  await asAdmin(page, 'DELETE', '/api/admin/members/delete-by-batch', { batchSize: 1, ids: [id] });
  await page.setViewportSize({ width: 390, height: 800 });
  await openPanel(page, '/settings');
  const log = page.getByRole('region', { name: 'What was done here' });
  const deleted = log.getByRole('listitem').filter({ hasText: `Deleted ${person.fullName}` });
  const owner = (await deleted.locator('strong').textContent()) ?? '';
  await chooseOption(page, 'Person', 'The website itself');
  await expect(deleted).toBeHidden();
  await chooseOption(page, 'Person', owner);
  await chooseOption(page, 'Area', 'Members');
  await expect(deleted).toBeVisible();
  await expect(log.getByRole('listitem').filter({ hasText: 'Logged in' })).toHaveCount(0);
  await log.getByLabel('To').fill('2020-01-01');
  await expect(log.getByText(messages.admin.logEmpty)).toBeVisible();
  await page.reload();
  await expect(log.getByLabel('To')).toHaveValue('2020-01-01');
  await log.getByLabel('To').fill('');
  await log.getByLabel('To').blur();
  await expect(deleted).toBeVisible();
  const { name, text } = await downloadFrom(page, log.getByRole('button', { name: 'Download CSV' }));
  expect(name).toBe('log.csv');
  expect(text).toContain(`"${owner}","Deleted","members/${id}"`);
  expect(text).not.toContain('Logged in');
  await expectFits(page);
});
