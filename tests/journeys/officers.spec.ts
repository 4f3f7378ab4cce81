import { expect, type Page, test } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { runCommand } from '../support/command.ts';
import { expectAccessible, expectWellShown } from './accessibility.ts';
import { newPerson } from './member.ts';
import {
  addAuthenticator,
  codeOf,
  expectDashboard,
  expectSignedIn,
  field,
  invitationSubject,
  join,
  linkIn,
  logInAs,
  officerPassword,
  otherBrowser,
  storeCodes,
} from './officers.ts';
import { asAdmin, downloadFrom, openPanel, refuse } from './panel.ts';
import { expectTexts, fillIn, press, testAtWidths, visit } from './steps.ts';

const noPage = 'You cannot open this page.';
const areas = (page: Page) => page.getByRole('navigation', { name: 'Areas' }).getByRole('link');

test('an officer is invited, makes a passkey by one touch, and logs in by it on a phone', async ({
  page,
}) => {
  const { fullName: name, email } = newPerson();
  await openPanel(page, '/settings/officers');
  await press(page, 'Invite an officer');
  await fillIn(page, { Name: name, 'E-mail': email });
  await page.getByLabel('Treasurer').check();
  await press(page, 'Send the invitation', messages.officers.invited(email));
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('the link works until');

  const phone = await otherBrowser(page, 390);
  await addAuthenticator(phone);
  const link = await linkIn(email, invitationSubject);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
  await expect(phone.getByText('treasurer')).toBeVisible();
  expect(new URL(phone.url()).hash).toBe('');
  await expectAccessible(phone);
  await press(phone, 'Make a passkey');
  await storeCodes(phone);
  await expectDashboard(phone);
  await expectSignedIn(phone, name);
  // The bar of a phone, without the members: a treasurer does not see them.
  await expect(areas(phone)).toHaveText(['Dashboard', 'Content', 'Orders']);

  await press(phone, 'Logout');
  await press(phone, 'I have an account of my own');
  await press(phone, 'Log in with a passkey');
  await expectDashboard(phone);

  await visit(await otherBrowser(page), link, messages.officers.invitationUnknown);
});

test('password and code app; then a recovery code, once', async ({ page }) => {
  const { own, name, email } = await join(page, ['editor']);
  await own.goto('/admin/settings/account');
  await press(own, 'Set up a code app');
  const secret = (await own.locator('code').textContent()) ?? '';
  await field(own, 'Code of your app').fill(codeOf(secret));
  await press(own, 'Confirm');
  const [recoveryCode = ''] = await storeCodes(own);
  await press(own, 'Logout');

  await logInAs(own, email, 'a wrong password', messages.officers.wrongLogin);
  await logInAs(own, email);
  await field(own, 'Code of your app').fill('000 000');
  await press(own, 'Log in', messages.officers.wrongCode);
  await field(own, 'Code of your app').fill(codeOf(secret, 1));
  await press(own, 'Log in');
  await expectSignedIn(own, name);

  const withRecoveryCode = async () => {
    await press(own, 'Logout');
    await logInAs(own, email);
    await press(own, 'Use a recovery code');
    await field(own, 'Recovery code').fill(recoveryCode);
    await press(own, 'Log in');
  };
  await withRecoveryCode();
  await expectSignedIn(own, name);
  await withRecoveryCode();
  await expect(own.getByText(messages.officers.wrongCode)).toBeVisible();
});

test('another owner lets an officer in again', async ({ page }) => {
  const { own, name, email } = await join(page, ['secretary']);
  await own.goto('/admin/members');
  await expect(own.getByRole('heading', { name: 'Registrations', level: 1 })).toBeVisible();

  await openPanel(page, '/settings/officers');
  await press(page, `Let in again: ${name}`);
  await press(page, /^Let in again$/, messages.officers.letIn(name));

  await own.reload();
  await expect(own).toHaveURL('/admin/login');
  await logInAs(own, email, officerPassword, messages.officers.wrongLogin);
  await own.goto(await linkIn(email, /A new way into the website/));
  await field(own, 'New password').fill(`${officerPassword}-again`);
  await press(own, 'Save and go on');
  await expectSignedIn(own, name);
});

