import { expect, type Page, test } from '@playwright/test';
import { makeEventInput } from '@year-group/api-types/testing/factories';
import { expectFits } from './accessibility.ts';
import { placeOrder, startPaying } from './orders.ts';
import { asAdmin, openPanel } from './panel.ts';
import { fixedPages, itemPages } from './publicPages.ts';
import { fillCart } from './shopper.ts';
import { read } from './steps.ts';

/** The elements past the right edge, if the page scrolls sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const isWide = (element: Element) => element.getBoundingClientRect().right > width + 1;
    return [...document.querySelectorAll('body *')]
      .filter(isWide)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

/** A phone of 320 px. A window of 1280 px at 400 % zoom is as narrow, so this covers zooming too. */
test('no page scrolls sideways at 320 px, nor an address that somebody pasted', async ({ page }) => {
  const [{ imageUrl }] = await read(page, '/api/events');
  // The oldest, so that no other journey opens it.
  const description = `<p>example.org/${'a'.repeat(80)}</p>`;
  const event = makeEventInput({ imageUrl, date: '1999-01-01', description });
  const { id } = await (await asAdmin(page, 'POST', '/api/events', event)).json();
  await page.setViewportSize({ width: 320, height: 640 });
  const items = [...Object.values(await itemPages(page)), `/events/${id}`];
  for (const path of [...fixedPages, ...items, '/nowhere', '/offline.html']) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await tooWide(page), path).toEqual([]);
    });
  }
  await asAdmin(page, 'DELETE', `/api/events/${id}`);
});

test('a full cart and an order fit on 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fillCart(page, 3);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Clear cart' })).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
  const order = await placeOrder(page);
  await startPaying(page, order);
  for (const status of ['pending', 'failed']) {
    await page.goto(`/payment-status?orderId=${order.id}&status=${status}`);
    await expect(page.getByText(order.id)).toBeVisible();
    expect(await tooWide(page), status).toEqual([]);
  }
});

test('no page of the panel scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const order = await placeOrder(page);
  const areas = ['', '/members', '/news', '/events', '/shop', '/orders', '/settings', '/trash', '/health'];
  const forms = ['/news/create', '/events/create', '/shop/create', `/orders/${order.id}/show`];
  for (const path of [...areas, ...forms]) {
    await test.step(path, async () => {
      await openPanel(page, path);
      await expect(page.getByRole('button', { name: 'Logout', includeHidden: true })).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(await tooWide(page), path).toEqual([]);
    });
  }
});

test('text of twice the size fits on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  const { article, event, listing } = await itemPages(page);
  for (const path of ['/', '/news', '/news?tab=events', '/donate', article, event, listing]) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectFits(page);
  }
});
