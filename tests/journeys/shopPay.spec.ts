import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import {
  atTheProvider,
  complaintsOf,
  expectOutcome,
  fillCart,
  goToReview,
  open,
  orderAndPay,
  orderIdOf,
  payAtProvider,
  payButton,
} from './shopper.ts';
import { core, expectTexts, press, requestsOf } from './steps.ts';

test('a shopper pays, and the cart is empty afterwards', core, async ({ page }) => {
  const logged = complaintsOf(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, 2);
  await goToReview(page);
  await expectAccessible(page);
  await payButton(page).click();
  await payAtProvider(page);
  await expectTexts(page, messages.paymentStatus.paid, orderIdOf(page));
  await expectAccessible(page);
  await open(page, '/cart', messages.cart.empty);
  expect(logged).toEqual([]);
});

test('a declined payment is retried for the same order', core, async ({ page }) => {
  await orderAndPay(page);
  await atTheProvider(page, 'decline');
  await expectOutcome(page, 'Failed');
  const orderId = orderIdOf(page);
  await press(page, 'Try again');
  await payAtProvider(page);
  expect(orderIdOf(page)).toBe(orderId);
});

test('a shopper who cancels gets the cart back', core, async ({ page }) => {
  await orderAndPay(page, 2);
  await atTheProvider(page, 'cancel');
  await expectOutcome(page, 'Failed');
  await press(page, 'Restore my cart');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveCount(2);
});

test('a wrong amount goes to review, without a request to pay again', core, async ({ page }) => {
  await orderAndPay(page);
  await atTheProvider(page, 'wrong-amount');
  await expectOutcome(page, 'Processing');
  await expect(page.getByText(/Please do not pay again/)).toBeVisible();
});

test('pressing pay twice places one order and one payment', core, async ({ page }) => {
  await fillCart(page);
  await goToReview(page);
  const posts = requestsOf(page, 'POST');
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  expect(posts).toEqual(['/api/orders', '/api/pay']);
});

test('Back from the provider shows an open payment, not a second order', core, async ({ page }) => {
  await orderAndPay(page);
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await page.goBack();
  await page.getByRole('link', { name: 'See your last order' }).click();
  await expectOutcome(page, 'Processing');
  await expectAccessible(page);
});

test('two tabs that press at the same moment place one order', core, async ({ page }) => {
  await fillCart(page);
  await goToReview(page);
  const other = await page.context().newPage();
  await goToReview(other);
  // Of the request that follows: the reply to the order is gone once the page has been left.
  const placed = async (tab: Page) => (await tab.waitForRequest('**/api/pay')).postDataJSON().orderId;
  const orders = Promise.all([placed(page), placed(other)]);
  await Promise.all([payButton(page).click(), payButton(other).click()]);
  const [first, second] = await orders;
  expect(first).toBe(second);
  await Promise.all([page, other].map((tab) => expect(tab).toHaveURL(/\/sandbox\/pay\//)));
  await payAtProvider(page);
});
