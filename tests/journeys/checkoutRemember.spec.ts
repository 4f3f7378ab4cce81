import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { fillShipping, open, openCheckout } from './shopper.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('rememberedDetails'));
const remember = (page: Page) => page.getByRole('checkbox', { name: 'Remember my details on this device' });
const nameIn = (page: Page) => page.getByLabel('Full Name');

/** The checkout of a new tab, which knows nothing of what was typed in others. */
async function checkoutInNewTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await open(tab, '/checkout');
  await expect(remember(tab)).toBeVisible();
  return tab;
}

test('the checkout stores details only with consent, fills them in, and deletes them', async ({ page }) => {
  await openCheckout(page);
  await fillShipping(page);
  await expect(remember(page)).not.toBeChecked();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  expect(await stored(page)).toBeNull();

  const second = await checkoutInNewTab(page);
  await expect(nameIn(second)).toHaveValue('');
  await fillShipping(second);
  await remember(second).check();
  await expect.poll(() => stored(second)).toContain('Ama Owusu');
  await expectAccessible(second);

  const third = await checkoutInNewTab(page);
  await expect(nameIn(third)).toHaveValue('Ama Owusu');
  await expect(third.getByRole('combobox', { name: 'Delivery Address' })).toHaveValue('East Legon, Accra');
  await third.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(third.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await third.goBack();
  await third.getByRole('button', { name: 'Forget' }).click();
  await expect(nameIn(third)).toHaveValue('');
  await expect(nameIn(third)).toBeFocused();
  await expect(remember(third)).not.toBeChecked();
  expect(await stored(third)).toBeNull();

  await expect(nameIn(await checkoutInNewTab(page))).toHaveValue('');
});
