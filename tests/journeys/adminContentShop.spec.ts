import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, choosePicture, files, refuseCall } from './contents.ts';
import { logInAgain, openPanel } from './panel.ts';

async function fill(page: Page, title: string) {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Made for a journey.');
  await page.getByLabel('Price (GH₵)').fill('45.50');
  await chooseOption(page, 'Category', 'Souvenirs');
  await chooseOption(page, 'Condition', 'Used, good');
}
const images = (page: Page) => page.getByRole('group', { name: 'Images' }).locator('figure img');

test('a listing is created with several sorted images, sold, changed, deleted and restored', async ({
  page,
}) => {
  await openPanel(page, '/shop');
  await page.getByRole('link', { name: 'Create Listing' }).click();
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText(messages.listings.createInvalid)).toBeVisible();
  await fill(page, 'Panel mug');
  await choosePicture(page, files.gate, files.other);
  await expect(page.getByAltText('Image 2', { exact: true })).toBeVisible();
  const [first, second] = await page
    .locator('figure img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  await page.getByRole('button', { name: 'Move image 2 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(images(page).first()).toHaveAttribute('src', second ?? '');
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText(messages.listings.created)).toBeVisible();
  await expect(page).not.toHaveURL(/shop\/create/);

  const reply = await page.request.get('/api/shop?searchTerm=Panel%20mug');
  const [listing] = (await reply.json()) as { id: string }[];
  expect(listing).toMatchObject({
    price: 45.5,
    condition: 'used-good',
    stock: null,
    imageUrl: second,
    images: [second, first],
  });
  await page.goto(`/shop/${listing?.id}`);
  await expect(page.getByRole('heading', { name: 'Panel mug' })).toBeVisible();

  await page.goto('/admin/shop');
  await page.getByRole('link', { name: 'Edit Panel mug' }).click();
  await expect(page).toHaveURL(`/admin/shop/edit/${listing?.id}`);
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.listings.updateInvalid)).toBeVisible();
  await page.getByLabel('Title').fill('Panel cup');
  await page.getByRole('button', { name: 'Remove image 2' }).click();
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.listings.imageMissing).first()).toBeVisible();
  await choosePicture(page, files.gate);
  await refuseCall(page, '**/api/shop/*', 500, 'PUT');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.listings.updateFailed)).toBeVisible();
  await page.unrouteAll();
  await page.getByLabel('Stock').fill('3');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.listings.updated)).toBeVisible();
  await page.goto(`/shop/${listing?.id}`);
  await expect(page.getByRole('heading', { name: 'Panel cup' })).toBeVisible();

  await page.goto('/admin/shop');
  await page.getByRole('button', { name: 'Delete Panel cup' }).click();
  await expect(page.getByText(messages.listings.deleted)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Delete Panel cup' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Panel cup' }).click();
  await expect(page.getByRole('button', { name: 'Delete Panel cup' })).toBeHidden();
  expect((await page.goto(`/shop/${listing?.id}`))?.status()).toBe(404);
});

test('a listing that cannot be created shows an error', async ({ page }) => {
  await openPanel(page, '/shop/create');
  await fill(page, 'Never made');
  await choosePicture(page, files.gate);
  await expect(images(page)).toHaveCount(1);
  await page.getByLabel('Price (GH₵)').fill('12.345');
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText('Amounts are in GH₵, not negative, with at most two decimals')).toBeVisible();
  await page.getByLabel('Price (GH₵)').fill('twelve');
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText('Write the price as a number, such as 45.50')).toBeVisible();
  await page.getByLabel('Price (GH₵)').fill('12');
  await refuseCall(page, '**/api/shop', 500, 'POST');
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText(messages.listings.createFailed)).toBeVisible();
});

test('without a token a listing asks to log in again, and its draft survives', async ({ page }) => {
  await openPanel(page, '/shop/create');
  await fill(page, 'Not lost');
  await choosePicture(page, files.gate);
  await page.evaluate(() => localStorage.removeItem('admin-token'));
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(messages.listings.authentication)).toBeVisible();
  await logInAgain(page);
  await expect(page).toHaveURL('/admin/shop/create');
  await expect(page.getByLabel('Title')).toHaveValue('Not lost');
  await expect(page.getByRole('combobox', { name: 'Condition' })).toHaveText('Used, good');
  await expect(images(page)).toHaveCount(1);
});
