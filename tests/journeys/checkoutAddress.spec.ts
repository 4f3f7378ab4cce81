import { expect, test } from '@playwright/test';
import { fillCart, open } from './shopper.ts';
import { hold } from './steps.ts';

test('suggestions that arrive while an address is typed keep text, caret and focus', async ({ page }) => {
  await fillCart(page);
  const release = await hold(page, '**/SuggestedAddress*.js');
  await open(page, '/checkout');
  const address = page.getByRole('combobox', { name: 'Delivery Address' });
  await address.focus();
  await page.keyboard.type('East Lgon');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowLeft');
  release();
  // The list that stays open without a further key belongs to the new field.
  await expect(address).toHaveAttribute('aria-controls', /./);
  await page.keyboard.type('e');
  await expect(address).toHaveValue('East Legon');
  await expect(address).toBeFocused();
  await page.getByRole('option', { name: 'East Legon, Accra' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Delivery:.*km/ })).toBeVisible();
});

test('without the file of the suggestions, an address can be typed', async ({ page }) => {
  await fillCart(page);
  await page.route('**/SuggestedAddress*.js', (route) => route.abort());
  await open(page, '/checkout');
  const address = page.getByRole('combobox', { name: 'Delivery Address' });
  await address.fill('East Legon, Accra');
  await address.blur();
  await expect(page.getByRole('status').filter({ hasText: /Delivery:.*km/ })).toBeVisible();
});
