import { expect, type Page, test } from '@playwright/test';
import type { EditedSection } from '@year-group/api-types/group/group';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible } from './accessibility.ts';
import { asAdmin, openPanel } from './panel.ts';

const place = '/settings/group/look';
const drawing = (inside: string) => ({
  name: 'crest.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
});
const backgroundOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test.afterEach(async ({ page }) => {
  const before: EditedSection = await (await asAdmin(page, 'GET', '/api/admin/group/look')).json();
  const content = { brand: '#1B3F94', accent: '#E3A82B', crest: null, hero: null };
  await asAdmin(page, 'POST', '/api/admin/group/look', { content, basedOn: before.version });
});

test('a group chooses its colours and its crest on a phone; panel and website have them at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, place);
  const brand = page.getByLabel('Main colour', { exact: false }).first();

  await brand.fill('#FFD500');
  await expect(page.getByText('#7F6900, the nearest shade that can.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await brand.fill('maroon');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('such as #1B3F94')).toBeVisible();

  const crest = page.getByRole('group', { name: 'Crest' });
  await crest.locator('input[type=file]').setInputFiles(drawing('<script>alert(1)</script>'));
  await expect(crest.getByText(messages.group.crestActive)).toBeVisible();
  await crest.locator('input[type=file]').setInputFiles(drawing('<circle cx="4" cy="4" r="4" fill="red"/>'));
  await expect(crest.getByAltText('The chosen image')).toBeVisible();

  await brand.fill('#7A1F2B');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(messages.group.created)).toBeVisible();
  await expect.poll(() => backgroundOf(page, 'header')).toBe('rgb(80, 23, 28)');
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
