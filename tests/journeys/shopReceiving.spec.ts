import { expect, type Page, test } from '@playwright/test';
import type { Order } from '@year-group/api-types/shop/order';
import { expectAccessible, expectFits } from './accessibility.ts';
import { chooseOption } from './contents.ts';
import { newPerson } from './member.ts';
import { asAdmin, filtered, openPanel, readAsAdmin, rowWith } from './panel.ts';
import { fillCustomer, openCheckout, orderIdOf, payAtProvider, payButton } from './shopper.ts';
import { read } from './steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Opens the checkout with one listing and says who orders. */
async function beginCheckout(page: Page): Promise<string> {
  const person = newPerson();
  await openCheckout(page);
  await fillCustomer(page, person);
  return person.fullName;
}

/** Goes on to the review and pays; resolves to the order as anyone reads it. */
async function payFor(page: Page): Promise<Order> {
  await page.getByRole('button', { name: 'Continue to Payment' }).tap();
  await page.getByRole('button', { name: 'Continue to Review' }).tap();
  await payButton(page).tap();
  await payAtProvider(page);
  return read(page, `/api/orders/${orderIdOf(page)}`);
}

test('an order is picked up: no address is asked, and the fee is part of the total', async ({ page }) => {
  const name = await beginCheckout(page);
  await page.getByText('Pick up at Kumasi chapter').tap();
  await expect(page.getByRole('radio', { name: /Kumasi chapter/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Delivery Address' })).toBeHidden();
  await expectFits(page);
  // From the top: a field that is half below the sticky bar counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  const order = await payFor(page);
  const [line] = order.items;
  expect(order).toMatchObject({ deliveryMethod: 'Pick-up', deliveryCost: 10, distance: null });
  expect(Math.round(order.totalAmount * 100)).toBe(Math.round((line?.price ?? 0) * 100) + 1000);
  await expect(page.getByText(/Kumasi chapter, Adum Heights/)).toBeVisible();

  await openPanel(page, filtered('/orders', { q: name }));
  await page.getByRole('button', { name: 'Add filter' }).tap();
  await page.getByRole('menuitemcheckbox', { name: 'Delivery' }).tap();
  await chooseOption(page, 'Delivery', 'Pick-up');
  await rowWith(page, name).getByRole('heading', { name }).tap();
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await expect(details.getByText(/^Kumasi chapter, Adum Heights/)).toBeVisible();
  // As a printer that is still busy: without it, the slip goes when the page has been printed.
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await details.getByRole('button', { name: 'Packing slip' }).tap();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Keep for pick-up' })).toBeVisible();
});

test('an order is collected at the next event, by the keyboard', async ({ page }) => {
  const { version, content } = await readAsAdmin(page, '/api/admin/group/shop');
  const shop = { content: { ...content, bringToEvents: true }, basedOn: version };
  await asAdmin(page, 'POST', '/api/admin/group/shop', shop);
  await beginCheckout(page);
  await page.getByRole('radio', { name: /Standard Delivery/ }).focus();
  const event = page.getByRole('radio', { name: /^Collect at/ }).first();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(event).toBeChecked();
  const order = await payFor(page);
  expect(order).toMatchObject({ deliveryMethod: 'At an event', deliveryCost: 0 });
  await expect(page.getByText(order.shippingAddress)).toBeVisible();
});

test('a delivery keeps what was typed when the shopper tries another way', async ({ page }) => {
  await beginCheckout(page);
  const address = page.getByRole('combobox', { name: 'Delivery Address' });
  await address.fill('East Legon, Accra');
  await page.getByText('Pick up at Kumasi chapter').tap();
  await expect(address).toBeHidden();
  await page.getByText('Standard Delivery').tap();
  await expect(address).toHaveValue('East Legon, Accra');
});
