import { type Browser, expect, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { delali, verify } from './member.ts';
import { ownPassword, testOnOwnProduct } from './ownProduct.ts';
import { logIn } from './panel.ts';
import { open } from './shopper.ts';
import { pressExactly } from './steps.ts';

const { profile: texts } = messages;

// A server of its own: logging out everywhere would end the other journeys' sessions.
const test = testOnOwnProduct();
test.describe.configure({ mode: 'serial' });

/** On another device: a new page has a storage of its own. */
async function asMember(browser: Browser, path = '/members'): Promise<Page> {
  const page = await browser.newPage();
  await open(page, path);
  await verify(page, delali.email);
  return page;
}

async function asAdministrator(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto('/admin/settings');
  await logIn(page, ownPassword);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  return page;
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The API's reply to a copied token. */
const statusOf = async (page: Page, token: string | null) =>
  (await page.request.get('/api/members', { headers: { authorization: `Bearer ${token}` } })).status();

test('logging out ends a copied token of the member', async ({ browser }) => {
  const page = await asMember(browser);
  const token = await stored(page, 'memberToken');
  expect(await statusOf(page, token)).toBe(200);
  await pressExactly(page, 'Log out');
  await expect(page).toHaveURL('/');
  await expect.poll(() => statusOf(page, token)).toBe(401);
});

test('a member can log out offline', async ({ browser }) => {
  const page = await asMember(browser);
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await pressExactly(page, 'Log out');
  await expect(page.getByText(texts.signedOut).first()).toBeVisible();
  expect(await stored(page, 'memberToken')).toBeNull();
});

test('a member logs out on all devices from their profile', async ({ browser }) => {
  const [phone, laptop] = [await asMember(browser), await asMember(browser)];
  await phone.getByRole('link', { name: 'My profile' }).click();
  await pressExactly(phone, 'Log out on all devices');
  // At the same time: the message goes after some seconds, however long the next page takes.
  await Promise.all([
    expect(phone.getByText(texts.signedOutEverywhere).first()).toBeVisible(),
    expect(phone).toHaveURL('/'),
  ]);
  await laptop.reload();
  // The page tries the old token first. Typing before the refusal would be lost with the page.
  await expect.poll(() => stored(laptop, 'memberToken')).toBeNull();
  await expect(laptop).toHaveURL(/\/member-login/);
  await verify(laptop, delali.email);
  await expect(laptop).toHaveURL(/\/members/);
});

test('an officer’s logout ends the session at the server too; the settings end all', async ({ browser }) => {
  const [office, home] = [await asAdministrator(browser), await asAdministrator(browser)];
  const copy = await browser.newPage();
  const token = await stored(office, 'admin-token');
  await office.getByRole('button', { name: 'Logout' }).click();
  await expect(office).toHaveURL('/admin/login');
  await expect.poll(() => statusOf(copy, token)).toBe(401);

  const again = await asAdministrator(browser);
  await again.route('**/api/auth/sign-out', (route) => route.abort());
  await pressExactly(again, 'Log out on all devices', messages.admin.logoutFailed);
  await again.unrouteAll();
  await pressExactly(again, 'Log out on all devices');
  await expect(again).toHaveURL('/admin/login');
  await home.reload();
  await expect(home).toHaveURL(/\/admin\/login/);
});
