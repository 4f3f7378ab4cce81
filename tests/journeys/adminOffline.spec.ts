import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { fillMember } from './contents.ts';
import { newPerson } from './member.ts';
import { placeOrder } from './orders.ts';
import { asAdmin, filtered, openPanel, readAsAdmin } from './panel.ts';
import { hold, press, requestsOf } from './steps.ts';

test.use({ serviceWorkers: 'allow' });

const account = '**/api/admin/me';

test('offers nothing that needs a right until rights are known, then those known last', async ({ page }) => {
  const release = await hold(page, account);
  await openPanel(page, '/news');
  const create = page.getByRole('main').getByText('Create News');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await expect(create).toHaveCount(0);
  await expect(areas.getByRole('link')).toHaveCount(0);
  release();
  await expect(create).toBeVisible();
  await expect(areas.getByRole('link', { name: 'Orders' })).toBeVisible();

  await hold(page, account);
  await page.reload();
  await expect(areas.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(create).toBeVisible();
});

const admin = messages.admin;
const waits = (page: Page, count: number) => page.getByText(admin.waitingChanges(count));

test('an order moved without a connection is sent once from two tabs', async ({ page }) => {
  const order = await placeOrder(page);
  await openPanel(page, filtered('/orders', { q: order.customerName }));
  const status = page.getByLabel(`Status of the order of ${order.customerName}`);
  await expect(status).toHaveValue('pending');
  await page.context().setOffline(true);

  await status.selectOption('cancelled');
  await expect(waits(page, 1)).toBeVisible();
  await expect(status).toHaveValue('cancelled');
  // The connection is back, but not yet the server: the change outlives the page, and waits in two tabs.
  const tries = requestsOf(page, 'PUT', order.id);
  await page.context().route(`**/api/orders/${order.id}`, (route) => route.abort());
  await page.context().setOffline(false);
  await expect.poll(() => tries.length).toBeGreaterThan(0);
  const other = await page.context().newPage();
  await other.goto('/admin/orders');
  await page.reload();
  await expect(waits(other, 1)).toBeVisible();
  await page.context().unroute(`**/api/orders/${order.id}`);
  await expect(waits(page, 1)).toBeHidden({ timeout: 30_000 });
  await expect(waits(other, 1)).toBeHidden();
  const details: OrderDetails = await readAsAdmin(page, `/api/admin/orders/${order.id}`);
  expect(details.status).toBe('cancelled');
  expect(details.history.map(({ toStatus }) => toStatus)).toEqual(['pending', 'cancelled']);
});

test('a member added offline whom the server refuses is kept, and opened with the text', async ({ page }) => {
  const [{ fullName, email, phone }, other] = [newPerson(), newPerson()];
  await openPanel(page, '/members');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Add Member' }).click();
  await asAdmin(page, 'POST', '/api/admin/members', { fullName, email, phone });
  await fillMember(page, { ...other, email });
  await page.context().setOffline(true);
  await press(page, 'Add Member', admin.savedOffline);
  // The same form is open again when the refusal comes.
  const name = page.getByLabel('Name', { exact: true });
  await page.getByRole('link', { name: 'Add Member' }).click();
  await expect(name).toHaveValue('');
  await page.context().setOffline(false);
  const refusal = page.getByText(admin.refusedLater(other.fullName, messages.registration.emailTaken));
  await expect(refusal).toBeVisible();
  await press(page, `Open ${other.fullName}`);
  await expect(name).toHaveValue(other.fullName);
  await expect(refusal).toBeHidden();
});

const needConnection = { '/settings/officers': 'Invite an officer', '/orders/runs': 'Plan a pre-order' };
for (const [path, label] of Object.entries(needConnection))
  test(`what cannot wait says that it needs a connection: ${label}`, async ({ page }) => {
    await openPanel(page, path);
    const button = page.getByRole('button', { name: label });
    await expect(button).not.toHaveAttribute('aria-disabled');
    await page.context().setOffline(true);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect(page.getByText(admin.needsConnection).first()).toBeVisible();
  });
