import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { chooseOption } from './contents.ts';
import { findLetter, letterTo } from './member.ts';
import { placeOrder, placePaidOrder, playAtProvider, startPaying } from './orders.ts';
import {
  asAdmin,
  chooseRows,
  downloadFrom,
  endSession,
  expectColumns,
  expectContacts,
  filtered,
  formsOf,
  logInAgain,
  openPanel,
  readAsAdmin,
  refuse,
  rowWith,
} from './panel.ts';
import { expectLink, expectTexts, press, testAtWidths } from './steps.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'Order Details' });
const viewDetails = (place: Page | Locator) => place.getByRole('link', { name: /^View Details/ });
const statusOf = (page: Page, { customerName }: Order) =>
  page.getByRole('combobox', { name: `Status of the order of ${customerName}` });

const listOf = (q: string) => filtered('/orders', { q });

/** Presses a button that prints. Instead of a print dialog, the page says that it was asked to. */
async function print(page: Page, place: Page | Locator, name: string): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await press(place, name);
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
}

/** Searches the list for this one order. */
async function openOrderOf(page: Page, order: Order): Promise<Order> {
  await openPanel(page, listOf(order.customerEmail));
  await expect(rowWith(page, order.customerName)).toHaveCount(1);
  return order;
}

const expectDetails = (page: Page, { id }: Order) =>
  expect(details(page).getByText(orderNumber(id)).first()).toBeVisible();

/** Opens a new order in its dialog. */
async function openDetails(page: Page): Promise<Order> {
  const order = await placeOrder(page);
  await openPanel(page, `/orders/${order.id}/show`);
  await expectDetails(page, order);
  return order;
}

/** Opens the list with two new orders alone. */
async function openTwoOrders(page: Page): Promise<[Order, Order]> {
  const surname = randomUUID();
  const orders = [await placeOrder(page, `Ama ${surname}`), await placeOrder(page, `Kofi ${surname}`)];
  await openPanel(page, listOf(surname));
  return orders as [Order, Order];
}

test('orders have their columns, and the list shows five at a time', async ({ page }) => {
  await openPanel(page, '/orders');
  await expectColumns(page, 'Customer', 'Email', 'Amount', 'Status', 'Date', 'Actions');
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText(/GH₵[\d,]+\.\d\d/);
  await expect(rows).toHaveCount(5);
});

