import type { Page } from '@playwright/test';

const tokens = new Map<string, Promise<string>>();

/** The administrator's token, asked for once in each worker: password attempts are counted. */
async function tokenFor(page: Page): Promise<string> {
  const password = process.env.JOURNEY_ADMIN_PASSWORD ?? '';
  const token =
    tokens.get(password) ??
    page.request
      .post('/api/admin/login', { data: { password } })
      .then((reply) => reply.json())
      .then(({ token: received }: { token: string }) => received);
  tokens.set(password, token);
  return token;
}

/** Opens a page of the panel as the administrator. */
export async function openPanel(page: Page, path = ''): Promise<void> {
  const token = await tokenFor(page);
  await page.addInitScript((received) => {
    // Once only: a session that a journey ends must stay ended.
    if (sessionStorage.getItem('opened')) return;
    sessionStorage.setItem('opened', 'yes');
    localStorage.setItem('admin-token', received);
  }, token);
  await page.goto(`/admin${path}`);
}

/** Lets the server refuse a call in these words, until `page.unrouteAll()`. */
export async function refuse(page: Page, path: string, error: string, status = 400): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({ status, json: { error, message: error, code: 'refused' } }),
  );
}
