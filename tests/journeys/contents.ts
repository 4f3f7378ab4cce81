import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';

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

/** Makes matching calls fail like a failing server, optionally of one method only. */
export async function refuseCall(
  page: Page,
  call: string | RegExp,
  status: number,
  method?: string,
): Promise<void> {
  const error = status === 401 ? 'Please log in to continue.' : 'Something went wrong on our side.';
  const code = status === 401 ? 'unauthorised' : 'internal-error';
  await page.route(call, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({ status, json: { error, message: error, code } }),
  );
}

/** The rich text editor. */
export const editorOf = (page: Page) => page.locator('[contenteditable="true"]');

/** Chooses images and waits until they are uploaded. */
export async function choosePicture(page: Page, ...paths: string[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(paths);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Opens the form of the first row of a list. */
export const openFirst = (page: Page) =>
  page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();

/** Saves a form; the panel then says this. */
export async function save(page: Page, said: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(said)).toBeVisible();
}

/** Publishes a section of the group's texts. */
export async function publishSection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.group.created)).toBeVisible();
}

/** Makes the calls work again, and tries again. */
export async function retry(page: Page): Promise<void> {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
}

/** Chooses an option of a select of a form. */
export async function chooseOption(root: Page | Locator, field: string, option: string): Promise<void> {
  // A row of a list may have a select of its own, "Status of the order of Ama".
  await root.getByRole('combobox', { name: new RegExp(`^${field}(?! of )`) }).click();
  const page = 'page' in root ? root.page() : root;
  await page.getByRole('option', { name: option, exact: true }).click();
}
