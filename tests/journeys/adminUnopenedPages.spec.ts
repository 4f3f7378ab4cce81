import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { editorOf, fillMember } from './contents.ts';
import { newPerson } from './member.ts';
import { filtered, hasAllFiles, isKept, openPanel } from './panel.ts';
import { press, saveData } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const admin = messages.admin;

const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name });

test('pages that were never opened open without a connection, and what is written there is sent later', async ({
  page,
}) => {
  const person = newPerson();
  await openPanel(page);
  await hasAllFiles(page);
  await page.context().setOffline(true);

  await area(page, 'Content').click();
  await page.getByRole('link', { name: 'Create News' }).click();
  await editorOf(page).fill('Written on the way home.');
  await expect(page.getByText('The preview needs a connection.')).toBeVisible();
  page.once('dialog', (question) => question.accept());
  await area(page, 'Registrations').click();
  await expect(page.getByText(admin.notSeenYet)).toBeVisible();
  await page.getByRole('link', { name: 'Add Member' }).click();
  await fillMember(page, person);
  await press(page, 'Add Member', admin.savedOffline);
  // Under the pointer a notice stays, and the next one waits for it.
  await page.mouse.move(0, 0);

  await page.context().setOffline(false);
  await expect(page.getByText(admin.sentLater(person.fullName))).toBeVisible({ timeout: 60_000 });
  await page.goto(filtered('/admin/members', { q: person.email }));
  await expect(page.getByText(person.fullName).first()).toBeVisible();
});

test('with reduced data, a page that was never opened says that it needs a connection, and opens once it is back', async ({
  page,
}) => {
  await saveData(page);
  await openPanel(page);
  const figures = page.getByRole('main').getByText('Next event');
  const missing = page.getByText('This page is not on this device yet.');
  await expect(figures).toBeVisible();
  await page.context().setOffline(true);
  await area(page, 'Registrations').click();
  await expect(missing).toBeVisible();
  await area(page, 'Dashboard').click();
  await expect(figures).toBeVisible();
  await area(page, 'Registrations').click();
  await expect(missing).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: 'Add Member' })).toBeVisible();
  await expect(missing).toBeHidden();
});

test('the panel opens without a connection after a reload, with what was read before', async ({ page }) => {
  await openPanel(page);
  await hasAllFiles(page);
  await area(page, 'Content').click();
  const title = page.locator('tbody').getByRole('row').first();
  await expect(title).toBeVisible();
  const words = (await title.textContent()) ?? '';
  await isKept(page, 'getInfiniteList');
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(admin.offline).first()).toBeVisible();
  await expect(title).toHaveText(words);
  await page.context().setOffline(false);
  await area(page, 'Events').click();
  await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
});
