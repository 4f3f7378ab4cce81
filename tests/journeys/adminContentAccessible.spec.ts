import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { editorOf, oldestFirst } from './contents.ts';
import { openPanel } from './panel.ts';
import { testAtWidths } from './steps.ts';

/** The link to a row's form: in its actions, or, where rows are cards, its name. */
function firstRow(page: Page): Locator {
  const card = page.getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link');
  return card.or(page.getByRole('link', { name: /^Edit / })).first();
}

/** Pages, and what is there when they are ready. */
const pages: [string, (page: Page) => Locator][] = [
  ['/admin', (page) => page.getByRole('region', { name: 'Total revenue' }).locator('svg').first()],
  ['/admin/settings', (page) => page.getByRole('link', { name: 'The website', exact: true })],
  ['/admin/events', firstRow],
  ['/admin/shop', firstRow],
  ['/admin/trash', (page) => page.getByRole('heading', { name: 'Trash', level: 1 })],
  ['/admin/news/create', editorOf],
  ['/admin/events/create', editorOf],
  ['/admin/settings/group/giving', (page) => page.getByLabel('Word of thanks')],
  ['/admin/shop/create', (page) => page.getByLabel('Price (GH₵)')],
];

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [path, isReady] of pages)
  testAtWidths(`${path} has no axe violations`, async (page) => {
    await openPanel(page, path.replace('/admin', ''));
    await expect(isReady(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectWellShown(page);
  });

testAtWidths('the news form has no axe violations', async (page) => {
  await openPanel(page, `/news${oldestFirst}`);
  await firstRow(page).click();
  // A tooltip of what the mouse rests on would be outside of the landmarks.
  await page.mouse.move(0, 0);
  await expect(editorOf(page)).toBeVisible();
  await expectAccessible(page);
});
