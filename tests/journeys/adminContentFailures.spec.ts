import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import {
  chooseOption,
  choosePicture,
  editorOf,
  files,
  oldestFirst,
  openFirst,
  refuseCall,
  retry,
  save,
} from './contents.ts';
import { openPanel } from './panel.ts';

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
    await refuseCall(page, call, 500, 'DELETE');
    await button.click();
    await expect(page.getByText(deleteFailed)).toBeVisible();
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  });
}

const isListed = (page: Page) => page.getByText(/^\d+ of \d+ shown$/);
const reads = [
  { path: '/news', call: /\/api\/news\?/, failed: messages.news.fetchFailed, ready: isListed },
  { path: '/events', call: /\/api\/events\?/, failed: messages.events.fetchFailed, ready: isListed },
  { path: '/shop', call: /\/api\/shop\?/, failed: messages.listings.fetchFailed, ready: isListed },
  {
    path: '',
    call: '**/api/admin/dashboard',
    failed: messages.admin.dashboardFailed,
    ready: (page: Page) => page.getByRole('region', { name: 'Total revenue' }),
  },
  {
    path: '/settings',
    call: '**/api/admin/actions?*',
    failed: messages.admin.logFailed,
    ready: (page: Page) =>
      page.getByRole('region', { name: 'What was done here' }).getByRole('listitem').first(),
  },
];
for (const { path, call, failed, ready } of reads) {
  test(`what cannot be read shows an error and a retry button: /admin${path}`, async ({ page }) => {
    await refuseCall(page, call, 400);
    await openPanel(page, path);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText('Something went wrong on our side.')).toBeVisible();
    await retry(page);
    await expect(ready(page)).toBeVisible();
    await expect(page.getByText(failed)).toBeHidden();
  });
}

test('selected events that cannot be deleted stay', async ({ page }) => {
  await openPanel(page, `/events${oldestFirst}`);
  await refuseCall(page, areas[1]?.call ?? '', 500, 'DELETE');
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.events.batchFailed)).toBeVisible();
  await expect(page.getByText(/^\d+ chosen$/)).toBeVisible();
});

test('a failed batch shows an error', async ({ page }) => {
  await openPanel(page, '/news');
  await refuseCall(page, '**/api/admin/news/delete-by-batch', 500);
  await page.getByLabel('Batch size').fill('1');
  await page.getByRole('button', { name: 'Delete News by Batch' }).click();
  await page.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.news.batchFailed)).toBeVisible();
});

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
  await openFirst(page);
  await expect(editorOf(page)).toBeVisible();
  await refuseCall(page, /\/api\/news\/[^/]+$/, 500, 'PUT');
  await save(page, messages.news.updateFailed);

  await page.goto(`/admin/events${oldestFirst}`);
  await openFirst(page);
  await expect(editorOf(page)).toBeVisible();
  await refuseCall(page, /\/api\/events\/[^/]+$/, 500, 'PUT');
  await save(page, messages.events.updateFailed);
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
