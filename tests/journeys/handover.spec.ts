import { expect, type Page } from '@playwright/test';
import type { Officer } from '@year-group/api-types/officers/officers';
import { TOTP } from 'otpauth';
import { expectAccessible } from './accessibility.ts';
import { codeFor } from './member.ts';
import { invitationSubject, linkIn } from './officers.ts';
import { ownPassword, testOnOwnProduct } from './ownProduct.ts';
import { asAdmin, logIn, readAsAdmin } from './panel.ts';
import { orderAndPay, payAtProvider } from './shopper.ts';
import { fillIn, press } from './steps.ts';

const newPassword = 'velvet otter seven harbour';
const owner = 'ama.owner@example.com';
const newOwner = { name: 'Esi Newowner', email: 'esi.newowner@example.com', roles: ['owner'] };
const test = testOnOwnProduct({ TOKEN_SECRET: 'o'.repeat(43), RATE_LIMITS: 'logins' });

test.describe('a handover', () => {
  test.describe.configure({ mode: 'serial', timeout: 480_000 });

  const step = (page: Page, title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  const isDone = (page: Page, title: string) =>
    expect(page.getByRole('heading', { name: `${title} (done)` })).toBeVisible({ timeout: 180_000 });

  async function openHandover(page: Page, password: string): Promise<void> {
    await page.goto('/admin/settings/handover');
    await logIn(page, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Handover' })).toBeVisible();
  }

  /** The new owner uses the link, chooses a password and sets up a code app. */
  async function joinAsNewOwner({ request }: Page, folder: string): Promise<void> {
    const [, invitation] = (await linkIn(newOwner.email, invitationSubject, folder)).split('#');
    const data = { token: invitation, password: 'seven quiet velvet plums' };
    const accepted = await request.post('/api/admin/invitation/accept', { data });
    const headers = { authorization: `Bearer ${(await accepted.json()).token}` };
    const begun = await request.post('/api/admin/me/code-app', { headers });
    const { challengeId, secret } = await begun.json();
    const code = new TOTP({ secret }).generate();
    const confirmed = await request.put('/api/admin/me/code-app', { headers, data: { challengeId, code } });
    expect(confirmed.ok(), await confirmed.text()).toBe(true);
  }

  test('is done step by step, and ends in a printed sheet', async ({ page, browser, product }, info) => {
    await openHandover(page, ownPassword);
    await press(page, 'Start the handover');
    await expect(step(page, 'The new officers are in')).toContainText('No new owner has logged in');
    await expectAccessible(page);

    const change = async (method: string, path: string, data?: object) =>
      expect((await asAdmin(page, method, path, data)).ok()).toBe(true);
    const officers: Officer[] = await readAsAdmin(page, '/api/admin/officers');
    const account = officers.find(({ isOwnerAccount }) => isOwnerAccount);
    const leaver = officers.find(({ isOwnerAccount }) => !isOwnerAccount);
    if (!account || !leaver) throw new Error('The demo has no officers.');
    await change('PUT', `/api/admin/officers/${account.id}`, { email: owner });
    await change('POST', '/api/admin/officers', newOwner);
    await joinAsNewOwner(page, product.folder);
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
    await change('DELETE', `/api/admin/officers/${leaver.id}`);
    await page.reload();
    await isDone(page, 'Those who leave are out');

    await press(page, 'Send me the letter');
    await expect(step(page, 'A letter arrived')).toContainText(owner);
    await page.getByLabel('Code in the letter').fill(await codeFor(owner, product.folder));
    await press(page, 'Check the code');
    await isDone(page, 'A letter arrived');

    await press(page, 'Back up and restore');
    await isDone(page, 'A backup was restored');

    const shopper = await browser.newPage({ baseURL: product.url });
    await orderAndPay(shopper);
    await payAtProvider(shopper);
    await shopper.close();

    for (const name of ['Domain', 'Mailboxes', 'Server']) {
      const renewal = { Company: 'A company in Accra', 'Who has the login': newOwner.name };
      await fillIn(page.getByRole('group', { name }), { ...renewal, 'Ends on': '2099-03-01' });
    }
    await press(page, 'Save the renewals');
    await isDone(page, 'The renewals are known');
    await isDone(page, 'A payment went through');
    await expect(page.getByRole('button', { name: 'Finish the handover' })).toBeDisabled();

    await product.restart({ ADMIN_PASSWORD: newPassword, TOKEN_SECRET: 'n'.repeat(43) });
    await page.evaluate(() => localStorage.clear());
    await openHandover(page, newPassword);
    await isDone(page, 'The secrets are new');
    await press(page, 'Finish the handover', /The last handover was finished on/);

    await page.evaluate(() => Object.assign(window, { print: () => {} }));
    await press(page, 'Print the sheet');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Handover of the website' })).toBeVisible();
    await expect(page.getByText(`${leaver.name} was removed`)).toBeVisible();
    await page.screenshot({ path: info.outputPath('handover-sheet.png'), fullPage: true });
  });
});
