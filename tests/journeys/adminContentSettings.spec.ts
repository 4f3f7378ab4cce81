import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type EditedSection, type GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import sharp from 'sharp';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { publishSection } from './contents.ts';
import { asAdmin, openPanel, readAsAdmin } from './panel.ts';
import { continueToReview, fillCustomer, openCheckout, payButton } from './shopper.ts';
import { fillIn, press, pressExactly, visit } from './steps.ts';

test.describe('facts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const versionOf = async (page: Page, section: GroupSection): Promise<number> =>
    ((await readAsAdmin(page, `/api/admin/group/${section}`)) as EditedSection).version;

  test('the group’s name: an error is shown at its field, and nothing is published', async ({ page }) => {
    await openPanel(page, '/settings/group/identity');
    const before = await versionOf(page, 'identity');
    await expect(page).toHaveTitle('Name and years · 2015 Year Group');
    await fillIn(page, { 'Name of the group': 'n'.repeat(500), 'Short name': '', 'Completion year': '' });
    await press(page, 'Publish', 'The name can have at most 60 characters', 'The short name is required');
    await expect(page.getByText('The completion year is required')).toBeVisible();
    await expect(page.getByLabel('Name of the group')).toHaveValue('n'.repeat(500));
    await expectWellShown(page);
    expect(await versionOf(page, 'identity')).toBe(before);
  });

  test('the contact: an address that is none, and a page on no network', async ({ page }) => {
    await openPanel(page, '/settings/group/contact');
    const before = await versionOf(page, 'contact');
    await page.getByLabel('E-mail').fill('hello');
    await page.getByLabel('Address of your page').first().fill('https://facebook.com.evil.example/ours');
    await press(page, 'Publish', messages.registration.emailInvalid);
    await expect(page.getByText('Paste the address of your page on Facebook, Instagram,')).toBeVisible();
    await expectWellShown(page);
    expect(await versionOf(page, 'contact')).toBe(before);
  });

  test('the houses: one without a name, and one that is in the list twice', async ({ page }) => {
    await openPanel(page, '/settings/group/houses');
    const before = await versionOf(page, 'houses');
    await press(page, 'Add a house');
    await page.getByLabel('Your word for a house').fill('');
    await press(page, 'Publish', 'The word for a house is required', 'The name of the house is required');
    await page.getByLabel('Your word for a house').fill('House');
    await page.getByRole('textbox', { name: 'House 12' }).fill('akro house');
    await press(page, 'Publish', 'This house is in the list twice: remove one');
    await expectAccessible(page);
    expect(await versionOf(page, 'houses')).toBe(before);
  });
});

test.describe('the look', () => {
  const place = '/settings/group/look';
  const drawing = (inside: string) => ({
    name: 'crest.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
  });

  test.afterEach(async ({ page }) => {
    const { version } = await readAsAdmin(page, '/api/admin/group/look');
    const content = { brand: '#1B3F94', accent: '#E3A82B', crest: null, hero: null };
    await asAdmin(page, 'POST', '/api/admin/group/look', { content, basedOn: version });
  });

  test('colours and a crest are chosen on a phone; panel and website have them at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPanel(page, place);
    const brand = page.getByRole('textbox', { name: /^Main colour/ });

    await brand.fill('#FFD500');
    await expect(page.getByText('#7F6900, the nearest shade that can.')).toBeVisible();
    await expectWellShown(page);

    await brand.fill('maroon');
    await press(page, 'Publish', 'such as #1B3F94');

    const crest = page.getByRole('group', { name: 'Crest' });
    const file = crest.locator('input[type=file]');
    await file.setInputFiles(drawing('<script>alert(1)</script>'));
    await expect(crest.getByText(messages.group.crestActive)).toBeVisible();
    await file.setInputFiles(drawing('<circle cx="4" cy="4" r="4" fill="red"/>'));
    await expect(crest.getByAltText('The chosen image')).toBeVisible();

    // As it comes by WhatsApp: a photograph.
    const jpeg = await sharp({ create: { width: 700, height: 600, channels: 3, background: '#7A1F2B' } })
      .jpeg()
      .toBuffer();
    await file.setInputFiles({ name: 'crest.jpeg', mimeType: 'image/jpeg', buffer: jpeg });
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
    await expect(dialog.getByRole('button', { name: 'Use this part' })).toBeEnabled();
    await expectAccessible(page);
    await press(dialog, 'Use this part');
    const chosen = crest.getByAltText('The chosen image');
    await expect(chosen).toHaveAttribute('src', /\/uploads\/crest-/);
    await brand.fill('#7A1F2B');
    await publishSection(page);
    await expect(page.locator('header').first()).toHaveCSS('background-color', 'rgb(80, 23, 28)');
    await expect(page.locator('header img').first()).toHaveAttribute('src', /\/uploads\/crest-/);

    await page.goto('/donate');
    await expect(page.locator('nav img, header img').first()).toHaveAttribute('src', /\/uploads\/crest-/);
    const used = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-brand').toUpperCase();
    await expect.poll(() => page.evaluate(used)).toBe('#7A1F2B');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => page.evaluate(used)).toBe('#EC9897');
    await expectAccessible(page);
  });
});

