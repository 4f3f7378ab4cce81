import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { asAdmin, openPanel } from './panel.ts';
import { fillCart, open, payButton } from './shopper.ts';

// Serial, because each publishes for all.
test.describe.configure({ mode: 'serial' });

test.use({ viewport: { width: 390, height: 844 } });

test('the shop’s origin is found by name, and a category is added, on a phone', async ({ page }) => {
  await openPanel(page, '/settings/group/shop');
  await expect(page.getByLabel('Name of the place')).toHaveValue('The School at Legon');
  await page.getByLabel('Find a town or suburb').fill('Kumas');
  await page.getByRole('button', { name: /^Kumasi/ }).click();
  await expect(page.getByLabel('Name of the place')).toHaveValue(/^Kumasi/);
  await expect(page.getByLabel(/^Latitude/)).toHaveValue(/^6\.6/);
  await page.getByLabel('Free from (GH₵)').fill('500');
  await page.getByRole('button', { name: 'Add a category' }).click();
  await page.getByRole('textbox', { name: 'Category 8' }).fill('Tickets');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.group.created)).toBeVisible();
  await page.goto('/shop');
  await expect(page.getByRole('link', { name: 'Tickets' })).toBeVisible();
});

test('a pick-up point is added on a phone, and a shopper whose point was removed chooses again', async ({
  page,
}) => {
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(messages.group.created)).toBeVisible();
  };
  await openPanel(page, '/settings/group/shop');
  await page.getByRole('button', { name: 'Add a pick-up point' }).click();
  await page.getByLabel('Name, such as Kumasi chapter').last().fill('Tamale chapter');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The address is required')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).last().fill('Aboabo market');
  await page.getByLabel('Fee (GH₵), 0 for free').last().fill('3.5');
  await expectAccessible(page);
  await publish();

  await fillCart(page);
  await open(page, '/checkout');
  await page.getByLabel('Full Name').fill('Ama Owusu');
  await page.getByLabel('Email Address').fill('ama.owusu@example.com');
  await page.getByLabel('Phone Number').fill('+233241112223');
  await page.getByText('Pick up at Tamale chapter').click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(page.getByText('Aboabo market')).toBeVisible();

  const { version, content } = await (await asAdmin(page, 'GET', '/api/admin/group/shop')).json();
  const removed = { ...content, pickUpPoints: content.pickUpPoints.slice(0, -1) };
  await asAdmin(page, 'POST', '/api/admin/group/shop', { content: removed, basedOn: version });
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText(messages.checkout.placeGone);
  await expect(page.getByRole('radio', { name: /Tamale chapter/ })).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ama Owusu');
  await page.getByText('Pick up at Kumasi chapter').click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Continue to Review' }).click();
  await expect(payButton(page)).toBeEnabled();
});

test('the registration leaves out what the group does not ask', async ({ page }) => {
  await openPanel(page, '/settings/group/registration');
  for (const name of ['Current Occupation', 'Current Location']) {
    await page.getByLabel(`Ask for: ${name}`).uncheck();
  }
  await page.getByLabel('Privacy notice').fill('Only members see your answers.');
  await page.getByLabel('Your own words for the privacy page').fill('The secretary keeps a copy on paper.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.group.created)).toBeVisible();
  await page.goto('/register');
  await expect(page.getByText(/^Two short steps/)).toBeVisible();
  await expect(page.getByText('Only members see your answers.')).toBeVisible();
  await page.getByRole('link', { name: 'What we store, and why' }).click();
  await expect(page.getByText('The secretary keeps a copy on paper.')).toBeVisible();
});

test('a brand file is downloaded, and published after a question', async ({ page }) => {
  await openPanel(page, '/settings');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download brand file' }).click();
  const buffer = readFileSync(await (await downloaded).path());
  const choose = (name: string, content: Buffer) =>
    page
      .getByLabel('Brand file', { exact: true })
      .setInputFiles({ name, mimeType: 'application/zip', buffer: content });
  await choose('wrong.zip', Buffer.from('no zip'));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(messages.group.brandFileUnreadable)).toBeVisible();

  // Publishing every section would disturb the journeys beside this one; brandFile.test.ts does it.
  let sent = '';
  await page.route('**/api/admin/brand-file', async (route) => {
    sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
    await route.fulfill({ json: { sections: [] } });
  });
  await choose('group.zip', buffer);
  await expect(page.getByRole('dialog')).toContainText('group.zip');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(messages.group.brandFileImported)).toBeVisible();
  expect(sent.includes(buffer.toString('latin1'))).toBe(true);
});
