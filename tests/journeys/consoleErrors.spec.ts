import { expect, test } from '@playwright/test';
import { fixedPages, isAlive, itemPages, listenTo } from './publicPages.ts';

for (const width of [390, 1280]) {
  test(`every page opens at ${width} px without a complaint`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const items = Object.values(await itemPages(page));
    for (const path of [...fixedPages, ...items]) {
      await test.step(path, async () => {
        const complaints = listenTo(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await isAlive(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(complaints, path).toEqual([]);
      });
    }
  });
}

test('no page violates its policy', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => {
      (window as unknown as { tellRefusal: (what: string) => void }).tellRefusal(
        `${violatedDirective} ${sourceFile}`,
      );
    });
  });
  for (const path of fixedPages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await isAlive(page);
  }
  expect(refused).toEqual([]);
});

test('a missing page has status 404 and no other error', async ({ page }) => {
  const complaints = listenTo(page);
  const reply = await page.goto('/nowhere', { waitUntil: 'networkidle' });
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser itself logs the status of the page.
  expect(complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]);
});
