import { expect, type Page } from '@playwright/test';
import { isHydrated } from './publicPages.ts';
import { expectTexts, fillIn, press } from './steps.ts';

/** Errors and warnings of the console, but for those of the browser itself about refused requests. */
export function complaintsOf(page: Page, expected: RegExp = /^$/): string[] {
  const logged: string[] = [];
  page.on('pageerror', ({ message }) => logged.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || expected.test(message.location().url)) return;
    if (!message.text().endsWith('blocked by Playwright')) logged.push(message.text());
  });
  return logged;
}

/** Opens a page and waits until it is hydrated and says this. */
export async function open(page: Page, path: string, ...said: (string | RegExp)[]): Promise<void> {
  await page.goto(path);
  await isHydrated(page);
  await expectTexts(page, ...said);
}

/** Reloads the page and waits until it is hydrated. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isHydrated(page);
}

/** Adds a listing to the cart on its page. */
export async function addToCart(page: Page, path: string): Promise<void> {
  await open(page, path);
  await press(page, 'Add to Cart');
}

/** Adds the first well-stocked listings to the cart. */
export async function fillCart(page: Page, count = 1): Promise<void> {
  await open(page, '/shop?category=souvenirs');
  for (let index = 0; index < count; index += 1)
    await page.getByRole('button', { name: 'Add to Cart' }).nth(index).click();
  await expect(page.getByText(/added to cart!/).first()).toBeVisible();
}

/** Opens the checkout with a listing in the cart. */
export async function openCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await open(page, '/checkout');
}

const customer = { fullName: 'Ama Owusu', email: 'ama.owusu@example.com', phone: '+233241112223' };

/** Says who orders or registers. */
export const fillCustomer = (page: Page, { fullName, email, phone } = customer) =>
  fillIn(page, { 'Full Name': fullName, 'Email Address': email, 'Phone Number': phone });

/** Fills in the shipping step and chooses a suggested address. */
export async function fillShipping(page: Page): Promise<void> {
  await fillCustomer(page);
  await page.getByRole('combobox', { name: 'Delivery Address' }).pressSequentially('East Leg');
  await page.getByRole('option', { name: 'East Legon, Accra' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Delivery:.*km/ })).toBeVisible();
}

/** Goes from the cart to the review step. */
export async function goToReview(page: Page): Promise<void> {
  await open(page, '/checkout');
  await fillShipping(page);
  await continueToReview(page);
  await expect(payButton(page)).toBeVisible();
}

/** Goes from the shipping step, which is filled in, to the review step. */
export async function continueToReview(page: Page): Promise<void> {
  await press(page, 'Continue to Payment');
  await press(page, 'Continue to Review');
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Place Order|Confirm) and Pay/ });

/** Presses a button of the payment sandbox. */
export async function atTheProvider(page: Page, scenario: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  const button = page.locator(`button[value="${scenario}"]`);
  if (!(await button.isVisible())) await page.getByText('Try a rare case').click();
  await button.click();
}

/** Fills the cart, goes through the checkout and presses pay. */
export async function orderAndPay(page: Page, count = 1): Promise<void> {
  await fillCart(page, count);
  await goToReview(page);
  await payButton(page).click();
}

/** Pays in the payment sandbox, which leads to the paid order. */
export async function payAtProvider(page: Page): Promise<void> {
  await atTheProvider(page, 'pay');
  await expectOutcome(page, 'Successful');
}

/** Leaves the payment sandbox without paying. */
export async function leaveProvider(page: Page): Promise<void> {
  await atTheProvider(page, 'leave');
  await expect(page.getByText('You left the payment page')).toBeVisible();
}

/** The heading of the payment status. */
export const expectOutcome = (page: Page, outcome: 'Successful' | 'Failed' | 'Processing') =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`Payment ${outcome}`);

export const orderIdOf = (page: Page): string => new URL(page.url()).searchParams.get('orderId') ?? '';
