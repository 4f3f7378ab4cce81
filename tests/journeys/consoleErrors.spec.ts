import { expect, test } from '@playwright/test';
import { fixedPages, isHydrated, itemPages, listenTo } from './publicPages.ts';

test.use({ serviceWorkers: 'allow' });

for (const width of [390, 1280]) {
  test(`every page opens at ${width} px without a error`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const items = Object.values(await itemPages(page));
    for (const path of [...fixedPages, ...items]) {
      await test.step(path, async () => {
        const errors = listenTo(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await isHydrated(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(errors, path).toEqual([]);
      });
    }
  });
}

test('no page violates its policy', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    const { reportViolation: report } = window as unknown as Record<string, (what: string) => void>;
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      report?.(`${violatedDirective} ${sourceFile}`),
    );
  });
  for (const path of fixedPages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await isHydrated(page);
  }
  expect(refused).toEqual([]);
});

test('a missing page has status 404 and no other error', async ({ page }) => {
  const errors = listenTo(page);
  const reply = await page.goto('/nowhere', { waitUntil: 'networkidle' });
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser itself logs the status of the page.
  expect(errors.filter((error) => !/404/.test(error))).toEqual([]);
});