test('the server’s command lets an officer in when nobody else can', async ({ page, baseURL }) => {
  const { own, email } = await join(page, ['editor']);
  const settings = { DATABASE_URL: process.env.TEST_DATABASE_URL ?? '', PUBLIC_URL: baseURL ?? '' };
  const { code, out } = await runCommand('officer', settings, 'reset', email);
  expect(code).toBe(0);
  await own.goto('/admin/news');
  await expect(own).toHaveURL('/admin/login');
  await addAuthenticator(own);
  await own.goto(/\/admin\/invitation#[\w-]{43}/.exec(out)?.[0] ?? '');
  await press(own, 'Make a passkey');
  await storeCodes(own);
  await expectDashboard(own);
});

test('an officer who loses a role is told so at the next call, and stays logged in', async ({ page }) => {
  const { own, id, name, email } = await join(page, ['secretary', 'editor']);
  await own.goto('/admin/members');
  await expect(areas(own).filter({ hasText: 'Registrations' })).toBeVisible();
  const sort = own.getByRole('button', { name: 'Sort by Name' });
  await expect(sort).toBeVisible();
  await asAdmin(page, 'PUT', `/api/admin/officers/${id}`, { name, email, roles: ['editor'] });
  await sort.click();
  await expectTexts(own, noPage, 'Only the owner, the secretary or the auditor can do this.');
  await expect(areas(own).filter({ hasText: 'Registrations' })).toHaveCount(0);
  await areas(own).filter({ hasText: 'Content' }).click();
  await expect(own.getByRole('link', { name: 'Create News' })).toBeVisible();
});

test('a button that the roles never allow is not there; its page says who may open it', async ({ page }) => {
  const { own } = await join(page, ['auditor']);
  await own.goto('/admin/news');
  await expect(own.locator('tbody').getByRole('row').first()).toBeVisible();
  await expect(own.getByText('Create News')).toHaveCount(0);
  await visit(own, '/admin/news/create', noPage, 'Only the owner or the editor can do this.');
});

test('a dangerous action asks for a new proof, and goes on after it', async ({ page }) => {
  await openPanel(page);
  await expectDashboard(page);
  // As when the login is older than ten minutes.
  const error = messages.officers.proofNeeded;
  await refuse(page, '**/api/admin/members/download', 403, { error, code: 'proof-needed' });
  await press(page, 'Download Members Data');
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  await press(dialog, 'Cancel', messages.admin.notProved);

  await press(page, 'Download Members Data');
  await dialog.getByLabel('Password').fill('a wrong password');
  await press(dialog, 'Go on');
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page);
  await page.unrouteAll();
  await dialog.getByLabel('Password').fill(process.env.JOURNEY_ADMIN_PASSWORD ?? '');
  await downloadFrom(page, dialog.getByRole('button', { name: 'Go on' }));
  await expect(dialog).toBeHidden();
});

test('who must set up a second factor does so before anything else', async ({ page }) => {
  const { own } = await join(page, ['editor'], 390);
  await addAuthenticator(own);
  // As in live mode.
  await own.route('**/api/admin/me', async (route) => {
    const reply = await route.fetch();
    const account = (await reply.json()) as { passkeys: number };
    const json = { ...account, mustSetUpSecondFactor: account.passkeys === 0 };
    await route.fulfill({ response: reply, json });
  });
  await own.goto('/admin/news');
  await expect(own.getByRole('heading', { name: 'Set up a second factor', level: 1 })).toBeVisible();
  await expect(areas(own)).toHaveCount(0);
  await expectAccessible(own);
  await press(own, 'Make a passkey');
  await storeCodes(own);
  await expect(own.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
});

testAtWidths('the pages of officers have no axe violations', async (page) => {
  await openPanel(page, '/settings/officers');
  await expect(page.getByRole('list', { name: 'Officers' })).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Invite an officer');
  await expectAccessible(page);
  await page.goto('/admin/settings/account');
  await expect(page.getByRole('list', { name: 'Logins' })).toBeVisible();
  await expectWellShown(page);
  await visit(page, '/admin/invitation#not-a-token', 'This invitation cannot be used.');
  await expectAccessible(page);
});
