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
import { core, press } from './steps.ts';

/** The layout shift of a page so far. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (entry: PerformanceEntry) => (sum += (entry as PerformanceEntry & { value: number }).value);
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Buffered entries are reported within a frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frames = 0; frames < 3; frames += 1) await frame();
    return sum;
  });
const reminder = (page: Page) => page.getByRole('link', { name: 'Check the payment' });

/** Leaves an order unpaid and closes its tab; resolves to another tab. */
async function leaveUnpaid(page: Page): Promise<Page> {
  await orderAndPay(page);
  await leaveProvider(page);
  const tab = await page.context().newPage();
  await tab.setViewportSize(page.viewportSize() ?? { width: 1280, height: 844 });
  await page.close();
  return tab;
}

for (const width of [390, 1280]) {
  test(`every page shows a reminder at ${width} px until a payment is settled`, core, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const tab = await leaveUnpaid(page);
    for (const path of ['/', '/shop', '/cart', '/checkout', '/news', '/member-login']) {
      const reply = await tab.goto(path);
      expect(await reply?.text()).not.toContain('still open');
      await expect(reminder(tab), path).toBeInViewport();
      // The checkout's skeleton is replaced by the empty cart. The notice is below everything else.
      if (path !== '/checkout') expect(await shifted(tab), path).toBeLessThanOrEqual(0.01);
    }
    await tab.reload();
    await expect(reminder(tab)).toBeInViewport();

    await reminder(tab).click();
    await expectOutcome(tab, 'Processing');
    await expect(reminder(tab)).toHaveCount(0);

    await press(tab, 'Go back to the payment page');
    await payAtProvider(tab);
    await tab.goto('/', { waitUntil: 'networkidle' });
    await expect(reminder(tab)).toHaveCount(0);
  });

  test(`with an open payment, all of cart and checkout can be reached at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const tab = await leaveUnpaid(page);
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
  const tab = await leaveUnpaid(page);
  await tab.goto('/');
  await press(tab.getByRole('status').filter({ has: reminder(tab) }), 'Close');
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
