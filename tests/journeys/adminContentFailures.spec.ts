import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import {
  chooseOption,
  choosePicture,
  editorOf,
  files,
  oldestFirst,
  openFirst,
  retry,
  save,
  writeNews,
} from './contents.ts';
import { openPanel, refuse } from './panel.ts';
import { expectTexts, fillIn, press, pressExactly } from './steps.ts';

const areas = [
  { path: '/news', call: /\/api\/news\/[^/]+$/, deleteFailed: messages.news.deleteFailed },
  { path: '/events', call: /\/api\/events\/[^/]+$/, deleteFailed: messages.events.deleteFailed },
  { path: '/shop', call: /\/api\/shop\/[^/]+$/, deleteFailed: messages.listings.deleteFailed },
];

for (const { path, call, deleteFailed } of areas) {
  test(`a failed delete shows an error and keeps the row: ${path}`, async ({ page }) => {
    await openPanel(page, path + oldestFirst);
    const button = page.getByRole('button', { name: /^Delete (?!News)/ }).first();
    const name = (await button.getAttribute('aria-label')) ?? '';
    await refuse(page, call, 500, { method: 'DELETE' });
    await button.click();
    await expect(page.getByText(deleteFailed)).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });
}

const isListed = (page: Page) => page.getByText(/^\d+ of \d+ shown$/);
const revenue = (page: Page) => page.getByRole('region', { name: 'Total revenue' });
const firstAction = (page: Page) =>
  page.getByRole('region', { name: 'What was done here' }).getByRole('listitem').first();
const reads = [
  { path: '/news', call: /\/api\/news\?/, failed: messages.news.fetchFailed, ready: isListed },
  { path: '/events', call: /\/api\/events\?/, failed: messages.events.fetchFailed, ready: isListed },
  { path: '/shop', call: /\/api\/shop\?/, failed: messages.listings.fetchFailed, ready: isListed },
  { path: '', call: '**/api/admin/dashboard', failed: messages.admin.dashboardFailed, ready: revenue },
  { path: '/settings', call: '**/api/admin/actions?*', failed: messages.admin.logFailed, ready: firstAction },
];
for (const { path, call, failed, ready } of reads) {
  test(`what cannot be read shows an error and a retry button: /admin${path}`, async ({ page }) => {
    await refuse(page, call, 400);
    await openPanel(page, path);
    await expectTexts(page, failed, 'Something went wrong on our side.');
    await retry(page);
    await expect(ready(page)).toBeVisible();
    await expect(page.getByText(failed)).toBeHidden();
  });
}

test('selected events that cannot be deleted stay', async ({ page }) => {
  await openPanel(page, `/events${oldestFirst}`);
  await refuse(page, areas[1]?.call ?? '', 500, { method: 'DELETE' });
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await pressExactly(page, 'Delete');
  await press(page, 'Yes, delete them', messages.events.batchFailed, /^\d+ chosen$/);
});

test('news that cannot be published shows an error and keeps the input', async ({ page }) => {
  await openPanel(page, '/news/create');
  await writeNews(page, 'Kept', files.gate);
  await refuse(page, '**/api/news', 500, { method: 'POST' });
  await press(page, 'Publish News', messages.news.createFailed);
  await expect(page.getByLabel('Title')).toHaveValue('Kept');
});

test('news and events that cannot be saved show an error', async ({ page }) => {
  for (const [area, failed] of [
    ['news', messages.news.updateFailed],
    ['events', messages.events.updateFailed],
  ] as const) {
    await openPanel(page, `/${area}${oldestFirst}`);
    await openFirst(page);
    await expect(editorOf(page)).toBeVisible();
    await refuse(page, new RegExp(`/api/${area}/[^/]+$`), 500, { method: 'PUT' });
    await save(page, failed);
  }
});

test('an event that cannot be published shows an error, and names missing fields', async ({ page }) => {
  await openPanel(page, '/events/create');
  await expect(page.getByRole('button', { name: 'Publish Event' })).toBeDisabled();
  await choosePicture(page, files.gate);
  await press(page, 'Publish Event');
  const missing = ['Title', 'Category', 'Location', 'Description'];
  await expectTexts(page, ...missing.map((name) => `${name} is required`));
  await page.getByLabel('Title').fill('Title');
  await chooseOption(page, 'Category', 'Reunions');
  await fillIn(page, { Date: '2031-05-01', Time: '18:30', Location: 'Accra' });
  await editorOf(page).fill('Text');
  await refuse(page, '**/api/events', 500, { method: 'POST' });
  await press(page, 'Publish Event', messages.events.createFailed);
});

const forms = [
  { path: '/events/edit/x', call: '**/api/events/x', text: messages.events.editLoadFailed },
  { path: '/shop/edit/x', call: '**/api/shop/x', text: messages.listings.loadFailed },
];
for (const { path, call, text } of forms) {
  test(`a record that cannot be read shows an error: ${path}`, async ({ page }) => {
    await refuse(page, call, 404);
    await openPanel(page, path);
    await expect(page.getByText(text)).toBeVisible();
  });
}

test('a file that is not an image is refused before the upload, others by the server', async ({ page }) => {
  await openPanel(page, '/news/create');
  const { uploadFailed, uploadNotAPicture, uploadTooLarge } = messages.admin;
  const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
  const large = png('large.png', Buffer.alloc(10 * 1024 * 1024 + 1));
  for (const [name, file, problem] of [
    ['README.md', files.noPicture, uploadNotAPicture],
    ['large.png', large, uploadTooLarge],
    ['words.png', png('words.png', Buffer.from('not a picture')), uploadNotAPicture],
  ] as const) {
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(page.getByText(uploadFailed, { exact: true })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(problem);
  }
  await expect(page.getByRole('button', { name: 'Publish News' })).toBeDisabled();
});
