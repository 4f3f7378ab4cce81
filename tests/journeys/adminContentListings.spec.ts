import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, choosePicture, deleteAndUndo, files, save } from './contents.ts';
import { filtered, logIn, offerListing, openPanel, refuse } from './panel.ts';
import { fillIn, follow, press, read } from './steps.ts';

async function fill(page: Page, title: string) {
  await fillIn(page, { Title: title, Description: 'Made for a journey.', 'Price (GH₵)': '45.50' });
  await chooseOption(page, 'Category', 'Souvenirs');
  await chooseOption(page, 'Condition', 'Used, good');
}
const images = (page: Page) => page.getByRole('group', { name: 'Images' }).locator('figure img');

test('a listing is created with sorted images, sold, changed, deleted and restored', async ({ page }) => {
  const [mug, cup] = [`Panel mug ${Date.now()}`, `Panel cup ${Date.now()}`];
  await openPanel(page, '/shop');
  await page.getByRole('link', { name: 'Create Listing' }).click();
  await press(page, 'Create Listing', messages.listings.createInvalid);
  await fill(page, mug);
  await choosePicture(page, files.gate, files.other);
  await expect(page.getByAltText('Image 2', { exact: true })).toBeVisible();
  const [first, second] = await images(page).evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  await page.getByRole('button', { name: 'Move image 2 left' }).focus();
  await page.keyboard.press('Enter');
  await expect(images(page).first()).toHaveAttribute('src', second ?? '');
  await press(page, 'Create Listing', messages.listings.created);
  await expect(page).not.toHaveURL(/shop\/create/);

  const [listing]: { id: string }[] = await read(page, `/api/shop?searchTerm=${encodeURIComponent(mug)}`);
  const pictures = { imageUrl: second, images: [second, first] };
  expect(listing).toMatchObject({ price: 45.5, condition: 'used-good', stock: null, ...pictures });
  await page.goto(`/shop/${listing?.id}`);
  await expect(page.getByRole('heading', { name: mug })).toBeVisible();

  await page.goto(filtered('/admin/shop', { q: mug }));
  await follow(page, `Edit ${mug}`, `/admin/shop/edit/${listing?.id}`);
  await page.getByLabel('Title').fill('');
  await save(page, messages.listings.updateInvalid);
  await page.getByLabel('Title').fill(cup);
  await press(page, 'Remove image 2');
  await press(page, 'Remove image 1');
  await press(page, 'Save Changes');
  await expect(page.getByText(messages.listings.imageMissing).first()).toBeVisible();
  await choosePicture(page, files.gate);
  await refuse(page, '**/api/shop/*', 500, { method: 'PUT' });
  await save(page, messages.listings.updateFailed);
  await page.unrouteAll();
  await page.getByLabel('Stock').fill('3');
  await save(page, messages.listings.updated);
  await page.goto(`/shop/${listing?.id}`);
  await expect(page.getByRole('heading', { name: cup })).toBeVisible();

  await page.goto(filtered('/admin/shop', { q: cup }));
  await deleteAndUndo(page, cup, messages.listings.deleted);
  await press(page, `Delete ${cup}`);
  await expect(page.getByRole('button', { name: `Delete ${cup}` })).toBeHidden();
  expect((await page.goto(`/shop/${listing?.id}`))?.status()).toBe(404);
});

test('a listing that cannot be created shows an error', async ({ page }) => {
  await openPanel(page, '/shop/create');
  await fill(page, 'Never made');
  await choosePicture(page, files.gate);
  await expect(images(page)).toHaveCount(1);
  await page.getByLabel('Price (GH₵)').fill('12.345');
  await press(page, 'Create Listing', 'Amounts are in GH₵, not negative, with at most two decimals');
  await page.getByLabel('Price (GH₵)').fill('twelve');
  await press(page, 'Create Listing', 'Write the price as a number, such as 45.50');
  await page.getByLabel('Price (GH₵)').fill('12');
  await refuse(page, '**/api/shop', 500, { method: 'POST' });
  await press(page, 'Create Listing', messages.listings.createFailed);
});

test('without a token a listing asks to log in again, and its draft survives', async ({ page }) => {
  await openPanel(page, '/shop/create');
  await fill(page, 'Not lost');
  await choosePicture(page, files.gate);
  await page.evaluate(() => localStorage.removeItem('admin-token'));
  await press(page, 'Create Listing');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(messages.listings.authentication)).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL('/admin/shop/create');
  await expect(page.getByLabel('Title')).toHaveValue('Not lost');
  await expect(page.getByRole('combobox', { name: 'Condition' })).toHaveText('Used, good');
  await expect(images(page)).toHaveCount(1);
});

test('a shirt gets its sizes on a phone, a wrong number first, and one is renamed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/shop/create');
  await fillIn(page, { Title: 'Panel shirt', Description: 'Made for a journey.', 'Price (GH₵)': '80' });
  await chooseOption(page, 'Category', 'Apparel');
  await chooseOption(page, 'Condition', 'New');
  await choosePicture(page, files.gate);
  await press(page, 'Add an option');
  await page.getByLabel('Name', { exact: true }).fill('Size');
  await fillIn(page, { 'Choices, separated by commas': 'S, M', 'The same stock for all': '12' });
  await press(page, 'Fill in');
  const medium = page.getByRole('group', { name: 'M', exact: true });
  await expect(medium.getByLabel('Stock')).toHaveValue('12');
  await medium.getByLabel('Price difference (GH₵)').fill('-90');
  await page.getByLabel('Size chart in cm').fill('Size, Chest\nS, 48\nM, 52.5');
  await press(page, 'Create Listing');
  await expect(medium.getByText(messages.options.belowZero)).toBeVisible();
  await medium.getByLabel('Price difference (GH₵)').fill('5,50');
  await press(page, 'Create Listing', messages.listings.created);

  const readShirt = async () => (await read(page, '/api/shop?searchTerm=Panel%20shirt'))[0];
  const stored = await readShirt();
  expect(stored.stock).toBe(24);
  const small = { choices: ['S'], stock: 12, difference: 0 };
  expect(stored.combinations).toEqual([small, { choices: ['M'], stock: 12, difference: 5.5 }]);
  const rowOf = (size: string, chest: number) => ({ size, measures: [chest] });
  expect(stored.sizeChart).toEqual({ columns: ['Chest'], rows: [rowOf('S', 48), rowOf('M', 52.5)] });

  await page.goto(`/admin/shop/edit/${stored.id}`);
  await page.getByLabel('Choices, separated by commas').fill('S, Medium, L');
  await page.getByLabel('Choices, separated by commas').fill('S, Medium');
  await page.getByLabel('Size chart in cm').focus();
  const renamed = page.getByRole('group', { name: 'Medium', exact: true });
  await expect(renamed.getByLabel('Price difference (GH₵)')).toHaveValue('5.50');
  await save(page, messages.listings.updated);
  expect((await readShirt()).combinations[1]).toEqual({ choices: ['Medium'], stock: 12, difference: 5.5 });
});

test('a corrected title does not put back what was sold while the form was open', async ({ page }) => {
  const { id, change } = await offerListing(page, { title: 'Panle cap', stock: 5 });
  await openPanel(page, `/shop/edit/${id}`);
  await expect(page.getByLabel('Stock')).toHaveValue('5');
  await page.getByLabel('Title').fill('Panel cap');
  await change({ stock: 3 });
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Panel cap');
  await save(page, messages.listings.updated);
  expect(await read(page, `/api/shop/${id}`)).toMatchObject({ title: 'Panel cap', stock: 3 });
});
