import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { proofMs } from '@year-group/api-types/officers/rights';
import { expectLink, read } from './steps.ts';

const tokens = new Map<string, { token: Promise<string>; until: number }>();

/** The owner's token: asked for as seldom as its proof allows, because password attempts are limited. */
async function tokenFor(page: Page): Promise<string> {
  const password = process.env.JOURNEY_ADMIN_PASSWORD ?? '';
  const known = tokens.get(password);
  if (known && known.until > Date.now()) return known.token;
  const login = page.request.post('/api/admin/login', { data: { password } });
  const token = login.then(async (reply) => (await reply.json()).token as string);
  tokens.set(password, { token, until: Date.now() + proofMs / 2 });
  return token;
}

/** Opens a page of the panel as the administrator. */
export async function openPanel(page: Page, path = ''): Promise<void> {
  const token = await tokenFor(page);
  await page.addInitScript((received) => {
    // Only once: a session that a journey ends must stay ended.
    if (sessionStorage.getItem('opened')) return;
    sessionStorage.setItem('opened', 'yes');
    localStorage.setItem('admin-token', received);
  }, token);
  await page.goto(`/admin${path}`);
}

/** The path of a list of the panel with a filter. */
export const filtered = (path: string, filter: object) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Fills in the login form. */
export async function logIn(page: Page, password = process.env.JOURNEY_ADMIN_PASSWORD ?? ''): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Ends the session, as after a long pause; the next call says so. */
export const endSession = (page: Page) => page.evaluate(() => localStorage.setItem('admin-token', 'expired'));

/** Logs in where the panel asks for it. */
export async function logInAgain(page: Page): Promise<void> {
  await expect(page).toHaveURL('/admin/login');
  await logIn(page);
}

/** A call of the API as the administrator. */
export async function asAdmin(page: Page, method: string, path: string, data?: object) {
  const headers = { authorization: `Bearer ${await tokenFor(page)}` };
  return page.request.fetch(path, { method, headers, ...(data && { data }) });
}

/** Reads from the API as the administrator. */
export const readAsAdmin = async (page: Page, path: string) => (await asAdmin(page, 'GET', path)).json();

/** Makes the server refuse matching calls, of one method or all, until `page.unrouteAll()`. */
export async function refuse(
  page: Page,
  call: string | RegExp,
  status: number,
  { error = 'Something went wrong on our side.', method = '', code = 'internal-error' } = {},
): Promise<void> {
  const json = { error, message: error, code: status === 401 ? 'unauthorised' : code };
  await page.route(call, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill({ status, json }),
  );
}

/** Offers a listing of its own, in a category where no other journey buys. */
export async function offerListing(page: Page, fields: object = {}) {
  const [{ imageUrl }] = await read(page, '/api/shop');
  const texts = { title: `Shirt ${randomUUID().slice(0, 8)}`, description: 'For a journey.', imageUrl };
  const data = { ...texts, price: 100, category: 'Other', condition: 'new', ...fields };
  const reply = await asAdmin(page, 'POST', '/api/shop', data);
  expect(reply.ok(), await reply.text()).toBe(true);
  const { id } = await reply.json();
  return {
    id,
    title: data.title,
    path: `/shop/${id}`,
    change: (changes: object) => asAdmin(page, 'PUT', `/api/shop/${id}`, changes),
    remove: () => asAdmin(page, 'DELETE', `/api/shop/${id}`),
  };
}

/** Publishes a news item through the API; resolves to its id. */
export async function publishNews(page: Page, title: string): Promise<string> {
  const [model] = (await read(page, '/api/news?limit=1')).news;
  const reply = await asAdmin(page, 'POST', '/api/news', { ...model, title });
  return (await reply.json()).id;
}

/** The text of the file that a button downloads. */
export async function downloadFrom(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** The table row, or on a phone the card, with this text. */
export const rowWith = (page: Page, words: string) =>
  page.locator('tbody tr, main li').filter({ hasText: words });

/** Ticks the rows with these texts. */
export async function chooseRows(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) await rowWith(page, text).getByRole('checkbox').check();
}

/** A table with these columns. */
export async function expectColumns(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible();
}

/** A phone number as people write it: local, in groups, without the plus, and in full. */
export const formsOf = (phone: string): string[] => {
  const local = `0${phone.slice(4)}`;
  return [local, local.replace(/^(...)(...)/, '$1 $2 '), phone.slice(1), phone];
};

/** A dialog with three ways to reach somebody. */
export async function expectContacts(dialog: Locator, email: string, phone: string): Promise<void> {
  await expectLink(dialog, /^Call/, `tel:${phone}`);
  await expectLink(dialog, /^Mail/, `mailto:${email}`);
  await expectLink(dialog, /^WhatsApp/, `https://wa.me/${phone.slice(1)}`);
}

/** Waits until the files of all pages are on this device. */
export const hasAllFiles = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until what was read is on this device, of a query that has this word in its key. */
export const isKept = (page: Page, word: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const opening = indexedDB.open('keyval-store');
        await new Promise((resolve) => opening.addEventListener('success', resolve));
        const reading = opening.result.transaction('keyval').objectStore('keyval').getAll();
        await new Promise((resolve) => reading.addEventListener('success', resolve));
        return JSON.stringify(reading.result);
      }),
    )
    .toContain(word);
