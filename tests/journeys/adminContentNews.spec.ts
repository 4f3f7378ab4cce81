import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { choosePicture, editorOf, files } from './contents.ts';
import { asAdmin, openPanel } from './panel.ts';

// Serial, because they publish and delete the newest items.
test.describe.configure({ mode: 'serial' });

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });

async function write(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByRole('combobox', { name: 'Category' }).fill('School');
  await editorOf(page).fill('Written in the panel.');
}

/** Publishes news through the API. Resolves to the ids. */
async function publish(page: Page, ...titles: string[]): Promise<string[]> {
  const list = (await (await page.request.get('/api/news?limit=1')).json()) as {
    news: { imageUrl: string }[];
  };
  const ids: string[] = [];
  for (const title of titles) {
    const data = { title, category: 'School', content: '<p>Text</p>', imageUrl: list.news[0]?.imageUrl };
    const reply = await asAdmin(page, 'POST', '/api/news', data);
    ids.push(((await reply.json()) as { id: string }).id);
  }
  return ids;
}

test('news is written, published, read on the site, changed, deleted, undone and restored', async ({
  page,
}) => {
  await openPanel(page, '/news');
  await page.getByRole('link', { name: 'Create News' }).click();
  await expect(page).toHaveURL('/admin/news/create');
  await page.getByRole('button', { name: 'Back to Admin' }).click();
  await expect(page).toHaveURL('/admin/news');
  await page.getByRole('link', { name: 'Create News' }).click();

  const button = page.getByRole('button', { name: 'Publish News' });
  await write(page, 'A first title');
  await expect(button).toBeDisabled();
  await choosePicture(page, files.gate);
  await expect(page.getByAltText('The chosen image')).toHaveAttribute('width', '128');
  await button.click();
  await expect(page.getByText(messages.news.created)).toBeVisible();
  await expect(page).toHaveURL('/admin/news');
  await expect(rowOf(page, 'A first title')).toBeVisible();
  await page.goto('/news');
  await expect(page.getByText('A first title')).toBeVisible();

  await page.goto('/admin/news');
  await page.getByRole('link', { name: 'Edit A first title' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit News' });
  await expect(editorOf(page)).toHaveText('Written in the panel.');
  await dialog.getByLabel('Title').fill('A second title');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.news.updated)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto('/news');
  await expect(page.getByText('A second title')).toBeVisible();

  await page.goto('/admin/news');
  await page.getByRole('button', { name: 'Delete A second title' }).click();
  await expect(page.getByText(messages.news.deleted)).toBeVisible();
  await expect(rowOf(page, 'A second title')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'A second title')).toBeVisible();

  await page.getByRole('button', { name: 'Delete A second title' }).click();
  await expect(rowOf(page, 'A second title')).toBeHidden();
  await page.goto('/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A second title')).toBeHidden();

  await page.goto('/admin/news');
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore A second title' }).click();
  await expect(page.getByText('“A second title” was restored.')).toBeVisible();
  await expect(rowOf(page, 'A second title')).toBeHidden();
  await page.goto('/news');
  await expect(page.getByText('A second title')).toBeVisible();
});

test('a batch shows exactly the news to delete, and deletes it', async ({ page }) => {
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
  const dialog = page.getByRole('dialog', { name: messages.news.batchTitle });
  await expect(dialog.getByText(messages.news.batchWarning(2))).toBeVisible();
  await expect(dialog).not.toContainText('cannot be undone');
  await expect(dialog.getByRole('listitem')).toHaveText([/^Newer of two/, /^Older of two/]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 'Newer of two')).toBeVisible();

  await ask.click();
  // An item published in the meantime was not in the preview.
  const [later] = await publish(page, 'Published meanwhile');
  await dialog.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText(messages.news.batchDeleted(2))).toBeVisible();
  await expect(rowOf(page, 'Published meanwhile')).toBeVisible();
  await expect(rowOf(page, 'of two')).toHaveCount(0);
  await asAdmin(page, 'DELETE', `/api/news/${later}`);
});

test('selected news is deleted after a preview', async ({ page }) => {
  await publish(page, 'To be kept', 'To be dropped');
  await openPanel(page, '/news');
  await page.getByRole('checkbox', { name: 'Choose To be dropped' }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([/^To be dropped/]);
  await dialog.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(rowOf(page, 'To be dropped')).toBeHidden();
  await expect(rowOf(page, 'To be kept')).toBeVisible();
});

test('search, category and order are in the address', async ({ page }) => {
  await openPanel(page, '/news');
  await page.getByLabel('Category', { exact: true }).selectOption('School');
  await expect(page).toHaveURL(/filter=.*category.*School/);
  const titles = page.locator('tbody').getByRole('row');
  await expect(titles.first()).toBeVisible();
  const byDate = await titles.allTextContents();
  const sorted = page.waitForResponse(/sort=title/);
  await page.getByRole('button', { name: 'Sort by Title' }).click();
  await expect(page).toHaveURL(/sort=title/);
  await sorted;
  await expect.poll(() => titles.allTextContents()).not.toEqual(byDate);
  await expect(titles.first()).toBeVisible();
  const seen = await titles.allTextContents();
  await page.reload();
  await expect(titles).toHaveText(seen);
  // A newly opened area shows everything.
  await page.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('');
});
