import { expect, type Page } from '@playwright/test';
import { isHydrated } from './publicPages.ts';

/**
 * Errors and warnings of the console. The browser itself logs refused requests, which are ignored.
 */
export function complaintsOf(page: Page, expected: RegExp = /^$/): string[] {
  const logged: string[] = [];
  page.on('pageerror', ({ message }) => logged.push(message));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || expected.test(message.location().url)) return;
    logged.push(message.text());
  });
  return logged;
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isHydrated(page);
}

/** Adds the first well-stocked listings to the cart. */
export async function fillCart(page: Page, count = 1): Promise<void> {
  await open(page, '/shop?category=souvenirs');
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('button', { name: 'Add to Cart' }).nth(index).click();
  }
  await expect(page.getByText(/added to cart!/).first()).toBeVisible();
}

/** Fills in the shipping step and chooses a suggested address. */
export async function fillShipping(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Ama Owusu');
  await page.getByLabel('Email Address').fill('ama.owusu@example.com');
  await page.getByLabel('Phone Number').fill('+233241112223');
  await page.getByRole('combobox', { name: 'Delivery Address' }).pressSequentially('East Leg');
  await page.getByRole('option', { name: 'East Legon, Accra' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Delivery:.*km/ })).toBeVisible();
}

/** Goes from the cart to the review step. */
export async function goToReview(page: Page): Promise<void> {
  await open(page, '/checkout');
  await fillShipping(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(payButton(page)).toBeVisible();
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Place Order|Confirm) and Pay/ });

/** Presses a button of the payment sandbox. */
export async function atTheProvider(page: Page, scenario: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  const button = page.locator(`button[value="${scenario}"]`);
  if (!(await button.isVisible())) await page.getByText('Try a rare case').click();
  await button.click();
}

/** The heading of the payment status. */
export async function expectOutcome(
  page: Page,
  outcome: 'Successful' | 'Failed' | 'Processing',
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Payment ${outcome}`);
}

export const orderIdOf = (page: Page): string => new URL(page.url()).searchParams.get('orderId') ?? '';
