import { expect, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { button, delali, openAs, registerNew, verify } from './member.ts';
import { refuse } from './panel.ts';
import { complaintsOf, open } from './shopper.ts';
import { core, hold, pressExactly, requestsOf } from './steps.ts';

const { directory: texts } = messages;

test('search, filter, page, open, back', core, async ({ page }) => {
  const logged = complaintsOf(page);
  await openAs(page, delali.email);
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  await expect(button(page, 'Previous')).toBeDisabled();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/members?page=2');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(page.getByText(/^\d+ members$/)).toBeFocused();
  await page.goBack();
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();

  await page.getByRole('link', { name: 'Next' }).click();
  const asked = requestsOf(page, 'GET', 'searchTerm');
  const search = page.getByPlaceholder(texts.searchPlaceholder);
  await search.pressSequentially('kpo');
  await expect(page).toHaveURL('/members?q=kpo');
  await expect(page.getByText('1 member found')).toBeVisible();
  expect(asked).toEqual(['/api/members?page=1&limit=30&searchTerm=kpo']);

  await page.getByRole('link', { name: delali.fullName }).click();
  await expect(page.getByRole('heading', { level: 1, name: delali.fullName })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/members?q=kpo');
  await expect(search).toHaveValue('kpo');
  await expect(page.getByText('1 member found')).toBeVisible();

  await page.getByLabel('House').selectOption('Akro House');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register Now' })).toHaveAttribute('href', '/register');
  await pressExactly(page, 'Clear');
  const option = page.getByLabel('Location').getByRole('option', { name: /^Tamale \(\d+\)$/ });
  const count = /\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1];
  await page.getByLabel('Location').selectOption('Tamale');
  await expect(page.getByText(new RegExp(`^${count} members? found$`))).toBeVisible();
  expect(logged).toEqual([]);
});

test('a slow reply to an older search never replaces a newer one', core, async ({ page }) => {
  await openAs(page, delali.email);
  const release = await hold(page, '**/api/members?*searchTerm=kwame');
  const older = page.waitForResponse(/searchTerm=kwame$/);
  const search = page.getByPlaceholder(texts.searchPlaceholder);
  await search.fill('kwame');
  await expect(page).toHaveURL('/members?q=kwame');
  await search.fill('kpodo');
  await expect(page.getByText('1 member found')).toBeVisible();
  release();
  await (await older).finished();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([delali.fullName]);
});

test('a search keeps the focus while the next page loads', core, async ({ page }) => {
  await openAs(page, delali.email);
  const release = await hold(page, '**/api/members?page=2&*');
  await page.getByRole('link', { name: 'Next' }).click();
  const search = page.getByPlaceholder(texts.searchPlaceholder);
  await search.click();
  release();
  await expect(page.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.keyboard.type('kpodo');
  await expect(search).toHaveValue('kpodo');
  await expect(page.getByText('1 member found')).toBeVisible();
});

test('a search survives the end of the session', core, async ({ page }) => {
  const logged = complaintsOf(page, /\/api\/members/);
  const leaver = await registerNew(page);
  await openAs(page, leaver.email);
  await expect(page.getByText(/^\d+ members$/)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('memberToken'));
  await page.request.delete('/api/members/me', { headers: { authorization: `Bearer ${token}` } });

  await page.getByPlaceholder(texts.searchPlaceholder).fill('kpodo');
  await expect(page).toHaveURL('/member-login?next=%2Fmembers%3Fq%3Dkpodo');
  expect(await page.evaluate(() => localStorage.getItem('memberToken'))).toBeNull();
  await verify(page, delali.email);
  await expect(page).toHaveURL('/members?q=kpodo');
  await expect(page.getByRole('link', { name: delali.fullName })).toBeVisible();
  expect(logged).toEqual([]);
});

test('a directory that cannot be read shows an error and a retry button', core, async ({ page }) => {
  await openAs(page, delali.email, '/members?q=kpodo');
  await refuse(page, '**/api/members?*', 400);
  await open(page, '/members');
  await expect(page.getByRole('alert')).toContainText(texts.failed);
  await page.unrouteAll();
  await pressExactly(page, 'Try again', /^\d+ members$/);
});
