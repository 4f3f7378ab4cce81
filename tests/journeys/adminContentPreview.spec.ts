import { expect, type Page, test } from '@playwright/test';
import type { GroupSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { choosePicture, files, oldestFirst, openFirst } from './contents.ts';
import { openPanel } from './panel.ts';
import { complaintsOf } from './shopper.ts';
import { pressExactly } from './steps.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const shown = (page: Page) => page.frameLocator('iframe[title="How it will look"]');
const openSection = (page: Page, section: GroupSection) => openPanel(page, `/settings/group/${section}`);
/** What the page sends from now on other than reading. */
function writesOf(page: Page): string[] {
  const written: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && written.push(request.url()));
  return written;
}
const colourOf = (page: Page, name: string) =>
  shown(page)
    .locator(':root')
    .evaluate((root, property) => getComputedStyle(root).getPropertyValue(property).toUpperCase(), name);

test('the preview beside the form follows what is typed, and keeps its place', async ({ page }) => {
  const written = writesOf(page);
  await openSection(page, 'giving');
  const thanks = shown(page).getByText('Thank you, wherever you are.');
  await page.getByLabel('Word of thanks').fill('Thank you, wherever you are.');
  await expect(thanks).toBeVisible();
  const root = shown(page).locator(':root');
  await root.evaluate((element) => {
    element.scrollTo({ top: 300, behavior: 'instant' });
    Object.assign(window, { isSamePage: true });
  });
  await page.getByLabel('Value to copy').first().fill('*999*2015#');
  await expect(shown(page).getByText('*999*2015#')).toBeVisible();
  expect(await root.evaluate((element) => [element.scrollTop, 'isSamePage' in window])).toEqual([300, true]);
  expect(written).toEqual([]);
  await page.goto('/donate');
  await expect(page.getByText('*999*2015#')).toBeHidden();
});

test('the preview is seen in either theme', async ({ page }) => {
  await openSection(page, 'identity');
  await pressExactly(page, 'Dark');
  await expect(shown(page).locator(':root')).toHaveAttribute('data-theme', 'dark');
  await page.getByLabel('Name of the group').fill('Class of 1987');
  await expect(shown(page).getByRole('heading', { level: 1, name: 'Class of 1987' })).toBeVisible();
  await expectAccessible(page);
});

test('colours that are not saved are seen at once, and by nobody else', async ({ page }) => {
  const violations = complaintsOf(page);
  await openSection(page, 'look');
  await page.getByLabel('Main colour', { exact: false }).first().fill('#7A1F2B');
  await expect.poll(() => colourOf(page, '--color-brand')).toBe('#7A1F2B');
  await pressExactly(page, 'Dark');
  await expect.poll(() => colourOf(page, '--color-brand')).toBe('#EC9897');
  await page.getByLabel('Main colour', { exact: false }).first().fill('#1B3F94');
  await expect.poll(() => colourOf(page, '--color-brand')).toBe('#8FB0FF');
  expect(violations).toEqual([]);
});

const cases: [GroupSection, field: string, text: string, seen?: string][] = [
  ['contact', 'E-mail', 'preview@example.com'],
  ['houses', 'Your word for a house', 'Hall', 'Your hall gives your entry its colours.'],
  ['home', 'Heading', 'Seen before it is said'],
  ['about', 'Heading', 'Who we would be'],
  ['alumni', 'Heading', 'What we became'],
  ['shop', 'Category 1', 'Umbrellas'],
  ['registration', 'Privacy notice', 'Nobody else reads it.'],
];
for (const [section, field, text, seen = text] of cases) {
  test(`the preview of “${section}” shows what is typed`, async ({ page }) => {
    await openSection(page, section);
    await page.getByRole('textbox', { name: field }).first().fill(text);
    await expect(shown(page).getByText(seen).first()).toBeInViewport();
  });
}

test('the preview comes to its place without scrolling the form', async ({ page }) => {
  await openSection(page, 'home');
  const root = shown(page).locator(':root');
  const place = () => root.evaluate(() => scrollY);
  await expect.poll(place).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on a phone the preview opens on the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSection(page, 'look');
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Main colour/ }).fill('#7A1F2B');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect.poll(() => colourOf(page, '--color-brand')).toBe('#7A1F2B');
  expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('textbox', { name: /^Main colour/ })).toHaveValue('#7A1F2B');
});

