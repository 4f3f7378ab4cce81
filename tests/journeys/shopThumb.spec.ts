import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from './shopper.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts layout shifts of the top bar, also those that follow a tap. */
async function watchBar(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { bar: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
      const isInBar = ({ node }: { node: Node | null }) =>
        Boolean(node && document.querySelector('header')?.contains(node));
      seen.bar += shifts.filter(({ sources }) => sources.some(isInBar)).length;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { bar: number } }).seen.bar);
}

/** A thumb reaches the lower half of the screen; nothing may cover what it presses. */
async function expectInThumbReach(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const place = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return { y: y / innerHeight, height, isOnTop: element.contains(document.elementFromPoint(x, y)) };
  });
  expect(place.y).toBeGreaterThan(0.5);
  expect(place.height).toBeGreaterThanOrEqual(44);
  expect(place.isOnTop).toBe(true);
}

test('with one hand a shopper adds to the cart, sees it in the bar and opens it', async ({ page }) => {
  const shifts = await watchBar(page);
  await open(page, '/shop?category=souvenirs');
  await page.getByRole('link', { name: 'View Details' }).first().tap();
  const add = page.getByRole('button', { name: 'Add to Cart' });
  // The shop's cards, each with a button of that name, stay until the listing's page is there.
  await expect(add).toHaveCount(1);
  await expectInThumbReach(add);
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(cart).toHaveCount(0);

  await add.tap();
  await expect(cart).toHaveText('Cart (1)1');
  const box = await cart.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const viewCart = page.getByRole('link', { name: 'View cart' });
  await expectInThumbReach(viewCart);
  await expectInThumbReach(add);
  await viewCart.tap();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);

  await open(page, '/news');
  await expect(cart).toBeVisible();
  expect(await shifts()).toBe(0);
  await cart.tap();
  await expect(page).toHaveURL('/cart');
});
