import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { editorOf, oldestFirst, refuseCall } from './contents.ts';
import { startOwnProduct } from './ownProduct.ts';
import { logInAgain, openPanel } from './panel.ts';

test('a draft survives a reload, and can be discarded', async ({ page }) => {
  await openPanel(page, '/news/create');
  await page.getByLabel('Title').fill('Half written');
  await editorOf(page).fill('The first line');
  await page.reload();
  await expect(page.getByText(/Your unsaved text of .* is back\./)).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half written');
  await expect(editorOf(page)).toHaveText('The first line');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(editorOf(page)).toHaveText('');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('leaving unsaved changes asks first', async ({ page }) => {
  await openPanel(page, '/events');
  await page.getByRole('link', { name: 'Create Event' }).click();
  await page.getByLabel('Title').fill('Half written');
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.message();
  });
  await page.getByRole('link', { name: 'Shop' }).click();
  expect(await asked).toBe(messages.admin.leaveQuestion);
  await expect(page).toHaveURL('/admin/events/create');
  await expect(page.getByLabel('Title')).toHaveValue('Half written');

  page.once('dialog', (question) => question.accept());
  await page.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/admin/shop');
  await page.goto('/admin/events/create');
  await expect(page.getByLabel('Title')).toHaveValue('Half written');
});

test('a draft survives the end of the session', async ({ page }) => {
  await openPanel(page, `/news${oldestFirst}`);
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit News' });
  await expect(editorOf(page)).toBeVisible();
  await dialog.getByLabel('Title').fill('Changed before the session ended');
  await refuseCall(page, /\/api\/news\/[^/]+$/, 401, 'PUT');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.unrouteAll();
  await logInAgain(page);
  await expect(dialog.getByLabel('Title')).toHaveValue('Changed before the session ended');
  await dialog.getByRole('button', { name: 'Discard it' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('a logout deletes drafts, also in another tab', async ({ browser }) => {
  test.setTimeout(180_000);
  const password = 'umbrella seventeen quiet';
  // A server of its own, so that the other journeys' session continues.
  const product = await startOwnProduct({ ADMIN_PASSWORD: password });
  try {
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
    const logIn = async (page: Page) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).not.toHaveURL(/\/admin\/login/);
    };
    const [page, other] = [await context.newPage(), await context.newPage()];
    await page.goto('/admin/news/create');
    await logIn(page);
    await page.getByLabel('Title').fill('Half written');
    await other.goto('/admin/events/create');
    await other.getByLabel('Title').fill('Half written too');

    await page.goto('/admin');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
    await other.getByLabel('Title').fill('Written on after the logout');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/ritten/);

    await logIn(page);
    await page.goto('/admin/news/create');
    await expect(page.getByLabel('Title')).toHaveValue('');
    await context.close();
  } finally {
    await product.stop();
  }
});
