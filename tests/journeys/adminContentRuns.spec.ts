import { expect, type Page } from '@playwright/test';
import { maxPageSize } from '@year-group/api-types/common/limits';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import type { HandOutLine } from '@year-group/api-types/shop/run';
import { pages } from '@year-group/api-types/system/pages';
import { placeOrder, startPaying } from './orders.ts';
import { testOnOwnProduct } from './ownProduct.ts';
import { asAdmin, downloadFrom, hasAllFiles, isKept, offerListing, openPanel, readAsAdmin } from './panel.ts';
import { open, payAtProvider } from './shopper.ts';
import { expectTexts, fillIn, press, visit } from './steps.ts';

// On their own server: a listing with a run is in the shop and cannot be deleted before it ends.
const test = testOnOwnProduct();
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

const size = (value: string) => [{ name: 'Size', value, kind: 'choice' }];

/** A shirt in two sizes. */
const offerShirt = async (page: Page, title: string) =>
  (await offerListing(page, { title, options: [{ kind: 'choice', name: 'Size', choices: ['M', 'L'] }] })).id;

/** Plans a run through the API and opens it. */
async function openRun(page: Page, listingId: string, minimum: number): Promise<string> {
  const data = { listingId, minimum, closesAt: '2099-12-04T18:00:00.000Z' };
  const { id } = await (await asAdmin(page, 'POST', '/api/admin/runs', data)).json();
  expect((await asAdmin(page, 'POST', `/api/admin/runs/${id}/step`, { step: 'open' })).ok()).toBe(true);
  return id;
}

/** Orders shirts in M and pays them; ends on the page of the order. */
async function buy(page: Page, listingId: string, name: string, quantity = 1): Promise<Order> {
  const order = await placeOrder(page, name, [{ id: listingId, quantity, options: size('M') }]);
  await page.goto(await startPaying(page, order));
  await payAtProvider(page);
  return order;
}

/** Presses a step of a run, and confirms it. */
async function step(page: Page, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: label }).click();
  await press(page.getByRole('dialog'), label);
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a pre-order is planned, opened, paid, changed in size, and ordered at the printer', async ({
  page,
}) => {
  const listing = await offerShirt(page, 'Shirt of the reunion');
  await openPanel(page, `/shop/edit/${listing}`);
  await expect(page.getByRole('group', { name: 'M' }).getByLabel('Stock')).toHaveValue('');
  // Nothing was changed, so the form does not ask before it is left.
  await page.getByRole('link', { name: 'Pre-orders of this listing' }).click();
  await expect(page.getByText(messages.runs.none)).toBeVisible();
  await press(page, 'Plan a pre-order');
  await page.getByLabel('Minimum of paid pieces').fill('2');
  await page.getByLabel('Closes (day and time in Accra)').fill('2099-12-04T18:00');
  await press(page, 'Add a price');
  await fillIn(page, { 'From pieces': '2', 'Price (GH₵)': '60' });
  await press(page, 'Plan it');
  await page.getByRole('link', { name: 'Shirt of the reunion' }).click();
  await step(page, 'Open it');
  await expect(page.getByText('0 of 2 paid, 2 missing')).toBeVisible();
  const board = page.url();

  await open(page, `/shop/${listing}`);
  await expect(page.getByRole('progressbar', { name: '0 of 2 paid, 2 missing' })).toBeVisible();
  await expect(page.getByText('Friday, December 4, 2099 at 6:00 pm')).toBeVisible();
  await placeOrder(page, 'Kofi Mensah', [{ id: listing, quantity: 1, options: size('M') }]);
  await buy(page, listing, 'Ama Owusu', 2);
  await press(page, 'Change size');
  await page.getByRole('radio', { name: 'L', exact: true }).check();
  await press(page, 'Save choice', 'Your choice was changed.');

  await visit(page, board, 'Minimum reached');
  await expect(page.getByRole('row', { name: 'L 2' })).toBeVisible();
  const unpaid = page.getByRole('region', { name: 'Ordered, not paid' });
  await expect(unpaid.getByRole('link', { name: 'WhatsApp Kofi Mensah' })).toBeVisible();
  await expect(unpaid.getByText('Ama Owusu')).toBeHidden();
  await expect(page.getByText('GH₵120.00')).toBeVisible();
  await step(page, 'Ordered at the printer');
  await expect(page.getByText('At the printer')).toBeVisible();
  await expect(unpaid).toBeHidden();

  await open(page, `/shop/${listing}`, 'It is being printed.');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeHidden();
  await page.getByLabel('Email Address').fill('esi@example.com');
  await press(page, 'Tell me when the next one opens', messages.runs.waitingListed);
});

