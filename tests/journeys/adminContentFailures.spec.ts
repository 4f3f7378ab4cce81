import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { oldestFirst, refuseCall } from './contents.ts';
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

const lists = [
  { path: '/events', call: /\/api\/events\?/, failed: messages.events.fetchFailed },
  { path: '/shop', call: /\/api\/shop\?/, failed: messages.listings.fetchFailed },
];
for (const { path, call, failed } of lists) {
  test(`a list that cannot be read shows an error: ${path}`, async ({ page }) => {
    await refuseCall(page, call, 400);
    await openPanel(page, path);
    await expect(page.getByText(failed)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^\d+ of \d+ shown$/)).toBeVisible();
  });
}

test('selected events that cannot be deleted stay', async ({ page }) => {
  await openPanel(page, `/events${oldestFirst}`);
  await refuseCall(page, areas[1]?.call ?? '', 500, 'DELETE');
  await page.getByRole('checkbox', { name: 'Choose all shown' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.events.batchFailed)).toBeVisible();
  await expect(page.getByText(/^\d+ events chosen$/)).toBeVisible();
});

test('a failed batch shows an error', async ({ page }) => {
  await openPanel(page, '/news');
  await refuseCall(page, '**/api/admin/news/delete-by-batch', 500);
  await page.getByLabel('Batch size').fill('1');
  await page.getByRole('button', { name: 'Delete News by Batch' }).click();
  await page.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.news.batchFailed)).toBeVisible();
});