test('a form in the preview can be tried out, and sends nothing', async ({ page }) => {
  await openSection(page, 'registration');
  // Another journey publishes a registration without both.
  await page.getByLabel('Ask for: Current Location').check();
  await page.getByLabel('Ask for: Current Occupation').uncheck();
  const next = shown(page).getByRole('button', { name: 'Next' });
  await next.click();
  await expect(shown(page).getByLabel('Current Occupation')).toBeHidden();
  await next.click();
  await shown(page).getByRole('button', { name: 'Previous' }).click();
  await shown(page).getByRole('button', { name: 'Previous' }).click();
  await shown(page).getByLabel('Full Name').fill('Nobody');
  await shown(page).getByLabel('Email Address').fill('nobody@example.com');
  await shown(page).getByLabel('Phone Number').fill('+233241234567');
  await next.click();
  await next.click();
  await shown(page).getByRole('button', { name: 'Complete Registration' }).click();
  await expect(shown(page).getByText(messages.group.previewSendsNothing).first()).toBeVisible();
});

const records = [
  { path: '/news/create', publish: 'Publish News' },
  { path: '/events/create', publish: 'Publish Event' },
  { path: '/shop/create', publish: 'Create Listing' },
];
for (const { path, publish } of records) {
  test(`the site's own page beside ${path} follows what is typed, with errors and all`, async ({ page }) => {
    const violations = complaintsOf(page);
    await openPanel(page, path);
    const title = page.getByLabel('Title', { exact: true });
    const heading = shown(page).getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Title');
    const root = shown(page).locator(':root');
    await root.evaluate(() => Object.assign(window, { isSamePage: true }));
    const written = writesOf(page);
    await title.pressSequentially('A title that nobody saves');
    await expect(heading).toHaveText('A title that nobody saves');
    expect(await root.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(written).toEqual([]);

    await choosePicture(page, files.gate);
    await expect(shown(page).locator('main article img[src^="/uploads/"]').first()).toBeVisible();
    await title.fill('');
    await page.getByRole('button', { name: publish }).click();
    await expect(page.getByText('Title is required').first()).toBeVisible();
    await title.fill('Mended');
    await expect(heading).toHaveText('Mended');
    await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(0);
    await expectAccessible(page);
    expect(violations).toEqual([]);
  });

  test(`on a phone ${path} has no page beside it, but a button that opens one`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPanel(page, path);
    await page.getByLabel('Title', { exact: true }).fill('On the whole screen');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('On the whole screen');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

test('what cannot be shown yet does not break the preview', async ({ page }) => {
  await openPanel(page, '/events/create');
  const facts = shown(page).getByRole('complementary', { name: 'When and where' });
  await page.getByLabel('Location', { exact: true }).fill('Assembly Hall');
  await expect(facts).toContainText('Assembly Hall');
  await page.getByLabel('Date', { exact: true }).fill('2031-05-01');
  await expect(facts).toContainText('May 1, 2031');
  await openPanel(page, '/shop/create');
  await page.getByLabel('Price (GH₵)').fill('99999999999999999999');
  await page.getByLabel('Description').fill('Stoneware');
  await expect(shown(page).getByText('Stoneware')).toBeVisible();
  await page.getByLabel('Price (GH₵)').fill('120,50');
  await expect(shown(page).getByText('GH₵120.50').first()).toBeVisible();
});

test('a news item is edited beside its page, in the dialog over the list', async ({ page }) => {
  await openPanel(page, `/news${oldestFirst}`);
  await openFirst(page);
  const dialog = page.getByRole('dialog', { name: 'Edit News' });
  const title = dialog.getByLabel('Title', { exact: true });
  await expect(title).not.toHaveValue('');
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText(await title.inputValue());
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('nothing that is tried out in the preview of a listing stays in the browser', async ({ page }) => {
  await openPanel(page, '/shop/create');
  await page.getByLabel('Title', { exact: true }).fill('A mug to try out');
  await page.getByLabel('Price (GH₵)').fill('40');
  await expect(shown(page).getByText('GH₵40.00').first()).toBeVisible();
  await shown(page).getByRole('button', { name: 'Add to Cart' }).click();
  const toast = shown(page).getByText(/A mug to try out.*cart/i);
  await expect(toast.first()).toBeVisible();
  await shown(page).getByRole('link', { name: 'Back to Shop' }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('A mug to try out');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
});
