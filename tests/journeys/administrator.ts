import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

const password = process.env.JOURNEY_ADMIN_PASSWORD ?? '';
const pictures = join(import.meta.dirname, '../../site/public/images');

/** Pictures to upload, and a file that is none. */
export const files = {
  gate: join(pictures, 'gate-960.webp'),
  other: join(pictures, 'gate-1600.avif'),
  noPicture: join(import.meta.dirname, '../../README.md'),
};

/** Query of a list that shows the demo's rows first, which no journey deletes, and not what others publish meanwhile. */
export const oldestFirst = '?sort=createdAt&order=ASC';

let token: Promise<string> | undefined;

async function askForToken(request: APIRequestContext): Promise<string> {
  const reply = await request.post('/api/admin/login', { data: { password } });
  const { token: received } = (await reply.json()) as { token: string };
  return received;
}

/** The administrator's token, asked for once. */
async function adminToken(page: Page): Promise<string> {
  token ??= askForToken(page.request);
  return token;
}

/** Headers of a call that the administrator makes without the panel. */
export const asAdmin = async (page: Page) => ({ authorization: `Bearer ${await adminToken(page)}` });

/** Opens a page of the panel as the administrator. */
export async function openPanel(page: Page, path: string): Promise<void> {
  const received = await adminToken(page);
  await page.goto('/admin/login');
  await page.evaluate((value) => localStorage.setItem('admin-token', value), received);
  await page.goto(path);
}

/** Types the password, as somebody does whose session has ended. */
export async function logInAgain(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Lets a call of the panel be refused; what the server would say comes with it. */
export async function refuse(
  page: Page,
  call: string | RegExp,
  status: number,
  method?: string,
): Promise<void> {
  const error = status === 401 ? 'Please log in to continue.' : 'Something went wrong on our side.';
  const code = status === 401 ? 'unauthorised' : 'internal-error';
  await page.route(call, (route) =>
    method && route.request().method() !== method
      ? route.fallback()
      : route.fulfill({ status, json: { error, message: error, code } }),
  );
}

/** Where rich text is written. */
export const editorOf = (page: Page) => page.locator('[contenteditable="true"]');

/** Chooses pictures and waits until they have arrived. */
export async function choosePicture(page: Page, ...paths: string[]): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles(paths);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Fails when a page has anything that keeps people out. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
