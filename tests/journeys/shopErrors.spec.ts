import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { otherBrowser } from './officers.ts';
import { offerListing, refuse } from './panel.ts';
import {
  addToCart,
  complaintsOf,
  fillCart,
  fillCustomer,
  fillShipping,
  goToReview,
  open,
  openCheckout,
  payAtProvider,
  payButton,
  reload,
} from './shopper.ts';
import { press } from './steps.ts';

const mug = { title: 'Journey mug', price: 40 };

test('a changed price is shown and confirmed before the order', async ({ page }) => {
  const logged = complaintsOf(page, /\/api\/orders/);
  const listing = await offerListing(page, mug);
  await addToCart(page, listing.path);
  await goToReview(page);
  await listing.change({ price: 45.5 });
  await payButton(page).click();
  await expect(page.getByText(messages.checkout.totalChanged)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await expect(payButton(page)).toHaveText(/^Confirm and Pay/);
  await payButton(page).click();
  await payAtProvider(page);
  await listing.remove();
  expect(logged).toEqual([]);
});

test('only one shopper can pay for the last piece, and the other is told', async ({ page }) => {
  const listing = await offerListing(page, { ...mug, stock: 1 });
  const other = await otherBrowser(page);
  for (const shopper of [page, other]) {
    await addToCart(shopper, listing.path);
    await goToReview(shopper);
  }
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await payButton(other).click();
  await expect(other.getByText(messages.checkout.held('Journey mug', 0))).toBeVisible();
  await expect(other.getByRole('link', { name: 'Change the cart' })).toBeVisible();
  await payAtProvider(page);
  await payButton(other).click();
  await expect(other.getByText(messages.checkout.tooFew('Journey mug', 0))).toBeVisible();
  await expect(payButton(other)).toBeDisabled();
  await listing.remove();
});

test('a listing that is no longer sold is marked in the cart and disables the checkout', async ({ page }) => {
  const listing = await offerListing(page, mug);
  await addToCart(page, listing.path);
  await listing.remove();
  await open(page, '/cart', /No longer available/);
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeDisabled();
  await press(page, 'Remove Journey mug', messages.cart.empty);
});

test('a provider that is down is reported, and a retry pays the same order', async ({ page }) => {
  const refusal = messages.checkout.providerUnavailable;
  await fillCart(page);
  await goToReview(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders')) keys.push(request.headers()['idempotency-key']);
  });
  await refuse(page, '**/api/pay', 503, { error: refusal, code: 'provider-unavailable' });
  await payButton(page).click();
  await expect(page.getByText(refusal)).toBeVisible();
  await page.unroute('**/api/pay');
  // The draft and the order's key survive a reload.
  await reload(page);
  await payButton(page).click();
  await payAtProvider(page);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('the input survives a reload at every step, and Back goes one step back', async ({ page }) => {
  await openCheckout(page);
  await fillShipping(page);
  await reload(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ama Owusu');
  await expect(page.getByRole('combobox', { name: 'Delivery Address' })).toHaveValue('East Legon, Accra');
  await press(page, 'Continue to Payment');
  await reload(page);
  await press(page, 'Continue to Review');
  await reload(page);
  await expect(payButton(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Shipping' })).toBeVisible();
  await page.goForward();
  await press(page, 'Previous');
  await expect(page.getByRole('heading', { name: 'Shipping' })).toBeVisible();
});

test('shipping needs every field and an address with a price', async ({ page }) => {
  await fillCart(page);
  await open(page, '/checkout?step=review');
  await expect(page).toHaveURL('/checkout');
  await press(page, 'Continue to Payment');
  await expect(page.getByText(messages.checkout.incomplete).first()).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.getByRole('combobox', { name: 'Delivery Address' }).fill('Xyzzy');
  await page.getByLabel('Full Name').click();
  await expect(page.getByText(messages.checkout.deliveryFailed).first()).toBeVisible();
  await expect(page.getByText('Not known yet')).toBeVisible();
  await reload(page);
  await fillCustomer(page, { fullName: 'Ama Owusu', email: 'kofi+shop@gmail.com', phone: '024 455 6677' });
  await press(page, 'Continue to Payment');
  for (const sentence of [messages.checkout.deliveryFailed, messages.checkout.incomplete])
    await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Delivery Address' })).toBeFocused();
  // Letters of another alphabet: people read Tamale, software reads Legon.
  await page.getByRole('combobox', { name: 'Delivery Address' }).fill('Tаmаle, Legon');
  await page.getByLabel('Full Name').click();
  await expect(page.getByText('We do not know this place.', { exact: false })).toBeVisible();
  await page.getByRole('combobox', { name: 'Delivery Address' }).fill('Osu, Accra');
  // While suggestions are open, the rest of the page is hidden from screen readers.
  await page.getByLabel('Full Name').click();
  await press(page, 'Continue to Payment');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(page.getByText(/15\.4 km/).first()).toBeVisible();
  await expect(page.getByText('GH₵33.48').first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`a quantity is limited to the stock with a message, and low stock is marked everywhere at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const listing = await offerListing(page, { ...mug, stock: 6 });
    await open(page, '/shop?q=Journey');
    await expect(page.getByText('Only 6 left').first()).toBeVisible();
    await open(page, listing.path, 'Only 6 left');
    await page.getByRole('textbox', { name: 'Quantity' }).fill('84');
    await press(page, 'Add to Cart', messages.cart.added(6, 'Journey mug'), 'Only 6 left: you asked for 84.');
    for (const path of ['/cart', '/checkout']) {
      await open(page, path);
      if (path === '/checkout' && width < 1000) await press(page, 'Show the order');
      await expect(page.getByText('Only 6 left')).toBeVisible();
    }
    await listing.remove();
  });
}

test('the whole checkout works by keyboard alone', async ({ page }) => {
  await fillCart(page);
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Full Name').focus();
  for (const text of ['Ama Owusu', 'ama.owusu@example.com', '+233241112223']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The way to receive the order is between phone and address.
  await expect(page.getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('East Leg');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: /Delivery:.*km/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue to Review' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review' })).toBeFocused();
  await payButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
});
