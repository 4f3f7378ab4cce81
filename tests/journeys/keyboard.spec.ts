import { expect, test } from '@playwright/test';
import { open } from './shopper.ts';

test('the home page can be used by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isCovered, isInFooter } = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return {
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${element.getAttribute('href') ?? ''}`,
        isCovered: bottom <= bar || top >= innerHeight || left + width <= 0,
        isInFooter: Boolean(element.closest('footer')),
      };
    });
    seen.add(name);
    if (isCovered) hidden.push(name);
    if (isInFooter) break;
  }
  expect(hidden).toEqual([]);
  // The gallery, events, news and links were all reached.
  expect(seen.size).toBeGreaterThan(15);
});

test('the gallery’s lightbox moves by arrow keys, announces captions, returns the focus', async ({
  page,
}) => {
  await open(page, '/');
  const opener = page.locator('a[aria-haspopup=dialog]').nth(1);
  await opener.focus();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog');
  await expect(large).toBeVisible();
  await expect(large).toContainText('2 of 7');
  await large.getByRole('list').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(large).toContainText('3 of 7');
  await expect(large.locator('[aria-live]').first()).toHaveText(/\S.{2,}\S/, { useInnerText: true });
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(opener).toBeFocused();
});
