import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { formatPhone } from '@year-group/api-types/common/phone';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { chooseOption } from './contents.ts';
import {
  asAdmin,
  downloadFrom,
  expectContacts,
  filtered,
  hasLetter,
  letterTo,
  logIn,
  openPanel,
  placeOrder,
  placePaidOrder,
  playAtProvider,
  refuse,
  rowWith,
  startPaying,
} from './panel.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'Order Details' });
const statusOf = (page: Page, { customerName }: Order) =>
  page.getByRole('combobox', { name: `Status of the order of ${customerName}` });

const listOf = (q: string) => filtered('/orders', { q });

/** Instead of a print dialog, the page says that it was asked to print. */
const catchPrinting = (page: Page) =>
  page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });

/** Searches the list for this one order. */
async function openOrderOf(page: Page, order: Order): Promise<void> {
  await openPanel(page, listOf(order.customerEmail));
  await expect(rowWith(page, order.customerName)).toHaveCount(1);
}

test('orders have their columns, and a laptop shows 25 at a time', async ({ page }) => {
  await openPanel(page, '/orders');
  for (const name of ['Customer', 'Email', 'Amount', 'Status', 'Date', 'Actions']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  const rows = page.locator('tbody tr');
  await expect(rows.first()).toContainText(/GH₵[\d,]+\.\d\d/);
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
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
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(5);
});

test('an order is found by its phone number in any form, and shows it in groups', async ({ page }) => {
  const order = await placeOrder(page);
  const { customerPhone: phone } = order;
  const local = `0${phone.slice(4)}`;
  for (const form of [local, local.replace(/^(...)(...)/, '$1 $2 '), phone.slice(1), phone]) {
    await openPanel(page, listOf(form));
    await expect(rowWith(page, order.customerName)).toHaveCount(1);
  }
  await page.getByRole('button', { name: /View Details/ }).click();
  await expect(details(page).getByText(formatPhone(phone)).first()).toBeVisible();
  await expect(details(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${phone}`);
});

test('a new status is reported, recorded in the history and mailed to the customer', async ({ page }) => {
  const order = await placePaidOrder(page);
  await openOrderOf(page, order);
  await statusOf(page, order).selectOption('shipped');
  await expect(page.getByText(messages.orders.updated)).toBeVisible();
  await expect(rowWith(page, order.customerName)).toContainText('Shipped');
  expect(await letterTo(order.customerEmail, /on its way/)).toContain(order.customerEmail);
  await page.getByRole('button', { name: /View Details/ }).click();
  await expect(details(page).getByText('From Paid to Shipped')).toBeVisible();
  await expect(details(page).getByText(/, Nana Yaw Asiedu$/)).toBeVisible();
});

test('a status is undone from its toast, and the customer gets no mail', async ({ page }) => {
  const order = await placePaidOrder(page);
  await openOrderOf(page, order);
  await statusOf(page, order).selectOption('shipped');
  await expect(rowWith(page, order.customerName)).toContainText('Shipped');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(messages.orders.undone)).toBeVisible();
  await expect(statusOf(page, order)).toHaveValue('paid');
  // The mail of a later change arrives after the time when the first one would have been sent.
  await statusOf(page, order).selectOption('cancelled');
  await letterTo(order.customerEmail, /was cancelled/);
  expect(await hasLetter(order.customerEmail, /on its way/)).toBe(false);
});

test('an unpaid order is shipped only after confirmation', async ({ page }) => {
  const order = await placeOrder(page);
  await openOrderOf(page, order);
  const question = page.getByRole('dialog', { name: messages.orders.unpaidTitle });
  await statusOf(page, order).selectOption('shipped');
  await expect(question).toContainText(order.customerName);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(statusOf(page, order)).toHaveValue('pending');
  await statusOf(page, order).selectOption('shipped');
  await question.getByRole('button', { name: 'Ship anyway' }).click();
  await expect(page.getByText(messages.orders.updated)).toBeVisible();
  await expect(statusOf(page, order)).toHaveValue('shipped');
});

test('a status change without an answer waits for the connection, and says so in our own words', async ({
  page,
}) => {
  const order = await placeOrder(page);
  await openOrderOf(page, order);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(`**/api/orders/${order.id}`, (route) => route.abort());
  await statusOf(page, order).selectOption('cancelled');
  await expect(page.getByText(messages.admin.savedOffline)).toBeVisible();
  await expect(page.getByText(messages.network)).toBeHidden();
  expect(logged.join()).toContain(messages.network);
});

test('a status that cannot be changed shows an error and stays', async ({ page }) => {
  const order = await placeOrder(page);
  await openOrderOf(page, order);
  await refuse(page, `**/api/orders/${order.id}`, 'The order is being packed.', 409);
  await statusOf(page, order).selectOption('cancelled');
  await expect(page.getByText(messages.orders.updateFailed)).toContainText('The order is being packed.');
  await expect(statusOf(page, order)).toHaveValue('pending');
});

test('the details show everything about an order and its history', async ({ page }) => {
  const order = await placeOrder(page);
  await openOrderOf(page, order);
  await page.getByRole('button', { name: /View Details/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}/show`));
  const [line] = order.items;
  const item = `${line?.title} x 1 @ GH₵${line?.price.toFixed(2)}`;
  for (const text of [
    orderNumber(order.id),
    order.customerName,
    order.customerEmail,
    formatPhone(order.customerPhone),
    order.shippingAddress,
    item,
  ]) {
    await expect(details(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expectContacts(details(page), order.customerEmail, order.customerPhone);
  await chooseOption(details(page), 'New status', 'Cancelled');
  await details(page)
    .getByLabel(/^Reason/)
    .fill('The customer asked for it on the phone.');
  await details(page).getByRole('button', { name: 'Change status' }).click();
  await expect(details(page).getByText('From Pending to Cancelled')).toBeVisible();
  await expect(details(page).getByText('The customer asked for it on the phone.')).toBeVisible();
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
  await details(page).getByRole('button', { name: 'Check with the provider now' }).click();
  await expect(page.getByText('The provider was asked. The order is Paid.')).toBeVisible();
  await expect(details(page).getByText('From Pending to Paid')).toBeVisible();
  await letterTo(order.customerEmail, /^Receipt/);
});

test('a provider that does not answer is reported', async ({ page }) => {
  const order = await placeOrder(page);
  await startPaying(page, order);
  await openPanel(page, `/orders/${order.id}/show`);
  await refuse(page, '**/check-payment', messages.orders.providerSilent, 503);
  await details(page).getByRole('button', { name: 'Check with the provider now' }).click();
  await expect(page.getByText(messages.orders.providerSilent)).toBeVisible();
});

test('a doubtful payment is confirmed by hand with the provider’s reference', async ({ page }) => {
  const order = await placeOrder(page);
  await playAtProvider(page, await startPaying(page, order), 'wrong-amount');
  await expect
    .poll(async () => (await (await asAdmin(page, 'GET', `/api/orders/${order.id}`)).json()).needsReview)
    .toBe(true);
  await openOrderOf(page, order);
  await chooseOption(page, 'Review', 'Needs review');
  await expect(rowWith(page, order.customerName)).toContainText('Needs review');
  await page.getByRole('button', { name: /View Details/ }).click();
  await details(page).getByRole('button', { name: 'Confirm the payment', exact: true }).click();
  await expect(details(page).getByText('Transaction ID is required')).toBeVisible();
  await details(page).getByLabel('Transaction ID').fill('4099260516');
  await details(page).getByLabel(/^Note/).fill('The missing cedi came in cash.');
  await details(page).getByRole('button', { name: 'Confirm the payment', exact: true }).click();
  await expect(page.getByText(messages.orders.updated)).toBeVisible();
  await expect(details(page).getByText('From Pending to Paid')).toBeVisible();
  await expect(details(page).getByText(/The missing cedi came in cash/)).toBeVisible();
  await letterTo(order.customerEmail, /^Receipt/);
});

test('several orders change status at once, and each failure says why', async ({ page }) => {
  const surname = `Asante-${randomUUID()}`;
  const first = await placePaidOrder(page, `Adwoa ${surname}`);
  const second = await placeOrder(page, `Kofi ${surname}`);
  const unpaid = await placeOrder(page, `Yaw ${surname}`);
  await asAdmin(page, 'PUT', `/api/orders/${second.id}`, { status: 'delivered', unpaidToo: true });
  await openPanel(page, listOf(surname));
  for (const { customerName } of [first, second, unpaid]) {
    await rowWith(page, customerName).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: 'Change status' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Will change' }).getByRole('listitem')).toHaveCount(3);
  await chooseOption(dialog, 'New status', 'Delivered');
  await dialog.getByLabel(/^Reason/).fill('Handed over at the reunion.');
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText(messages.orders.updated)).toBeVisible();
  const stayed = dialog.getByRole('list', { name: 'Not changed' });
  await expect(stayed).toContainText(second.customerName);
  await expect(stayed).toContainText(messages.orders.alreadyThere('delivered'));
  await expect(dialog).toContainText(messages.orders.unpaidTitle);
  await expect(stayed).toContainText(unpaid.customerName);
  await dialog.getByRole('button', { name: 'Ship anyway' }).click();
  await expect(stayed).not.toContainText(unpaid.customerName);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rowWith(page, first.customerName)).toContainText('Delivered');
  await letterTo(first.customerEmail, /has arrived/);
});

test('a failed change of several orders shows an error', async ({ page }) => {
  await openPanel(page, '/orders');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Change status' }).click();
  await refuse(page, '**/api/admin/orders/status', 'The database is being moved.', 503);
  await page.getByRole('dialog').getByRole('button', { name: 'Change status' }).click();
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
  await refuse(page, '**/api/admin/orders/download', 'The database is being moved.', 503);
  await button.click();
  await expect(page.getByText(messages.orders.downloadFailed)).toBeVisible();
});

test('only the packing slip is printed, dark on white also in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const order = await placeOrder(page);
  await openPanel(page, `/orders/${order.id}/show`);
  await expect(details(page).getByText(orderNumber(order.id)).first()).toBeVisible();
  await catchPrinting(page);
  await details(page).getByRole('button', { name: 'Packing slip' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(order.shippingAddress);
  await expect(details(page)).toBeHidden();
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the packing slips of several orders are printed, each on its own sheet', async ({ page }) => {
  const surname = randomUUID();
  const orders = [await placeOrder(page, `Ama ${surname}`), await placeOrder(page, `Kofi ${surname}`)];
  await openPanel(page, listOf(surname));
  await catchPrinting(page);
  for (const { customerName } of orders) await rowWith(page, customerName).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Packing slips' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const { id } of orders)
    await expect(page.getByRole('article').filter({ hasText: orderNumber(id) })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('of two changes, the second can be undone at once', async ({ page }) => {
  const surname = randomUUID();
  const [first, second] = [
    await placeOrder(page, `Ama ${surname}`),
    await placeOrder(page, `Kofi ${surname}`),
  ];
  await openPanel(page, listOf(surname));
  await statusOf(page, first).selectOption('cancelled');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await statusOf(page, second).selectOption('cancelled');
  await expect(statusOf(page, second)).toBeEnabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statusOf(page, second)).toHaveValue('pending');
  await expect(statusOf(page, first)).toHaveValue('cancelled');
});

test('orders and details that cannot be read show an error and a retry button', async ({ page }) => {
  const order = await placeOrder(page);
  await refuse(page, '**/api/orders?*', 'Something went wrong on our side.');
  await refuse(page, `**/api/admin/orders/${order.id}`, 'Something else went wrong.');
  await openPanel(page, listOf(order.customerEmail));
  await expect(page.getByText(messages.orders.listFailed)).toBeVisible();
  await page.unroute('**/api/orders?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await rowWith(page, order.customerName)
    .getByRole('button', { name: /View Details/ })
    .click();
  await expect(details(page).getByText(messages.orders.detailsFailed)).toBeVisible();
  await page.unrouteAll();
  await details(page).getByRole('button', { name: 'Try again' }).click();
  await expect(details(page).getByText(orderNumber(order.id)).first()).toBeVisible();
});

test('a session that ends at an order goes to the login and back to that order', async ({ page }) => {
  const order = await placeOrder(page);
  await openPanel(page, `/orders/${order.id}/show`);
  await expect(details(page).getByText(orderNumber(order.id)).first()).toBeVisible();
  await page.evaluate(() => localStorage.setItem('admin-token', 'expired'));
  await details(page).getByRole('button', { name: 'Change status' }).click();
  await expect(page).toHaveURL('/admin/login');
  await logIn(page);
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${order.id}/show`));
  await expect(details(page).getByText(orderNumber(order.id)).first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`orders and their details have no axe violations at ${width} px`, async ({ page }) => {
    const order = await placeOrder(page);
    await startPaying(page, order);
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page, listOf(order.customerEmail));
    await expect(rowWith(page, order.customerName)).toBeVisible();
    await expectWellShown(page);
    const row = rowWith(page, order.customerName);
    // A card opens where it is pressed.
    await row
      .getByRole(width < 600 ? 'link' : 'button', { name: width < 600 ? order.customerName : /View Details/ })
      .click();
    await expect(details(page).getByText(/^Our reference/)).toBeVisible();
    await expectAccessible(page);
  });
}
