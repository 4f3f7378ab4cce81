import { expect, type Page } from '@playwright/test';
import { newsPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, choosePicture, editorOf, files, writeNews } from './contents.ts';
import { testOnOwnProduct } from './ownProduct.ts';
import { asAdmin, openPanel, publishNews } from './panel.ts';
import { open } from './shopper.ts';
import { core, expectLink, follow, press, pressExactly, read, visit } from './steps.ts';

// On a server of their own: they delete the newest items, and no other journey may publish one meanwhile.
const test = testOnOwnProduct();
test.describe.configure({ mode: 'serial' });

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

/** Publishes news through the API. Resolves to the id of the last. */
async function publish(page: Page, ...titles: string[]): Promise<string> {
  let id = '';
  for (const title of titles) id = await publishNews(page, title);
  return id;
}

test('news is written, published, read on the site, changed, deleted, undone and restored', {
  tag: '@core',
}, async ({ page }) => {
  await openPanel(page, '/news');
  await follow(page, 'Create News', '/admin/news/create');
  await press(page, 'Back to Admin');
  await expect(page).toHaveURL('/admin/news');
  await page.getByRole('link', { name: 'Create News' }).click();

  const button = page.getByRole('button', { name: 'Publish News' });
  await writeNews(page, 'A first title');
  await expect(button).toBeDisabled();
  await choosePicture(page, files.gate);
  await expect(page.getByAltText('The chosen image')).toHaveAttribute('width', '128');
  await button.click();
  await expect(page.getByText(messages.news.created)).toBeVisible();
  await expect(page).toHaveURL('/admin/news');
  await expect(rowOf(page, 'A first title')).toBeVisible();
  await expectLink(page, 'View on the website', /^\/news\//);
  await visit(page, '/news', 'A first title');

  await page.goto('/admin/news');
  await page.getByRole('link', { name: 'Edit A first title' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit News' });
  await expect(editorOf(page)).toHaveText('Written in the panel.');
  await dialog.getByLabel('Title').fill('A second title');
  await press(dialog, 'Save Changes', messages.news.updated);
  await expect(dialog).toBeHidden();
  await visit(page, '/news', 'A second title');

  await page.goto('/admin/news');
  await press(page, 'Delete A second title', messages.news.deleted);
  await expect(rowOf(page, 'A second title')).toBeHidden();
  await press(page, 'Undo');
  await expect(rowOf(page, 'A second title')).toBeVisible();

  await press(page, 'Delete A second title');
  await expect(rowOf(page, 'A second title')).toBeHidden();
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A second title')).toBeHidden();

  await page.goto('/admin/news');
  await page.getByRole('link', { name: 'Trash' }).click();
  await press(page, 'Restore A second title', '“A second title” was restored.');
  await expect(rowOf(page, 'A second title')).toBeHidden();
  await visit(page, '/news', 'A second title');
});

test('the news hub has pages, by keyboard and without scripts', core, async ({ page, browser, baseURL }) => {
  await publish(page, ...Array.from({ length: newsPageSize }, (_, number) => `Story ${number + 1}`));
  const pages = page.getByRole('navigation', { name: 'Pages of news' });
  await open(page, '/news');
  await expect(page.getByRole('link', { name: 'Story 1', exact: true })).toBeVisible();
  const next = pages.getByRole('link', { name: 'Next' });
  await next.focus();
  const left = await page.evaluate(() => scrollY);
  await next.press('Enter');
  await expect(page).toHaveURL('/news?page=2');
  await expect(pages.getByText('Page 2 of')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Story 1', exact: true })).toBeHidden();
  // Tab goes on from the beginning of the new page.
  await page.keyboard.press('Tab');
  const first = page.getByRole('tabpanel').getByRole('article').first().getByRole('link');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Story 1', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));

  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await plain.goto('/news');
  await follow(plain, 'Next', '/news?page=2');
  await expect(plain.getByText('Page 2 of')).toBeVisible();
  expect((await plain.goto('/news?page=99'))?.status()).toBe(404);
  await plain.close();
});

test('a batch shows exactly the news to delete, and deletes it', core, async ({ page }) => {
  await publish(page, 'Older of two', 'Newer of two');
  await openPanel(page, '/news');
  const size = page.getByLabel('Batch size');
  const ask = page.getByRole('button', { name: 'Delete News by Batch' });
  for (const wrong of ['', '0', '-1', '1.5', 'two']) {
    await size.fill(wrong);
    await ask.click();
    await expect(page.getByText(messages.news.batchInvalid).first()).toBeVisible();
  }
  await size.fill('2');
  await ask.click();
  const dialog = page.getByRole('dialog', { name: messages.admin.areYouSure });
  await expect(dialog.getByText(messages.news.batchWarning(2))).toBeVisible();
  await expect(dialog).not.toContainText('cannot be undone');
  await expect(dialog.getByRole('listitem')).toHaveText([/^Newer of two/, /^Older of two/]);
  await press(dialog, 'Cancel');
  await expect(rowOf(page, 'Newer of two')).toBeVisible();

  await ask.click();
  // An item published in the meantime was not in the preview.
  const later = await publish(page, 'Published meanwhile');
  await press(dialog, 'Yes, delete them', messages.news.batchDeleted(2));
  await expect(rowOf(page, 'Published meanwhile')).toBeVisible();
  await expect(rowOf(page, 'of two')).toHaveCount(0);
  await asAdmin(page, 'DELETE', `/api/news/${later}`);
});

test('selected news is deleted after a preview', core, async ({ page }) => {
  await publish(page, 'To be kept', 'To be dropped');
  await openPanel(page, '/news');
  await page.getByRole('checkbox', { name: 'Choose To be dropped' }).check();
  await pressExactly(page, 'Delete');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([/^To be dropped/]);
  await press(dialog, 'Yes, delete them');
  await expect(rowOf(page, 'To be dropped')).toBeHidden();
  await expect(rowOf(page, 'To be kept')).toBeVisible();
});

test('search, category and order are in the address', core, async ({ page }) => {
  await openPanel(page, '/news');
  await chooseOption(page, 'Category', 'School');
  await expect(page).toHaveURL(/filter=.*category.*School/);
  const titles = page.locator('tbody').getByRole('row');
  await expect(titles.first()).toBeVisible();
  const byDate = await titles.allTextContents();
  const sorted = page.waitForResponse(/sort=title/);
  await press(page, 'Sort by Title');
  await expect(page).toHaveURL(/sort=title/);
  await sorted;
  await expect.poll(() => titles.allTextContents()).not.toEqual(byDate);
  await expect(titles.first()).toBeVisible();
  const seen = await titles.allTextContents();
  await page.reload();
  await expect(titles).toHaveText(seen);
  // A newly opened area shows everything.
  await page.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('All categories');
});

test('news is scheduled, waits unseen by visitors, and is published at once after all', {
  tag: '@core',
}, async ({ page }) => {
  await openPanel(page, '/news/create');
  await writeNews(page, 'Elections next year');
  await choosePicture(page, files.gate);
  const publish = page.getByRole('button', { name: 'Publish News' });
  await page.getByLabel('Publishing date', { exact: true }).fill('2001-01-01');
  await publish.click();
  await expect(page.getByText(messages.news.publishTimeMissing)).toBeVisible();
  await page.getByLabel('Publishing time').fill('06:30');
  await publish.click();
  await expect(page.getByText(messages.news.publishPast)).toBeVisible();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Publishing date', { exact: true }).fill(tomorrow);
  await publish.click();
  await expect(rowOf(page, 'Elections next year')).toContainText(/Scheduled for .* at 6:30 am/);
  await expect(page.getByRole('link', { name: 'View on the website' })).toBeHidden();
  const shown = async () => (await read(page, '/api/news?limit=1')).news[0].title;
  expect(await shown()).not.toBe('Elections next year');

  await page.getByRole('link', { name: 'Edit Elections next year' }).click();
  await page.getByLabel('Publishing date', { exact: true }).fill('');
  await page.getByLabel('Publishing time').fill('');
  await press(page, 'Save Changes');
  await expect(rowOf(page, 'Elections next year')).not.toContainText('Scheduled');
  expect(await shown()).toBe('Elections next year');
  await press(page, 'Delete Elections next year', messages.news.deleted);
});
