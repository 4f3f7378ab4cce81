import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { expectColumns, logIn, refuse } from './panel.ts';
import { complaintsOf } from './shopper.ts';
import { testAtWidths } from './steps.ts';

const shownRows = (page: Page) => page.getByText(/^\d+ of \d+ shown$/);

test('the panel opens if the group cannot be read, and has its name at the next start', async ({ page }) => {
  // A hotel's login page answers every address with 200.
  await page.route('**/api/group', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hotel' }));
  await page.goto('/admin');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByText('Your year group').first()).toBeVisible();
  await page.unroute('**/api/group');
  await page.reload();
  await expect(page.getByText('2015 Year Group').first()).toBeVisible();
});

test('the administrator is refused, logs in, sees the news and logs out', async ({ page }) => {
  const logged = complaintsOf(page, /\/api\/admin\/login$/);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  // With a slow router, react-admin has redirected to it thousands of times.
  expect(visited.filter((url) => url.endsWith('/admin/login'))).toHaveLength(1);

  await logIn(page, 'a wrong password');
  await expect(page.getByRole('alert')).toHaveText(messages.admin.wrongPassword);
  await expect(page).toHaveURL('/admin/login');

  await logIn(page);
  await expect(page.getByText(messages.admin.loggedIn)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
  await expectColumns(page, 'Title', 'Category', 'Date');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(5);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
  await page.goto('/admin/news');
  await expect(page).toHaveURL('/admin/login');
  expect(logged).toEqual([]);
});

test('a deep link survives the login', async ({ page }) => {
  await page.goto('/admin/news?filter=%7B%22q%22%3A%22nowhere%20to%20be%20found%22%7D');
  await expect(page).toHaveURL('/admin/login');
  await logIn(page);
  await expect(page).toHaveURL(/\/admin\/news\?.*nowhere/);
  await expect(page.getByText(messages.news.adminEmpty)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(shownRows(page)).toBeVisible();
});

test('a refused session goes to the login', async ({ page }) => {
  await page.goto('/admin/news');
  await logIn(page);
  await expect(shownRows(page)).toBeVisible();
  const error = 'Please log in to continue.';
  await refuse(page, '**/api/news?*', 401, { error });
  await page.getByRole('button', { name: 'Sort by Title' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText(error)).toBeVisible();
});

testAtWidths('the panel has no axe violations', async (page) => {
  // A toast has other colours while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/news');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await logIn(page, '');
  await expect(page.getByRole('alert')).toHaveText('Password is required');
  await expectAccessible(page);
  await logIn(page);
  await expect(shownRows(page)).toBeVisible();
  await expectWellShown(page);
});
