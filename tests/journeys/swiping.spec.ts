import { expect, type Page, test } from '@playwright/test';
import { itemPages } from './publicPages.ts';
import { open } from './shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Swipes left over an element, in the steps that a phone reports. */
async function swipeLeft(page: Page, name: string | RegExp): Promise<void> {
  const track = page.getByRole('list', { name });
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (!box) throw new Error('There is nothing to swipe over.');
  const client = await page.context().newCDPSession(page);
  // Away from the arrows in the middle of the edges.
  const y = box.y + box.height / 4;
  const xOf = (step: number) => box.x + box.width * (0.9 - step * 0.08);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: xOf(0), y }] });
  for (let step = 1; step <= 10; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: xOf(step), y }] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the gallery opens in a lightbox and can be swiped', async ({ page }) => {
  await open(page, '/');
  const first = page.locator('a[aria-haspopup="dialog"]').first();
  await first.scrollIntoViewIfNeeded();
  await first.tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^1 of \d/)).toBeVisible();
  await swipeLeft(page, await dialog.getByRole('heading').innerText());
  await expect(dialog.getByText(/^[23] of \d/)).toBeVisible();
});

test('the pictures of a listing can be swiped', async ({ page }) => {
  await open(page, (await itemPages(page)).listing, /^1 of \d/);
  await swipeLeft(page, /^Pictures of/);
  // The further the faster the machine reports the steps.
  await expect(page.getByText(/^[23] of \d/)).toBeVisible();
});
