import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import type { OrderDetails } from '@year-group/api-types/shop/orderDetails';
import { newPerson } from './member.ts';
import { asAdmin, openPanel, placeOrder } from './panel.ts';

/** Holds back the answer to who is signed in; resolves to what lets it through. */
async function holdAccount(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/me', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('offers nothing that needs a right before the rights are known, and then those known last', async ({
  page,
}) => {
  const release = await holdAccount(page);
  await openPanel(page, '/news');
  const create = page.getByRole('main').getByText('Create News');
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await expect(create).toHaveCount(0);
  await expect(areas.getByRole('link')).toHaveCount(0);
  release();
  await expect(create).toBeVisible();
  await expect(areas.getByRole('link', { name: 'Orders' })).toBeVisible();

  await holdAccount(page);
  await page.reload();
  await expect(areas.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(create).toBeVisible();
});

const admin = messages.admin;
const waits = (page: Page, count: number) => page.getByText(admin.waitingChanges(count));
const search = (name: string) => `?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`;

test('an order moved without a connection is taken back, moved again, and sent once from two tabs', async ({
  page,
  context,
}) => {
  const order = await placeOrder(page);
  await openPanel(page, `/orders${search(order.customerName)}`);
  const status = page.getByLabel(`Status of the order of ${order.customerName}`);
  await expect(status).toHaveValue('pending');
  await context.setOffline(true);

  await status.selectOption('cancelled');
  await expect(waits(page, 1)).toBeVisible();
  await expect(status).toHaveValue('cancelled');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(admin.takenBack)).toBeVisible();
  await expect(waits(page, 1)).toBeHidden();
  await expect(status).toHaveValue('pending');

  await status.selectOption('cancelled');
  await expect(waits(page, 1)).toBeVisible();
  // The connection is back, but not yet the server: the change outlives the page, and waits in two tabs.
  let tries = 0;
  await context.route(`**/api/orders/${order.id}`, (route) => {
    tries += 1;
    return route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => tries).toBeGreaterThan(0);
  const other = await context.newPage();
  await other.goto('/admin/orders');
  await page.reload();
  await expect(waits(other, 1)).toBeVisible();
  await other.getByRole('button', { name: 'Show' }).click();
  const title = admin.movesOf([order.customerName], 'Cancelled');
  await expect(other.getByRole('dialog').getByText(title)).toBeVisible();
  await other.getByRole('button', { name: 'Close' }).click();
  await context.unroute(`**/api/orders/${order.id}`);
  await expect(waits(page, 1)).toBeHidden({ timeout: 30_000 });
  await expect(waits(other, 1)).toBeHidden();
  const details = (await (
    await asAdmin(page, 'GET', `/api/admin/orders/${order.id}`)
  ).json()) as OrderDetails;
  expect(details.status).toBe('cancelled');
  expect(details.history.map(({ toStatus }) => toStatus)).toEqual(['pending', 'cancelled']);
});

test('a member added without a connection whom the server refuses is kept, and opened with the text', async ({
  page,
  context,
}) => {
  const { fullName, email, phone } = newPerson();
  const other = newPerson();
  await openPanel(page, '/members');
  await page.getByRole('link', { name: 'Add Member' }).click();
  await asAdmin(page, 'POST', '/api/admin/members', { fullName, email, phone });
  await page.getByLabel('Name', { exact: true }).fill(other.fullName);
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Phone', { exact: true }).first().fill(other.phone);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add Member' }).click();
  await expect(page.getByText(admin.savedOffline)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(admin.refusedChanges(1))).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  const dialog = page.getByRole('dialog', { name: 'What waits' });
  await expect(dialog).toContainText(messages.registration.emailTaken);
  await dialog.getByRole('button', { name: `Open ${other.fullName}` }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(other.fullName);
  await expect(page.getByText(admin.refusedChanges(1))).toBeHidden();
});

test('what cannot wait says that it needs a connection', async ({ page, context }) => {
  await openPanel(page, '/settings/officers');
  const invite = page.getByText('Invite an officer');
  await expect(invite).not.toHaveAttribute('aria-disabled');
  await context.setOffline(true);
  await expect(invite).toHaveAttribute('aria-disabled', 'true');
  await invite.click({ force: true });
  await expect(page.getByText(admin.needsConnection).first()).toBeVisible();
});