test('search and filters are in the address, and no match shows a message', async ({ page }) => {
  await openPanel(page, '/orders');
  await chooseOption(page, 'Status', 'Delivered');
  await expect(page).toHaveURL(/delivered/);
  await chooseOption(page, 'Review', 'Nothing to review');
  await expect(page).toHaveURL(/needsReview/);
  await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody of this name');
  await expect(page.getByText(messages.orders.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(messages.orders.empty)).toBeVisible();
  await press(page, 'Clear the search');
  await expect(page.locator('tbody tr')).toHaveCount(5);
});

test('an order is found by its phone number in any form, and shows it in groups', async ({ page }) => {
  const order = await placeOrder(page);
  const { customerPhone: phone } = order;
  for (const form of formsOf(phone)) {
    await openPanel(page, listOf(form));
    await expect(rowWith(page, order.customerName)).toHaveCount(1);
  }
  await viewDetails(page).click();
  await expect(details(page).getByText(formatPhone(phone)).first()).toBeVisible();
  await expectLink(details(page), /^Call/, `tel:${phone}`);
});

test('a new status is reported, recorded in the history and mailed to the customer', async ({ page }) => {
  const order = await openOrderOf(page, await placePaidOrder(page));
  await statusOf(page, order).selectOption('shipped');
  await expect(page.getByText(messages.orders.updated)).toBeVisible();
  await expect(rowWith(page, order.customerName)).toContainText('Shipped');
  expect(await letterTo(order.customerEmail, /on its way/)).toContain(order.customerEmail);
  await viewDetails(page).click();
  await expectTexts(details(page), 'From Paid to Shipped', /, Nana Yaw Asiedu$/);
});

test('a status is undone from its toast, and the customer gets no mail', async ({ page }) => {
  const order = await openOrderOf(page, await placePaidOrder(page));
  await statusOf(page, order).selectOption('shipped');
  await expect(rowWith(page, order.customerName)).toContainText('Shipped');
  await press(page, 'Undo', messages.orders.undone);
  await expect(statusOf(page, order)).toHaveValue('paid');
  // The mail of a later change arrives after the time when the first one would have been sent.
  await statusOf(page, order).selectOption('cancelled');
  await letterTo(order.customerEmail, /was cancelled/);
  expect(await findLetter(order.customerEmail, /on its way/)).toBeUndefined();
});

test('an unpaid order is shipped only after confirmation', async ({ page }) => {
  const order = await openOrderOf(page, await placeOrder(page));
  const question = page.getByRole('dialog', { name: messages.orders.shipTitle });
  await statusOf(page, order).selectOption('shipped');
  await expect(question).toContainText(order.customerName);
  await press(question, 'Cancel');
  await expect(statusOf(page, order)).toHaveValue('pending');
  await statusOf(page, order).selectOption('shipped');
  await press(question, 'Ship anyway', messages.orders.updated);
  await expect(statusOf(page, order)).toHaveValue('shipped');
});

test('a status change without an answer waits for the connection, and says so', async ({ page }) => {
  const order = await openOrderOf(page, await placeOrder(page));
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(`**/api/orders/${order.id}`, (route) => route.abort());
  await statusOf(page, order).selectOption('cancelled');
  await expect(page.getByText(messages.admin.savedOffline)).toBeVisible();
  await expect(page.getByText(messages.network)).toBeHidden();
  expect(logged.join()).toContain(messages.network);
});

test('a status that cannot be changed shows an error and stays', async ({ page }) => {
  const order = await openOrderOf(page, await placeOrder(page));
  await refuse(page, `**/api/orders/${order.id}`, 409, { error: 'The order is being packed.' });
  await statusOf(page, order).selectOption('cancelled');
  await expect(page.getByText(messages.orders.updateFailed)).toContainText('The order is being packed.');
  await expect(statusOf(page, order)).toHaveValue('pending');
});

test('the details show everything about an order and its history', async ({ page }) => {
  const order = await openOrderOf(page, await placeOrder(page));
  await viewDetails(page).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}/show`));
  const { id, items, customerName, customerEmail, customerPhone, shippingAddress } = order;
  const item = `${items[0]?.title} x 1 @ GH₵${items[0]?.price.toFixed(2)}`;
  const person = [customerName, customerEmail, formatPhone(customerPhone), shippingAddress];
  for (const text of [orderNumber(id), ...person, item])
    await expect(details(page).getByText(text, { exact: true })).toBeVisible();
  await expectContacts(details(page), order.customerEmail, order.customerPhone);
  await chooseOption(details(page), 'New status', 'Cancelled');
  const reason = 'The customer asked for it on the phone.';
  await details(page).getByLabel('Reason').fill(reason);
  await press(details(page), 'Change status');
  await expectTexts(details(page), 'From Pending to Cancelled', reason);
  await letterTo(order.customerEmail, /was cancelled/);
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/orders\?filter=/);
});

test('a payment with a lost webhook is found by checking with the provider', async ({ page }) => {
  const order = await placeOrder(page);
  const checkout = await startPaying(page, order);
  await openPanel(page, `/orders/${order.id}/show`);
  await expect(details(page).getByText(/^Our reference/)).toBeVisible();
  await playAtProvider(page, checkout, 'notice-lost');
  await press(details(page), 'Check with the provider now', 'The order is Paid.');
  await expect(details(page).getByText('From Pending to Paid')).toBeVisible();
  await letterTo(order.customerEmail, /^Receipt/);
});

test('a provider that does not answer is reported', async ({ page }) => {
  const order = await placeOrder(page);
  await startPaying(page, order);
  await openPanel(page, `/orders/${order.id}/show`);
  await refuse(page, '**/check-payment', 503, { error: messages.orders.providerSilent });
  await press(details(page), 'Check with the provider now', messages.orders.providerSilent);
});

test('a doubtful payment is confirmed by hand with the provider’s reference', async ({ page }) => {
  const order = await placeOrder(page);
  await playAtProvider(page, await startPaying(page, order), 'wrong-amount');
  await expect.poll(async () => (await readAsAdmin(page, `/api/orders/${order.id}`)).needsReview).toBe(true);
  await openOrderOf(page, order);
  await chooseOption(page, 'Review', 'Needs review');
  await expect(rowWith(page, order.customerName)).toContainText('Needs review');
  await viewDetails(page).click();
  await press(details(page), /^Confirm the payment$/, 'Transaction ID is required');
  await details(page).getByLabel('Transaction ID').fill('4099260516');
  await details(page).getByLabel(/^Note/).fill('The missing cedi came in cash.');
  await press(details(page), /^Confirm the payment$/, 'The payment is confirmed.');
  await expectTexts(details(page), 'From Pending to Paid', /The missing cedi came in cash/);
  await letterTo(order.customerEmail, /^Receipt/);
});

test('several orders change status at once, and each failure says why', async ({ page }) => {
  const surname = `Asante-${randomUUID()}`;
  const first = await placePaidOrder(page, `Adwoa ${surname}`);
  const second = await placeOrder(page, `Kofi ${surname}`);
  const unpaid = await placeOrder(page, `Yaw ${surname}`);
  await asAdmin(page, 'PUT', `/api/orders/${second.id}`, { status: 'delivered' });
  await openPanel(page, listOf(surname));
  await chooseRows(page, first.customerName, second.customerName, unpaid.customerName);
  await press(page, 'Change status');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Will change' }).getByRole('listitem')).toHaveCount(3);
  await chooseOption(dialog, 'New status', 'Delivered');
  await dialog.getByLabel(/^Reason/).fill('Handed over at the reunion.');
  await press(dialog, 'Change status', messages.orders.updated);
  const stayed = dialog.getByRole('list', { name: 'Not changed' });
  for (const text of [second.customerName, messages.orders.alreadyThere('delivered'), unpaid.customerName])
    await expect(stayed).toContainText(text);
  await expect(dialog).toContainText(messages.orders.shipTitle);
  await press(dialog, 'Ship anyway');
  await expect(stayed).not.toContainText(unpaid.customerName);
  await press(dialog, 'Close');
  await expect(rowWith(page, first.customerName)).toContainText('Delivered');
  await letterTo(first.customerEmail, /has arrived/);
});

test('a failed change of several orders shows an error', async ({ page }) => {
  const { customerName } = await placePaidOrder(page, `Esi ${randomUUID()}`);
  await openPanel(page, listOf(customerName));
  await chooseRows(page, customerName);
  await press(page, 'Change status');
  await refuse(page, '**/api/admin/orders/status', 503, { error: 'The database is being moved.' });
  await press(page.getByRole('dialog'), 'Change status');
  await expect(page.getByText(messages.orders.updateFailed)).toContainText('The database is being moved.');
});

test('all orders are downloaded as CSV', async ({ page }) => {
  const order = await placeOrder(page);
  await openPanel(page, '/orders');
  const button = page.getByRole('button', { name: 'Download Orders' });
  const { name, text } = await downloadFrom(page, button);
  expect(name).toBe('orders_data.csv');
  expect(text).toMatch(/^\uFEFF"Order ID",/);
  expect(text).toContain(`"${order.customerEmail}"`);
  await refuse(page, '**/api/admin/orders/download', 503, { error: 'The database is being moved.' });
  await button.click();
  await expect(page.getByText(messages.orders.downloadFailed)).toBeVisible();
});

test('only the packing slip is printed, dark on white also in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const order = await openDetails(page);
  await print(page, details(page), 'Packing slip');
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(order.shippingAddress);
  await expect(details(page)).toBeHidden();
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the packing slips of several orders are printed, each on its own sheet', async ({ page }) => {
  const orders = await openTwoOrders(page);
  await chooseRows(page, ...orders.map(({ customerName }) => customerName));
  await print(page, page, 'Packing slips');
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const { id } of orders)
    await expect(page.getByRole('article').filter({ hasText: orderNumber(id) })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('of two changes, the second can be undone at once', async ({ page }) => {
  const [first, second] = await openTwoOrders(page);
  await statusOf(page, first).selectOption('cancelled');
  const firstUndo = await page.waitForSelector('role=button[name="Undo"]');
  await statusOf(page, second).selectOption('cancelled');
  // Both reports say the same: the second takes the place of the first.
  await firstUndo.waitForElementState('hidden');
  await press(page, 'Undo');
  await expect(statusOf(page, second)).toHaveValue('pending');
  await expect(statusOf(page, first)).toHaveValue('cancelled');
});

test('orders and details that cannot be read show an error and a retry button', async ({ page }) => {
  const order = await placeOrder(page);
  await refuse(page, '**/api/orders?*', 400);
  await refuse(page, `**/api/admin/orders/${order.id}`, 400, { error: 'Something else went wrong.' });
  await openPanel(page, listOf(order.customerEmail));
  await expect(page.getByText(messages.orders.listFailed)).toBeVisible();
  await page.unroute('**/api/orders?*');
  await press(page, 'Try again');
  await viewDetails(rowWith(page, order.customerName)).click();
  await expect(page.getByText(messages.orders.detailsFailed)).toBeVisible();
  await page.unrouteAll();
  await press(details(page), 'Try again');
  await expectDetails(page, order);
});

test('a session that ends at an order goes to the login and back to that order', async ({ page }) => {
  const order = await openDetails(page);
  await endSession(page);
  await press(details(page), 'Send a new payment link');
  await logInAgain(page);
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}/show`));
  await expectDetails(page, order);
});

testAtWidths('orders and their details have no axe violations', async (page, width) => {
  const order = await placeOrder(page);
  await startPaying(page, order);
  await openOrderOf(page, order);
  await expectWellShown(page);
  const row = rowWith(page, order.customerName);
  // A card opens where it is pressed.
  const card = row.getByRole('link', { name: order.customerName });
  await (width < 600 ? card : viewDetails(row)).click();
  await expect(details(page).getByText(/^Our reference/)).toBeVisible();
  await expectAccessible(page);
});
