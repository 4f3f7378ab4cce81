import { expect, type Page, test } from '@playwright/test';
import { itemPages } from './publicPages.ts';
import { open } from './shopper.ts';
import { press } from './steps.ts';

const lastCopied = (page: Page) => page.evaluate(() => (window as { copied?: string }).copied);

/** Removes the clipboard API, as on a page without HTTPS, and records what is copied by selection. */
async function withoutClipboard(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.addEventListener('copy', () => {
      (window as { copied?: string }).copied =
        String(getSelection() ?? '') || (document.activeElement as HTMLTextAreaElement).value;
    });
  });
}

test('each payment detail can be copied, with a confirmation', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/donate');
  const details = page.getByRole('main').getByRole('definition');
  expect(await details.count()).toBeGreaterThan(2);
  for (const detail of await details.all()) {
    await detail.getByRole('button').click();
    await expect(detail.getByRole('button')).toContainText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await expect(detail.locator('span').first()).toHaveText(copied);
  }
});

test('copying works without the clipboard API', async ({ page }) => {
  await withoutClipboard(page);
  await open(page, '/donate');
  const button = page.getByRole('main').getByRole('button').first();
  await button.click();
  await expect(button).toContainText('Copied');
  expect((await lastCopied(page))?.length).toBeGreaterThan(3);
});

test('an article is shared by WhatsApp, by its address, and by the share sheet', async ({
  page,
  baseURL,
}) => {
  await withoutClipboard(page);
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      (window as { shared?: ShareData | undefined }).shared = data;
    };
  });
  const { article } = await itemPages(page);
  await open(page, article);
  const group = page.getByRole('group', { name: 'Share' });
  await expect(group.getByRole('link').first()).toHaveAccessibleName('Share on WhatsApp');
  const ours = new RegExp(encodeURIComponent(baseURL + article));
  await expect(group.getByRole('link').first()).toHaveAttribute('href', ours);
  await press(group, 'Copy link');
  await expect(group.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await lastCopied(page)).toBe(baseURL + article);
  await press(group, 'More ways to share');
  const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared);
  expect(shared).toMatchObject({ url: baseURL + article });
});
