import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits } from './accessibility.ts';
import { openPanel } from './panel.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Areas' });
const menu = (page: Page) => page.getByRole('menu');

test('the areas of every day are under the thumb, and the rest in a menu', async ({ page }) => {
  await openPanel(page);
  await expect(bar(page)).toHaveText('DashboardRegistrationsContentOrdersMore');
  await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: 'Registrations' }).tap();
  await expect(page).toHaveURL('/admin/members');
  await expect(page.getByRole('heading', { name: 'Registrations', level: 1 })).toBeVisible();

  await bar(page).getByRole('button', { name: 'More' }).tap();
  for (const name of ['Events', 'Shop', 'Settings', 'Trash', 'My account', 'Handbook'])
    await expect(menu(page).getByRole('menuitem', { name })).toBeVisible();
  await expectAccessible(page);
  await menu(page).getByRole('menuitem', { name: 'Events' }).tap();
  await expect(page).toHaveURL('/admin/events');
  await expect(menu(page)).toBeHidden();
});

test('areas that an officer may not read are not offered', async ({ page }) => {
  await page.route('**/api/admin/me', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), roles: ['editor'] } });
  });
  await openPanel(page, '/news');
  await expect(bar(page).locator('a, button')).toHaveText(['Dashboard', 'Content', 'More']);
  await bar(page).getByRole('button', { name: 'More' }).tap();
  await expect(menu(page).getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(menu(page).getByRole('menuitem', { name: 'Officers' })).toHaveCount(0);
});

test('filters and order are each behind a button, and a filter can be taken away', async ({ page }) => {
  await openPanel(page, '/orders');
  await page.getByRole('button', { name: 'Add filter' }).tap();
  await page.getByRole('menuitemcheckbox', { name: 'Status' }).tap();
  await page.getByLabel('Status', { exact: true }).tap();
  await page.getByRole('option', { name: 'Delivered' }).tap();
  await expect(page).toHaveURL(/delivered/);
  await page.getByRole('button', { name: /^Sort by/ }).tap();
  await page.getByRole('menuitem').first().tap();
  await expect(page).toHaveURL(/order=ASC/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectFits(page);
  await page.getByRole('button', { name: 'Remove this filter' }).tap();
  await expect(page).not.toHaveURL(/delivered/);
});

for (const path of ['/orders', '/members', '/news', '/events', '/shop']) {
  test(`the first card of ${path} begins at 200 px or higher, and nothing scrolls sideways at 320 px`, async ({
    page,
  }) => {
    await openPanel(page, path);
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.y).toBeLessThanOrEqual(200);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
  });
}

test('a card opens where it is pressed, and its buttons do only their own', async ({ page }) => {
  await openPanel(page, '/events');
  const card = page.getByRole('main').getByRole('listitem').first();
  await card.getByRole('checkbox').check();
  await expect(page).toHaveURL('/admin/events');
  await card.tap({ position: { x: 24, y: 24 } });
  await expect(page).toHaveURL(/\/admin\/events\/edit\//);
  // However long the form is, what saves it is above the bar.
  const save = page.getByRole('button', { name: 'Save Changes' });
  await expect(save).toBeInViewport({ ratio: 1 });
  const [button, areas] = [await save.boundingBox(), await bar(page).boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(areas?.y ?? 0);
});

test('a dialog has 8 px around it and a button that cancels it', async ({ page }) => {
  await openPanel(page, '/settings');
  await page.getByLabel('Batch size').fill('1');
  await page.getByRole('button', { name: 'Delete Members by Batch' }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect((await dialog.boundingBox())?.x).toBe(8);
  await dialog.getByRole('button', { name: 'Cancel' }).tap();
  await expect(dialog).toBeHidden();
});

test('the bar of areas is in the window, and the create button covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPanel(page, '/members');
  const chosen = page.getByRole('region', { name: 'Chosen rows' });
  const boxOf = async (place: Locator) =>
    (await place.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  for (const area of await bar(page).locator('a, button').all()) {
    const { x, width } = await boxOf(area);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
  }
  const create = page.getByRole('link', { name: 'Add Member' });
  const number = page.getByRole('combobox', { name: 'Rows at a time' });
  await number.focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const lowest = await boxOf(number);
  expect(lowest.y + lowest.height).toBeLessThanOrEqual((await boxOf(create)).y);
  await page.getByRole('main').getByRole('checkbox').first().check();
  // The middle, and each corner.
  const { width, height } = await boxOf(chosen.getByRole('button', { name: 'Delete' }));
  for (const x of [4, width / 2, width - 4])
    await chosen
      .getByRole('button', { name: 'Delete' })
      .tap({ trial: true, position: { x, y: height - 4 }, timeout: 5000 });
});

test('a text in a form has all its lines in sight', async ({ page }) => {
  await openPanel(page, '/settings/group/about');
  const texts = page.getByRole('main').locator('textarea:not([aria-hidden])');
  await expect(texts.first()).toBeVisible();
  const cut = () =>
    texts.evaluateAll((all) => all.filter((text) => text.scrollHeight > text.clientHeight + 1).length);
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  await expect.poll(cut).toBe(0);
});
