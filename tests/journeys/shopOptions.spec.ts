import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible, expectFits } from './accessibility.ts';
import { otherBrowser } from './officers.ts';
import { offerListing } from './panel.ts';
import { complaintsOf, goToReview, open, orderIdOf, payAtProvider, payButton } from './shopper.ts';
import { press, read } from './steps.ts';

/** Of a shirt S is sold out, of M there is one, L costs more; a name for 10 more. */
const sizes = {
  options: [
    { kind: 'choice', name: 'Size', choices: ['S', 'M', 'L'] },
    { kind: 'text', name: 'Name on the back', maxLength: 12, surcharge: 10 },
  ],
  combinations: [
    { choices: ['S'], stock: 0, difference: 0 },
    { choices: ['M'], stock: 1, difference: 0 },
    { choices: ['L'], stock: 5, difference: 20.5 },
  ],
  sizeChart: { columns: ['Chest'], rows: [{ size: 'M', measures: [54] }] },
};

const choose = (page: Page, size: string) => page.getByRole('radio', { name: size, exact: true }).check();

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a shirt is bought in a size, with a name', async ({ page }) => {
    const logged = complaintsOf(page);
    const shirt = await offerListing(page, sizes);
    await open(page, `/shop?q=${encodeURIComponent(shirt.title)}`);
    await page.getByRole('link', { name: 'Choose options' }).tap();
    await expect(page).toHaveURL(shirt.path);
    const add = page.getByRole('button', { name: 'Add to Cart' });
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.tap();
    const sizesGroup = page.getByRole('radiogroup', { name: 'Size' });
    await expect(sizesGroup).toContainText(messages.options.choose('Size'));
    await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeFocused();
    await choose(page, 'L');
    await page.getByLabel('Name on the back').fill('KOFI');
    await expect(page.getByText('GH₵130.50').first()).toBeVisible();
    await add.tap();
    await expect(page.getByText(messages.cart.added(1, shirt.title))).toBeVisible();
    await open(page, '/cart', 'L, “KOFI”');
    await goToReview(page);
    await page.getByRole('button', { name: 'Show the order' }).tap();
    await expect(page.getByText(`${shirt.title} · L, “KOFI”`)).toBeVisible();
    await payButton(page).tap();
    await payAtProvider(page);
    await expect(page.getByText(`${shirt.title} · L, “KOFI”`)).toBeVisible();
    const order = await read(page, `/api/orders/${orderIdOf(page)}`);
    const size = { name: 'Size', value: 'L' };
    const name = { name: 'Name on the back', value: 'KOFI' };
    expect(order.items).toMatchObject([{ price: 130.5, options: [size, name] }]);
    await shirt.remove();
    expect(logged).toEqual([]);
  });
});

test('a size is chosen and added by keyboard alone', async ({ page }) => {
  const shirt = await offerListing(page, sizes);
  await open(page, shirt.path);
  await page.getByRole('button', { name: 'Add to Cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  // The sold-out size takes the focus, and is not chosen.
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'S Sold out' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'S Sold out' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Add to Cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.cart.added(1, shirt.title))).toBeVisible();
  await shirt.remove();
});

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`a sold-out size says so, accessible in ${scheme} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      const shirt = await offerListing(page, sizes);
      await open(page, shirt.path);
      await expect(page.getByRole('radio', { name: 'S Sold out' })).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByText('Sold out', { exact: true })).toBeVisible();
      await page.getByText('Size chart').click();
      await expectAccessible(page);
      await choose(page, 'M');
      await expect(page.getByText('Only 1 left')).toBeVisible();
      await expectFits(page);
      await shirt.remove();
    });
  }
}

test('only one of two shoppers gets the last of a size, and the other keeps the cart', async ({ page }) => {
  const shirt = await offerListing(page, sizes);
  const other = await otherBrowser(page);
  const both = [page, other];
  for (const shopper of both) {
    await open(shopper, shirt.path);
    await choose(shopper, 'M');
    await press(shopper, 'Add to Cart');
    await goToReview(shopper);
  }
  await Promise.all(both.map((shopper) => payButton(shopper).click()));
  const refused = (shopper: Page) => shopper.getByRole('link', { name: 'Change the cart' });
  const paying = (shopper: Page) => shopper.waitForURL(/\/sandbox\/pay\//).then(() => shopper);
  const winner = await Promise.race(both.map(paying));
  const loser = winner === page ? other : page;
  await expect(refused(loser)).toBeVisible();
  await payAtProvider(winner);
  await refused(loser).click();
  await expect(loser.getByRole('heading', { name: shirt.title })).toBeVisible();
  await expect(loser.getByText('No longer available', { exact: false })).toBeVisible();
  await shirt.remove();
});

test('a cart from before the options asks for the choice in its line', async ({ page }) => {
  const shirt = await offerListing(page);
  await open(page, shirt.path);
  await press(page, 'Add to Cart', messages.cart.added(1, shirt.title));
  await goToReview(page);
  await shirt.change(sizes);
  // The server refuses it, and the cart then asks.
  await payButton(page).click();
  await page.getByRole('link', { name: 'Change the cart' }).click();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await choose(page, 'L');
  await press(page, 'Save choice', /changed from GH₵100.00 to GH₵120.50/);
  await goToReview(page);
  await payButton(page).click();
  await payAtProvider(page);
  await shirt.remove();
});
