import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, choosePicture, editorOf, files, oldestFirst, refuseCall } from './contents.ts';
import { openPanel } from './panel.ts';

test('news that cannot be published shows an error and keeps the input', async ({ page }) => {
  await openPanel(page, '/news/create');
  await page.getByLabel('Title').fill('Kept');
  await chooseOption(page, 'Category', 'School');
  await editorOf(page).fill('Text');
  await choosePicture(page, files.gate);
  await refuseCall(page, '**/api/news', 500, 'POST');
  await page.getByRole('button', { name: 'Publish News' }).click();
  await expect(page.getByText(messages.news.createFailed)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
});

test('news and events that cannot be saved show an error', async ({ page }) => {
  await openPanel(page, '/news');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await expect(editorOf(page)).toBeVisible();
  await refuseCall(page, /\/api\/news\/[^/]+$/, 500, 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.news.updateFailed)).toBeVisible();

  await page.goto(`/admin/events${oldestFirst}`);
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await expect(editorOf(page)).toBeVisible();
  await refuseCall(page, /\/api\/events\/[^/]+$/, 500, 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.events.updateFailed)).toBeVisible();
});

test('an event that cannot be published shows an error, and names missing fields', async ({ page }) => {
  await openPanel(page, '/events/create');
  await expect(page.getByRole('button', { name: 'Publish Event' })).toBeDisabled();
  await choosePicture(page, files.gate);
  await page.getByRole('button', { name: 'Publish Event' }).click();
  for (const name of ['Title', 'Category', 'Location', 'Description']) {
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  }
  await page.getByLabel('Title').fill('Title');
  await chooseOption(page, 'Category', 'Reunions');
  await page.getByLabel('Date').fill('2031-05-01');
  await page.getByLabel('Time').fill('18:30');
  await page.getByLabel('Location').fill('Accra');
  await editorOf(page).fill('Text');
  await refuseCall(page, '**/api/events', 500, 'POST');
  await page.getByRole('button', { name: 'Publish Event' }).click();
  await expect(page.getByText(messages.events.createFailed)).toBeVisible();
});

const forms = [
  { path: '/events/edit/x', call: '**/api/events/x', text: messages.events.editLoadFailed },
  { path: '/shop/edit/x', call: '**/api/shop/x', text: messages.listings.loadFailed },
];
for (const { path, call, text } of forms) {
  test(`a record that cannot be read shows an error: ${path}`, async ({ page }) => {
    await refuseCall(page, call, 404);
    await openPanel(page, path);
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('a file that is not an image is refused before the upload, others by the server', async ({ page }) => {
  await openPanel(page, '/news/create');
  await page.locator('input[type="file"]').setInputFiles(files.noPicture);
  await expect(page.getByText(messages.admin.uploadFailed, { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'README.md' })).toContainText(
    messages.admin.uploadNotAPicture,
  );
  const largest = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) };
  await page.locator('input[type="file"]').setInputFiles(largest);
  await expect(page.getByRole('alert').filter({ hasText: 'large.png' })).toContainText(
    messages.admin.uploadTooLarge,
  );
  const pretender = { name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await page.locator('input[type="file"]').setInputFiles(pretender);
  await expect(page.getByRole('alert').filter({ hasText: 'words.png' })).toContainText(
    messages.admin.uploadNotAPicture,
  );
  await expect(page.getByRole('button', { name: 'Publish News' })).toBeDisabled();
});
