import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from './holdScripts.ts';
import { openPanel } from './panel.ts';

/** Adds up how far what is seen moves by itself, as the score that Lighthouse calls CLS. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shifted);
}

declare global {
  interface Window {
    shifted: number;
  }
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the frame is drawn before the scripts come, and stays where it is', async ({ page }) => {
      const shifts = await watchShifts(page);
      const release = await holdScripts(page);
      const opened = openPanel(page, '/news');
      const header = page.getByRole('banner');
      await expect(header).toContainText('Administration');
      const [place, title] = [await header.boundingBox(), header.locator('b')];
      const name = await title.boundingBox();
      release();
      await opened;
      await expect(page.getByRole('heading', { name: 'News', exact: true })).toBeVisible();
      await expect(page.getByText(/of \d+ shown/)).toBeVisible();
      await expect(page.locator('#shell')).toBeHidden();
      expect(await header.boundingBox()).toEqual(place);
      const after = await header.locator('.MuiTypography-h3').boundingBox();
      expect(after).toMatchObject({ x: name?.x, height: name?.height });
      expect(after?.y).toBeCloseTo(name?.y ?? 0, 0);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });

    test('without a session, the login is drawn before the scripts come', async ({ page }) => {
      const shifts = await watchShifts(page);
      const release = await holdScripts(page);
      await page.goto('/admin/orders', { waitUntil: 'commit' });
      const name = page.locator('.ShellGate b');
      await expect(name).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      const place = await name.boundingBox();
      release();
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
      const after = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(after?.x).toBe(place?.x);
      expect(after?.y).toBeCloseTo(place?.y ?? 0, 0);
      expect(await shifts()).toBeLessThanOrEqual(0.01);
    });
  });
}

test('the shell has the theme that was chosen, not that of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('RaStore.theme', JSON.stringify('dark')));
  const release = await holdScripts(page);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  const colourOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  await expect(page.locator('.ShellGate b')).toBeVisible();
  const drawn = await colourOf('.ShellGate b');
  release();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(drawn).toBe(await colourOf('h1'));
});
