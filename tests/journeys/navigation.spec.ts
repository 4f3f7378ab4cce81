import { expect, test } from '@playwright/test';
import { open } from './shopper.ts';
import { hold } from './steps.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens before any script has loaded', async ({ page }) => {
    await page.route('**/assets/**.js', () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Donate' }).first().click();
    await expect(page).toHaveURL('/donate');
  });

  test('the menu closes on choosing a link and on Escape', async ({ page }) => {
    await open(page, '/about');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL('/news');
    await expect(menu).toBeHidden();
  });
});

test('the tabs are in the address, and Back moves through them', async ({ page }) => {
  await open(page, '/news');
  await page.getByRole('tab', { name: 'Upcoming Events' }).click();
  await expect(page).toHaveURL('/news?tab=events');
  await expect(page.getByRole('tab', { name: 'Upcoming Events' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(page.getByRole('tab', { name: 'Latest News' })).toHaveAttribute('aria-selected', 'true');
});

test('the hero’s link scrolls to About, and Back returns to the top', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Discover Our Story' }).click();
  const top = async () => (await page.locator('#about').boundingBox())?.y ?? Number.NaN;
  await expect.poll(top).toBeLessThan(120);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('title and focus follow a navigation, and Back restores the scroll position', async ({ page }) => {
  await open(page, '/news');
  await page.evaluate(() => scrollTo(0, 600));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const link = page.getByRole('main').locator('a[href^="/news/"]:visible').last();
  await link.focus();
  const place = await page.evaluate(() => scrollY);
  await link.press('Enter');
  await expect(page).toHaveURL(/\/news\/.+/);
  await expect(page.getByRole('main')).toBeFocused();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page).toHaveTitle(new RegExp(name.replaceAll(/[^\w ]/g, '.')));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
});

test('a progress bar shows while a slow page loads', async ({ page }) => {
  await open(page, '/about');
  const release = await hold(page, '**/assets/DonatePage*.js');
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await page.getByRole('link', { name: 'Donate' }).first().click();
  await expect(bar).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await expect(page).toHaveURL('/donate');
});

test('pointing at a link in the bar, or focusing it, does not scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/about');
  await page.evaluate(() => scrollTo(0, 900));
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shop' });
  await link.hover();
  await link.focus();
  expect(await page.evaluate(() => scrollY)).toBe(900);
});
