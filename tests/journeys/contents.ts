import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import type { Person } from './member.ts';
import { openPanel, publishNews } from './panel.ts';
import { press } from './steps.ts';

const pictures = join(import.meta.dirname, '../../api/src/platform/db/demo/pictures');

/** Images to upload, the first of 960 by 600 pixels, and a file that is not one. */
export const files = {
  gate: join(pictures, 'gate-1600x1000-524755.960.webp'),
  other: join(pictures, 'about-1600x900-92755b.webp'),
  tall: join(import.meta.dirname, '../../site/public/images/leaders/president-800x1000-524e69.webp'),
  noPicture: join(import.meta.dirname, '../../README.md'),
};

/** Query of a list that shows the demo's rows first, which no journey deletes. */
export const oldestFirst = '?sort=createdAt&order=ASC';

/** The rich text editor. */
export const editorOf = (page: Page) => page.locator('[contenteditable="true"]');

/** Chooses images and waits until they are uploaded. */
export async function choosePicture(page: Page, ...paths: string[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(paths);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Fills in the form of a news item. */
export async function writeNews(page: Page, title: string, picture?: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await chooseOption(page, 'Category', 'School');
  await editorOf(page).fill('Written in the panel.');
  if (picture) await choosePicture(page, picture);
}

/** Publishes a news item and opens its form; resolves to its id and the field of its title. */
export async function openNews(page: Page, called: string) {
  const id = await publishNews(page, called);
  await openPanel(page, `/news/${id}/show`);
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(called);
  return { id, title };
}

/** Deletes a row and undoes it from the toast. */
export async function deleteAndUndo(page: Page, title: string, said: string): Promise<void> {
  await press(page, `Delete ${title}`, said);
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeHidden();
  await press(page, 'Undo');
  await expect(page.getByRole('button', { name: `Delete ${title}` })).toBeVisible();
}

/** Fills in the form of a member. */
export async function fillMember(page: Page, { fullName, email, phone }: Person): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(fullName);
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Phone', { exact: true }).first().fill(phone);
}

/** Opens the form of the first row of a list. */
export const openFirst = (page: Page) =>
  page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();

/** Saves a form; the panel then says this. */
export const save = (page: Page, said: string) => press(page, 'Save Changes', said);

/** Publishes a section of the group's texts. */
export const publishSection = (page: Page) => press(page, 'Publish', messages.group.created);

/** Makes the calls work again, and tries again. */
export async function retry(page: Page): Promise<void> {
  await page.unrouteAll();
  await press(page, 'Try again');
}

/** Chooses an option of a select of a form. */
export async function chooseOption(root: Page | Locator, field: string, option: string): Promise<void> {
  // A row of a list may have a select of its own, "Status of the order of Ama".
  await root.getByRole('combobox', { name: new RegExp(`^${field}(?! of )`) }).click();
  const page = 'page' in root ? root.page() : root;
  await page.getByRole('option', { name: option, exact: true }).click();
}