test.describe('shop and registration', () => {
  // Serial, because each publishes for all.
  test.describe.configure({ mode: 'serial' });

  test.use({ viewport: { width: 390, height: 844 } });

  test('the shop’s origin is found by name, and a category is added, on a phone', async ({ page }) => {
    await openPanel(page, '/settings/group/shop');
    await expect(page.getByLabel('Name of the place')).toHaveValue(/^The School at Legon|^Kumasi/);
    await page.getByLabel('Find a town or suburb').fill('Kumas');
    await page.getByRole('option', { name: /^Kumasi/ }).click();
    await expect(page.getByLabel('Name of the place')).toHaveValue(/^Kumasi/);
    await expect(page.getByLabel(/^Latitude/)).toHaveValue(/^6\.6/);
    await page.getByLabel('Free from (GH₵)').fill('500');
    await press(page, 'Add a category');
    const categories = page.getByLabel(/^Category \d+$/);
    await categories.last().fill('Tickets');
    await expectAccessible(page);
    await publishSection(page);
    await page.goto('/shop');
    await expect(page.getByRole('link', { name: 'Tickets' }).first()).toBeVisible();
  });

  test('a pick-up point is added on a phone; a shopper whose point is gone chooses again', async ({
    page,
  }) => {
    await openPanel(page, '/settings/group/shop');
    await press(page, 'Add a pick-up point');
    await page.getByRole('group', { name: 'Pick-up point 2' }).getByLabel('Name').fill('Tamale chapter');
    await press(page, 'Publish', 'The address is required');
    await page.getByLabel('Address', { exact: true }).last().fill('Aboabo market');
    await page.getByLabel('Fee (GH₵), 0 for free').last().fill('3.5');
    await expectAccessible(page);
    await publishSection(page);

    await openCheckout(page);
    await fillCustomer(page);
    await page.getByText('Pick up at Tamale chapter').click();
    await continueToReview(page);
    await expect(page.getByText('Aboabo market')).toBeVisible();

    const { version, content } = await readAsAdmin(page, '/api/admin/group/shop');
    const removed = { ...content, pickUpPoints: content.pickUpPoints.slice(0, -1) };
    await asAdmin(page, 'POST', '/api/admin/group/shop', { content: removed, basedOn: version });
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText(messages.checkout.placeGone);
    await expect(page.getByRole('radio', { name: /Tamale chapter/ })).toHaveCount(0);
    await expect(page.getByLabel('Full Name')).toHaveValue('Ama Owusu');
    await page.getByText('Pick up at Kumasi chapter').click();
    await continueToReview(page);
    await expect(payButton(page)).toBeEnabled();
  });

  test('the registration leaves out what the group does not ask', async ({ page }) => {
    const asked = await readAsAdmin(page, '/api/admin/group/registration');
    await openPanel(page, '/settings/group/registration');
    for (const name of ['Current Occupation', 'Current Location']) {
      await page.getByLabel(`Ask for: ${name}`).uncheck();
    }
    await page.getByLabel('Privacy notice').fill('Only members see your answers.');
    await page.getByLabel('Your own words for the privacy page').fill('The secretary keeps a copy on paper.');
    await expectAccessible(page);
    await publishSection(page);
    await visit(page, '/register', /^Two short steps/, 'Only members see your answers.');
    await page.getByRole('link', { name: 'What we store, and why' }).click();
    await expect(page.getByText('The secretary keeps a copy on paper.')).toBeVisible();
    const again = { content: asked.content, basedOn: asked.version + 1 };
    const reply = await asAdmin(page, 'POST', '/api/admin/group/registration', again);
    expect(reply.ok()).toBe(true);
  });

  test('a brand file is downloaded, and published after a question', async ({ page }) => {
    await openPanel(page, '/settings');
    const downloaded = page.waitForEvent('download');
    await press(page, 'Download brand file');
    const file = readFileSync(await (await downloaded).path());
    const picker = page.getByLabel('Publish from a brand file');
    const choose = (name: string, buffer: Buffer) =>
      picker.setInputFiles({ name, mimeType: 'application/zip', buffer });
    await choose('wrong.zip', Buffer.from('no zip'));
    await pressExactly(page, 'Publish', messages.group.brandFileUnreadable);

    // Publishing every section would disturb the journeys beside this one; brandFile.test.ts does it.
    let sent = '';
    await page.route('**/api/admin/brand-file', async (route) => {
      sent = route.request().postDataBuffer()?.toString('latin1') ?? '';
      await route.fulfill({ json: { sections: [] } });
    });
    await choose('group.zip', file);
    await expect(page.getByRole('dialog')).toContainText('group.zip');
    await pressExactly(page, 'Publish', messages.group.brandFileImported);
    expect(sent.includes(file.toString('latin1'))).toBe(true);
  });
});
