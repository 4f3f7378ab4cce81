import { expect, type Page, test } from '@playwright/test';

const widths = [390, 1280];
const pages = ['/', '/news'];

/** Collects everything a browser complains about while a page is open. */
function listenTo(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} could not be loaded`));
  page.on('response', (reply) => {
    if (reply.status() >= 400) complaints.push(`${reply.url()} answered ${reply.status()}`);
  });
  return complaints;
}

for (const path of pages) {
  for (const width of widths) {
    test(`${path} opens at ${width} px without a complaint`, async ({ page }) => {
      const complaints = listenTo(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  }
}
