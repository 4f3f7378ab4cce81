import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  continueToReview,
  expectOutcome,
  fillCart,
  fillShipping,
  goToReview,
  leaveProvider,
  open,
  orderAndPay,
  payAtProvider,
  payButton,
} from './shopper.ts';

/** The layout shift of a page so far. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are reported within a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
const reminder = (page: Page) => page.getByRole('link', { name: 'Check the payment' });

/**
 * Places an order, opens the payment page, leaves it unpaid and closes the tab. Resolves to the
 * payment's address.
 */
async function leaveUnpaid(page: Page): Promise<string> {
  await orderAndPay(page);
  await leaveProvider(page);
  const checkoutUrl = page.url();
  await page.close();
  return checkoutUrl;
}

for (const width of [390, 1280]) {
  test(`after closing the payment page, every page shows a reminder at ${width} px until the payment is settled`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const checkoutUrl = await leaveUnpaid(page);

    const tab = await page.context().newPage();
    await tab.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/shop', '/cart', '/checkout', '/news', '/member-login']) {
      const [reply] = await Promise.all([
        tab.waitForResponse((each) => each.url().endsWith(path)),
        tab.goto(path),
      ]);
      expect(await reply.text()).not.toContain('still open');
      await expect(reminder(tab), path).toBeInViewport();
      // The checkout's skeleton is replaced by the empty cart. The notice is below everything else.
      if (path !== '/checkout') expect(await shifted(tab), path).toBeLessThanOrEqual(0.01);
    }
    await tab.reload();
    await expect(reminder(tab)).toBeInViewport();

    await reminder(tab).click();
    await expectOutcome(tab, 'Processing');
    await expect(reminder(tab)).toHaveCount(0);

    await tab.goto(checkoutUrl);
    await payAtProvider(tab);
    await tab.goto('/', { waitUntil: 'networkidle' });
    await expect(reminder(tab)).toHaveCount(0);
  });

  test(`with an open payment, all of cart and checkout can be reached at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await leaveUnpaid(page);
    const tab = await page.context().newPage();
    await tab.setViewportSize({ width, height: 844 });
    await fillCart(tab, 2);
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox();
      if (!box) throw new Error('It is not on the page.');
      return { ...box, end: box.y + box.height };
    };

    await tab.goto('/cart');
    await expect(reminder(tab)).toBeInViewport();
    await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const notice = tab.getByRole('status').filter({ has: reminder(tab) });
    const last = tab.getByRole('main').getByRole('link').last();
    await expect.poll(async () => (await boxOf(last)).end).toBeLessThan((await boxOf(notice)).y);

    await goToReview(tab);
    await expect(reminder(tab)).toBeVisible();
    const main = tab.getByRole('main');
    expect((await boxOf(notice)).y).toBeGreaterThanOrEqual((await boxOf(main)).end);
  });
}

test('a dismissed reminder comes back on the next page load', async ({ page }) => {
  await leaveUnpaid(page);
  const tab = await page.context().newPage();
  await tab.goto('/');
  await tab
    .getByRole('status')
    .filter({ has: reminder(tab) })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(reminder(tab)).toHaveCount(0);
  await tab.getByRole('link', { name: 'Donate' }).first().click();
  await expect(tab).toHaveURL('/donate');
  await expect(reminder(tab)).toHaveCount(0);
  await tab.reload();
  await expect(reminder(tab)).toBeInViewport();
});

test('the reminder also works when the site is opened by IP address', async ({ page, baseURL }) => {
  await open(page, `${baseURL?.replace('localhost', '127.0.0.1')}/shop?category=souvenirs`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText(/added to cart!/).first()).toBeVisible();
  await open(page, new URL('/checkout', page.url()).href);
  await fillShipping(page);
  await continueToReview(page);
  await payButton(page).click();
  await leaveProvider(page);

  const tab = await page.context().newPage();
  await tab.goto('/shop');
  await expect(reminder(tab)).toBeInViewport();
});
