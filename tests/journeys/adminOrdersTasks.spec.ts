import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { letterTo } from './member.ts';
import { placeOrder, placePaidOrder, startPaying } from './orders.ts';
import { filtered, formsOf, openPanel, readAsAdmin, rowWith } from './panel.ts';
import { expectLink, expectTexts } from './steps.ts';
import { testTask } from './tasks.ts';

const details = (page: Page) => page.getByRole('dialog', { name: 'Order Details' });

testTask('three orders packed and shipped', async ({ page, press }) => {
  const surname = randomUUID();
  const orders: Order[] = [];
  for (const name of ['Ama', 'Kofi', 'Yaw']) orders.push(await placePaidOrder(page, `${name} ${surname}`));
  // Other journeys have orders to pack too; these are the ones of this morning.
  await page.route('**/api/orders?status=paid&needsReview=false*', async (route) => {
    const all: Order[] = await (await route.fetch()).json();
    await route.fulfill({ json: all.filter(({ customerName }) => customerName.endsWith(surname)) });
  });
  await openPanel(page);
  await press(page.getByRole('list', { name: 'What needs you' }).getByRole('link', { name: /to pack/ }));
  for (const { id, customerName: name } of orders) {
    await press(page.getByRole('article', { name: `${orderNumber(id)}, ${name}` }).getByRole('checkbox'));
    await press(page.getByRole('button', { name: 'Ship, then the next' }));
  }
  await expectTexts(page, messages.orders.nothingToPack, messages.orders.updated);
  await page.unrouteAll({ behavior: 'wait' });
  for (const { id } of orders) expect((await readAsAdmin(page, `/api/orders/${id}`)).status).toBe('shipped');
});

testTask('a failed payment explained and answered', async ({ page, press }) => {
  const order = await placeOrder(page, `Efua ${randomUUID()}`);
  // The payer cancels and is sent back to the shop.
  await page.request.post(await startPaying(page, order), { form: { scenario: 'cancel' } });
  await expect.poll(async () => (await readAsAdmin(page, `/api/orders/${order.id}`)).payment).toBe('failed');
  await openPanel(page, filtered('/orders', { q: order.customerName }));
  await press(rowWith(page, order.customerName).getByText(order.customerName));
  const dialog = details(page);
  await expect(dialog.getByText(messages.payments.customerCancelled).first()).toBeInViewport();
  const address = `^https://wa\\.me/\\d+\\?text=.*${orderNumber(order.id)}.*payment-status`;
  await expectLink(dialog, 'Payment link by WhatsApp', new RegExp(address));
  await press(dialog.getByRole('button', { name: 'Send a new payment link' }));
  await expect(page.getByText(messages.orders.linkSent(order.customerName))).toBeVisible();
  expect(await letterTo(order.customerEmail, /pay it here/)).toContain(order.id);
});

testTask('an order found by its phone number', async ({ page, fill, press }) => {
  const order = await placeOrder(page);
  const [, inGroups = ''] = formsOf(order.customerPhone);
  await openPanel(page);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Orders' }).filter({ visible: true }));
  await fill(page.getByRole('searchbox', { name: 'Search orders' }), inGroups);
  await expect(rowWith(page, order.customerName)).toHaveCount(1);
});
