import { type Browser, expect, type Page } from '@playwright/test';
import type { Role } from '@year-group/api-types/officers/rights';
import { TOTP } from 'otpauth';
import { letterTo, newPerson } from './member.ts';
import { asAdmin } from './panel.ts';
import { press } from './steps.ts';

/** An officer's password in these journeys. */
export const officerPassword = 'kenkey-harmattan-brigade-eleven';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Gives the page a device that holds passkeys and answers every question by itself. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** A page of somebody else's browser. */
export async function otherBrowser(page: Page, width = 1280): Promise<Page> {
  const browser = page.context().browser() as Browser;
  return browser.newPage({ viewport: { width, height: 844 } });
}

/** The address of the link in the newest letter with these words in its subject. */
export async function linkIn(email: string, subject: RegExp, folder?: string): Promise<string> {
  const letter = (await letterTo(email, subject, folder)).replaceAll(/=\r?\n/g, '');
  const [path] = /\/admin\/invitation#[\w-]{43}/.exec(letter) ?? [];
  expect(path).toBeDefined();
  return path ?? '';
}

export const invitationSubject = /Help to run the website/;

/** A code of the app now, or of a later step: each counts once. */
export const codeOf = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

/** Invites somebody through the API, who uses the link with a password; resolves to them and a page of theirs. */
export async function join(owner: Page, roles: Role[], width?: number) {
  const { fullName: name, email } = newPerson();
  const invited = await asAdmin(owner, 'POST', '/api/admin/officers', { name, email, roles });
  expect(invited.status()).toBe(201);
  const { id } = await invited.json();
  const token = (await linkIn(email, invitationSubject)).split('#')[1];
  const own = await otherBrowser(owner, width);
  const data = { token, password: officerPassword };
  const reply = await own.request.post('/api/admin/invitation/accept', { data });
  expect(reply.status()).toBe(200);
  await own.goto('/admin/login');
  await press(own, 'I have an account of my own');
  await own.evaluate((received) => localStorage.setItem('admin-token', received), (await reply.json()).token);
  return { id, name, email, own };
}

/** Logs in with e-mail and password; the page then says this. */
export async function logInAs(page: Page, email: string, password = officerPassword, ...said: string[]) {
  await field(page, 'E-mail').fill(email);
  await field(page, 'Password').fill(password);
  await press(page, 'Login', ...said);
}

/** Stores the recovery codes that the page shows and goes on; resolves to them. */
export async function storeCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: /^Recovery codes of/ })).toBeVisible();
  const shown = page.getByRole('region', { name: /^Recovery codes of/ });
  const codes = await shown.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByLabel('I have stored them').check();
  await press(page, 'Go on');
  return codes;
}

export const expectDashboard = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

/** The panel's header says who is logged in. */
export const expectSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('banner')).toContainText(`Logged in as ${name}`);
