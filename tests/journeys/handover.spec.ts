import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { freePort } from '../../tools/freePort.ts';
import { type Run, start } from '../support/server.ts';
import { expectAccessible } from './accessibility.ts';
import { codeFor, lettersTo } from './member.ts';
import { orderAndPay, payAtProvider } from './shopper.ts';

const [password, newPassword] = ['plum ladder quiet nine', 'velvet otter seven harbour'];
const owner = 'ama.owner@example.com';
const newOwner = { name: 'Esi Newowner', email: 'esi.newowner@example.com', roles: ['owner'] };

test.describe('a handover', () => {
  test.describe.configure({ mode: 'serial', timeout: 480_000 });
  let folder = '';
  let run: Run;
  let settings: Record<string, string> = {};

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journey-handover-'));
    const port = String(await freePort());
    settings = {
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      ADMIN_PASSWORD: password,
      TOKEN_SECRET: 'o'.repeat(43),
      RATE_LIMITS: 'logins',
    };
    run = await start(settings);
  });
  test.afterAll(async () => {
    await run?.end('SIGTERM');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const at = (path: string) => `${settings.PUBLIC_URL}${path}`;
  const step = (page: Page, title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const isDone = (page: Page, title: string) =>
    expect(page.getByRole('heading', { name: `${title} (done)` })).toBeVisible({ timeout: 180_000 });

  async function logIn(page: Page, word: string): Promise<void> {
    await page.goto(at('/admin/settings/handover'));
    await page.getByLabel('Password', { exact: true }).fill(word);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Handover' })).toBeVisible();
  }

  /** Calls the API as the officer with this token, or as nobody. */
  async function call<Reply>(method: string, path: string, body?: object, token?: string): Promise<Reply> {
    const reply = await fetch(at(path), {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    expect(reply.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text) as Reply;
  }

  async function invitationOf(email: string): Promise<string> {
    let token = '';
    await expect
      .poll(async () => {
        const [letter = ''] = await lettersTo(email, folder);
        token = /invitation#([\w-]{43})/.exec(letter.replaceAll(/=\r?\n/g, ''))?.[1] ?? '';
        return token;
      })
      .not.toBe('');
    return token;
  }

  /** The new owner uses the link, chooses a password and sets up a code app. */
  async function joinAsNewOwner(): Promise<void> {
    const accepted = { token: await invitationOf(newOwner.email), password: 'seven quiet velvet plums' };
    const { token: theirs } = await call<{ token: string }>('POST', '/api/admin/invitation/accept', accepted);
    const { challengeId, secret } = await call<{ challengeId: string; secret: string }>(
      'POST',
      '/api/admin/me/code-app',
      undefined,
      theirs,
    );
    const code = new TOTP({ secret }).generate();
    await call('PUT', '/api/admin/me/code-app', { challengeId, code }, theirs);
  }

  test('is done step by step, and ends in a printed sheet', async ({ page, browser }, info) => {
    await logIn(page, password);
    await page.getByRole('button', { name: 'Start the handover' }).click();
    await expect(step(page, 'The new officers are in')).toContainText('No new owner has signed in');
    await expectAccessible(page);

    const { token } = await call<{ token: string }>('POST', '/api/admin/login', { password });
    const officers = await call<{ id: string; name: string; isOwnerAccount: boolean }[]>(
      'GET',
      '/api/admin/officers',
      undefined,
      token,
    );
    const account = officers.find(({ isOwnerAccount }) => isOwnerAccount);
    const leaver = officers.find(({ isOwnerAccount }) => !isOwnerAccount);
    if (!account || !leaver) throw new Error('The demo has no officers.');
    await call('PUT', `/api/admin/officers/${account.id}`, { email: owner }, token);
    await call('POST', '/api/admin/officers', newOwner, token);
    await joinAsNewOwner();
    await page.reload();
    await isDone(page, 'The new officers are in');

    // Without a connection the page says why it was not saved; the tick stays.
    await page.route('**/api/admin/handover', (route) => route.abort());
    const tick = page.getByRole('checkbox', { name: leaver.name });
    await tick.check();
    const save = page.getByRole('button', { name: 'Save who leaves' });
    await save.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(tick).toBeChecked();
    await page.unrouteAll({ behavior: 'wait' });
    await save.click();
    await expect(step(page, 'Those who leave are out')).toContainText(`${leaver.name} is still an officer.`);
    await call('DELETE', `/api/admin/officers/${leaver.id}`, undefined, token);
    await page.reload();
    await isDone(page, 'Those who leave are out');

    await page.getByRole('button', { name: 'Send me the letter' }).click();
    await expect(step(page, 'A letter arrived')).toContainText(owner);
    await page.getByLabel('Code in the letter').fill(await codeFor(owner, folder));
    await page.getByRole('button', { name: 'Check the code' }).click();
    await isDone(page, 'A letter arrived');

    await page.getByRole('button', { name: 'Back up and restore' }).click();
    await isDone(page, 'A backup was restored');

    const shopper = await browser.newPage({ baseURL: at('') });
    await orderAndPay(shopper);
    await payAtProvider(shopper);
    await shopper.close();

    for (const name of ['Domain', 'Mailboxes', 'Server']) {
      const group = page.getByRole('group', { name });
      await group.getByLabel('Company').fill('A company in Accra');
      await group.getByLabel('Who has the login').fill(newOwner.name);
      await group.getByLabel('Ends on').fill('2099-03-01');
    }
    await page.getByRole('button', { name: 'Save the renewals' }).click();
    await isDone(page, 'The renewals are known');
    await isDone(page, 'A payment went through');
    await expect(page.getByRole('button', { name: 'Finish the handover' })).toBeDisabled();

    await run.end('SIGTERM');
    run = await start({ ...settings, ADMIN_PASSWORD: newPassword, TOKEN_SECRET: 'n'.repeat(43) });
    await page.evaluate(() => localStorage.clear());
    await logIn(page, newPassword);
    await isDone(page, 'The secrets are new');
    await page.getByRole('button', { name: 'Finish the handover' }).click();
    await expect(page.getByText(/The last handover was finished on/)).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Handover of the website' })).toBeVisible();
    await expect(page.getByText(`${leaver.name} was removed`)).toBeVisible();
    await page.screenshot({ path: info.outputPath('handover-sheet.png'), fullPage: true });
  });
});
