import { expect, test } from '@playwright/test';
import { pages } from '@year-group/api-types/system/pages';
import { adminBudget, type Budget, budgetOf, type PageName } from './budgets.ts';
import { openPanel } from './panel.ts';
import { isHydrated, itemPages } from './publicPages.ts';
import { open } from './shopper.ts';
import { core } from './steps.ts';
import { firstVisit, type Transfer } from './transfer.ts';

/** The exceeded budgets in words. None depends on the machine's speed. */
function excess(transfer: Transfer, budget: Budget): string[] {
  return (Object.keys(budget) as (keyof Transfer)[])
    .filter((kind) => transfer[kind] > (budget[kind] ?? 0))
    .map((kind) => `${kind}: ${transfer[kind]}, at most ${budget[kind]}`);
}

test('no public page transfers more at the first visit than its budget', core, async ({ page, browser }) => {
  test.slow();
  const { article, event, listing } = await itemPages(page);
  const items: Partial<Record<PageName, string>> = { newsItem: article, event, listing };
  const visits = (Object.keys(pages) as PageName[]).map(
    (name) => [name, items[name] ?? pages[name].pattern] as const,
  );
  for (const [name, path] of [...visits, ['news', pages.news.to('events')] as const]) {
    const budget = budgetOf(name);
    if (!budget) continue;
    await test.step(path, async () => {
      const transfer = await firstVisit(browser, async (visitor) => {
        await visitor.goto(path);
        // The scripts start after the load event, and are part of the visit.
        await isHydrated(visitor);
      });
      expect.soft(excess(transfer, budget), path).toEqual([]);
    });
  }
});

test('files of a page can be revalidated, and documents have their policies', core, async ({ page }) => {
  const headersOf = async (path: string) => (await page.request.get(path)).headers();
  await open(page, '/');
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const parts = files.filter((file) => /\.(?:js|woff2|avif|webp)$/.test(file));
  expect(parts.length).toBeGreaterThan(3);
  for (const part of parts) expect(await headersOf(part), part).toHaveProperty('etag');
  for (const path of ['/', '/admin', '/logo.svg', '/sw.js', '/offline.html', '/api/events'])
    expect((await headersOf(path))['content-security-policy'], path).toContain("default-src 'self'");
});

test('a list of the panel transfers at most its budget at the first visit', core, async ({ browser }) => {
  const transfer = await firstVisit(browser, async (visitor) => {
    const list = visitor.waitForResponse(/\/api\/news\?/);
    await openPanel(visitor, '/news');
    await list;
  });
  expect(excess(transfer, adminBudget)).toEqual([]);
});
