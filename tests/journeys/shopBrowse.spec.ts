import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectWellShown } from './accessibility.ts';
import { complaintsOf, fillCart, open, reload } from './shopper.ts';
import { core, follow, press } from './steps.ts';

test('the shop is searched, filtered and sorted in its address', core, async ({ page }) => {
  const logged = complaintsOf(page);
  await open(page, '/shop');
  await expect(page.getByRole('status').filter({ hasText: /items?$/ })).toHaveText(/\d+ items/);
  const latinAndCedi = () =>
    [...document.fonts].filter((font) => font.family.includes('Sans 3') && font.status === 'loaded').length;
  await expect.poll(() => page.evaluate(latinAndCedi)).toBe(2);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await expect(page).toHaveURL('/shop?sort=price-asc');
  const readPrices = (all: Element[]) => all.map((each) => Number((each as HTMLDataElement).value));
  const prices = () => page.locator('li data').evaluateAll(readPrices);
  const isSorted = (all: number[]) =>
    all.length > 2 && all.every((price, index) => index === 0 || price >= Number(all[index - 1]));
  await expect.poll(async () => isSorted(await prices())).toBe(true);
  await follow(page, 'Books', '/shop?category=books&sort=price-asc');
  await reload(page);
  await expect(page.getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'true');
  await page.getByPlaceholder('Search the shop...').fill('nothing like it');
  await expect(page.getByText(messages.listings.empty)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/shop?sort=price-asc');
  expect(logged).toEqual([]);
});

test('the HTML contains the shop, and a listing', core, async ({ request, page }) => {
  await open(page, '/shop');
  const path = await page.getByRole('link', { name: 'View Details' }).first().getAttribute('href');
  const title = await page.getByRole('heading', { level: 2 }).first().textContent();
  expect(await (await request.get('/shop')).text()).toContain(title);
  const item = await (await request.get(path ?? '')).text();
  expect(item).toContain(`<h1>${title}</h1>`);
  expect(item).toContain('"@type":"Product"');
  expect((await request.get('/shop/00000000-0000-7000-8000-000000000000')).status()).toBe(404);
});

test('a listing’s pictures are viewed, and it is added to the cart', core, async ({ page }) => {
  const logged = complaintsOf(page);
  await open(page, '/shop');
  await page.getByRole('link', { name: 'View Details' }).first().click();
  const pictures = page.getByRole('list', { name: /^Pictures of/ });
  await pictures.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 of 3')).toBeVisible();
  await press(page, /^Show picture 1/, '1 of 3');
  await press(page, 'Increase');
  await press(page, 'Add to Cart');
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page.getByText(messages.cart.added(2, title))).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toContainText('2');
  expect(logged).toEqual([]);
});

test('two tabs share one cart', core, async ({ page }) => {
  await fillCart(page);
  const other = await page.context().newPage();
  await open(other, '/cart');
  await expect(other.getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(other.locator('output')).toHaveText('2');
  await press(other, 'Clear cart');
  await open(page, '/cart', messages.cart.empty);
});

for (const width of [390, 1280]) {
  test(`the shop with a full cart is complete and accessible at ${width} px`, core, async ({ page }) => {
    const logged = complaintsOf(page);
    await page.setViewportSize({ width, height: 900 });
    await fillCart(page, 2);
    const item = await page.getByRole('link', { name: 'View Details' }).first().getAttribute('href');
    for (const path of ['/shop', item ?? '', '/cart', '/checkout', '/payment-status']) {
      await test.step(path, async () => {
        await open(page, path);
        await expectWellShown(page);
      });
    }
    expect(logged).toEqual([]);
  });
}
