import { expect, type Page, test } from '@playwright/test';
import { open } from './shopper.ts';

/** Every section of the home page below the hero, and the opacity of its content. */
const sections = (page: Page) => page.getByRole('main').getByRole('region');

/** The distinct opacities of the revealed elements of a section. */
const opacities = (page: Page, index: number) =>
  sections(page)
    .nth(index)
    .locator('[data-motion]')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).opacity))]);

test('each section of the home page is revealed once, when it is scrolled to', async ({ page }) => {
  await open(page, '/');
  await expect(sections(page)).toHaveCount(6);
  for (const section of await sections(page).all()) {
    const part = section.locator('[data-motion]').first();
    await expect(part).toHaveAttribute('data-reveal', 'waiting');
    await expect(part).toHaveCSS('opacity', '0');
    await expect(part).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 12)');
  }
  for (let index = 0; index < 6; index += 1) {
    const parts = sections(page).nth(index).locator('[data-motion]');
    for (const part of await parts.all()) await part.scrollIntoViewIfNeeded();
    await expect.poll(() => opacities(page, index)).toEqual(['1']);
    await expect(parts.first()).toHaveCSS('transition-duration', /^0\.5s/);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
});

test('nothing is hidden on the home page with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (let index = 0; index < 6; index += 1) expect(await opacities(page, index)).toEqual(['1']);
});

test('without scripts every section of the home page is visible', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(sections(page)).toHaveCount(6);
  for (const section of await sections(page).all()) {
    const part = section.locator('[data-motion]').first();
    await expect(part).toBeVisible();
    await expect(part).toHaveCSS('opacity', '1');
  }
  await page.close();
});
