import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { chooseOption, choosePicture, files } from './contents.ts';
import { asAdmin, openPanel } from './panel.ts';

interface Combination {
  choices: string[];
  stock: number | null;
  difference: number;
}

test('a shirt gets its sizes on a phone, with a wrong number first, and one is renamed later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/shop/create');
  await page.getByLabel('Title').fill('Panel shirt');
  await page.getByLabel('Description').fill('Made for a journey.');
  await page.getByLabel('Price (GH₵)').fill('80');
  await chooseOption(page, 'Category', 'Apparel');
  await chooseOption(page, 'Condition', 'New');
  await choosePicture(page, files.gate);
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Size');
  await page.getByLabel('Choices, separated by commas').fill('S, M');
  await page.getByLabel('The same stock for all').fill('12');
  await page.getByRole('button', { name: 'Fill in' }).click();
  const medium = page.getByRole('group', { name: 'M', exact: true });
  await expect(medium.getByLabel('Stock')).toHaveValue('12');
  await medium.getByLabel('Price difference (GH₵)').fill('-90');
  await page.getByLabel('Size chart in cm').fill('Size, Chest\nS, 48\nM, 52.5');
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(medium.getByText(messages.options.belowZero)).toBeVisible();
  await medium.getByLabel('Price difference (GH₵)').fill('5,50');
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText(messages.listings.created)).toBeVisible();

  const read = async () => {
    const reply = await page.request.get('/api/shop?searchTerm=Panel%20shirt');
    const [listing] = await reply.json();
    return listing as { id: string; stock: number; combinations: Combination[]; sizeChart: object };
  };
  const stored = await read();
  expect(stored.stock).toBe(24);
  expect(stored.combinations).toEqual([
    { choices: ['S'], stock: 12, difference: 0 },
    { choices: ['M'], stock: 12, difference: 5.5 },
  ]);
  expect(stored.sizeChart).toEqual({
    columns: ['Chest'],
    rows: [
      { size: 'S', measures: [48] },
      { size: 'M', measures: [52.5] },
    ],
  });

  await page.goto(`/admin/shop/edit/${stored.id}`);
  await page.getByLabel('Choices, separated by commas').fill('S, Medium, L');
  await page.getByLabel('Choices, separated by commas').fill('S, Medium');
  await page.getByLabel('Size chart in cm').focus();
  await expect(
    page.getByRole('group', { name: 'Medium', exact: true }).getByLabel('Price difference (GH₵)'),
  ).toHaveValue('5.50');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.listings.updated)).toBeVisible();
  expect((await read()).combinations[1]).toEqual({ choices: ['Medium'], stock: 12, difference: 5.5 });
});

test('a corrected title does not put back what was sold while the form was open', async ({ page }) => {
  const [{ imageUrl }] = await (await page.request.get('/api/shop')).json();
  const listing = { description: 'Short.', price: 20, category: 'Souvenirs', condition: 'new', imageUrl };
  const created = await asAdmin(page, 'POST', '/api/shop', { ...listing, title: 'Panle cap', stock: 5 });
  const { id } = await created.json();
  await openPanel(page, `/shop/edit/${id}`);
  await expect(page.getByLabel('Stock')).toHaveValue('5');
  await asAdmin(page, 'PUT', `/api/shop/${id}`, { stock: 3 });
  await page.getByLabel('Title').fill('Panel cap');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(messages.listings.updated)).toBeVisible();
  const stored = await (await page.request.get(`/api/shop/${id}`)).json();
  expect(stored).toMatchObject({ title: 'Panel cap', stock: 3 });
});