test('what is handed out with the network off throughout survives a reload and a restarted phone, and is sent once', async ({
  page,
  context,
}) => {
  const listing = await offerShirt(page, 'Shirt of the walk');
  const run = await openRun(page, listing, 2);
  await buy(page, listing, 'Efua Mensah');
  await buy(page, listing, 'Kojo Ansah');
  await openPanel(page, `/orders/runs/${run}`);
  await step(page, 'Ordered at the printer');
  await step(page, 'The pieces have arrived');
  await page.getByRole('link', { name: 'Hand out' }).click();
  await expect(page.getByText(messages.runs.handedOut(0, 2))).toBeVisible();

  await hasAllFiles(page);
  await isKept(page, 'handOut');

  const sent: string[] = [];
  context.on('requestfinished', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('Name or order number').fill('kojo');
  await page.getByRole('checkbox', { name: /Kojo Ansah/ }).check();
  await expectTexts(page, messages.runs.handedOut(1, 2), messages.admin.waitingChanges(1));

  // After a restart the browser opens the page again.
  const restarted = await context.newPage();
  await restarted.goto(page.url());
  await page.close();
  await expectTexts(restarted, messages.runs.handedOut(1, 2), messages.admin.waitingChanges(1));
  await restarted.getByRole('checkbox', { name: /Efua Mensah/ }).check();
  await expectTexts(restarted, messages.runs.handedOut(2, 2), messages.admin.waitingChanges(2));

  await context.setOffline(false);
  for (const left of [2, 1])
    await expect(restarted.getByText(messages.admin.waitingChanges(left))).toBeHidden({ timeout: 30_000 });
  await expect(restarted.getByText(messages.runs.handedOut(2, 2))).toBeVisible();
  const lines: HandOutLine[] = await readAsAdmin(restarted, `/api/admin/runs/${run}/hand-out`);
  expect(lines.map(({ customerName, handedOutAt }) => [customerName, handedOutAt !== null])).toEqual([
    ['Efua Mensah', true],
    ['Kojo Ansah', true],
  ]);
  expect(sent).toHaveLength(2);
});

test('the buyers of a pre-order that fails get their money back with one press each', async ({ page }) => {
  const listing = await offerShirt(page, 'Shirt that too few wanted');
  const run = await openRun(page, listing, 5);
  const order = await buy(page, listing, 'Yaw Boateng');
  await openPanel(page, `/orders/runs/${run}`);
  await step(page, 'Cancel and refund');
  await press(page, /^Refund GH₵.*, Yaw Boateng$/, 'Refunded and closed', /^GH₵.* refunded on/);
  await expect(page.getByRole('button', { name: /^Refund GH₵/ })).toBeHidden();

  await open(page, pages.paymentStatus.to(order.id), 'Your money was returned.');
});

test('the pick list adds up what the orders to pack need, until they are shipped', async ({ page }) => {
  const listing = await offerShirt(page, 'Shirt to pick');
  const first = await buy(page, listing, 'Yaw Boateng', 3);
  const second = await buy(page, listing, 'Esi Appiah');
  await openPanel(page, '/orders');
  await page.getByRole('link', { name: 'Pack orders' }).click();
  await page.getByRole('link', { name: 'Pick list' }).click();
  const cells = page.getByRole('row', { name: 'Shirt to pick' }).getByRole('cell');
  const numbers = [first, second].map(({ id }) => orderNumber(id));
  await expect(cells).toHaveText(['Shirt to pick · M', numbers.join(', '), '4']);
  const { text } = await downloadFrom(page, page.getByRole('button', { name: 'Download', exact: true }));
  expect(text).toContain(`"Shirt to pick","M","4","${numbers.join(' ')}"`);

  await asAdmin(page, 'PUT', `/api/orders/${first.id}`, { status: 'shipped' });
  await page.reload();
  await expect(cells).toHaveText(['Shirt to pick · M', orderNumber(second.id), '1']);

  // More orders than one page of the list has.
  await page.route('**/api/orders?status=paid*', (route) => {
    const length = maxPageSize + (new URL(route.request().url()).searchParams.has('limit') ? 0 : 1);
    return route.fulfill({ json: Array.from({ length }, () => ({ ...second, status: 'paid' })) });
  });
  await page.reload();
  await expect(cells.last()).toHaveText(String(maxPageSize + 1));
});
