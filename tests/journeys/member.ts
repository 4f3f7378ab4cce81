import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { messages } from '@year-group/api-types/messages';
import { lettersIn } from '../support/reading.ts';
import { fillCustomer, open } from './shopper.ts';
import { pressExactly } from './steps.ts';

/** A member of the demo content that no journey changes. */
export const delali = { email: 'delali.kpodo@example.com', phone: '+233240000104', fullName: 'Delali Kpodo' };

/** A new member. The longest names of the year group are about like this. */
export function newPerson() {
  const number = String(randomInt(10_000_000, 99_999_999));
  return {
    fullName: `Nana Kwadwo Amponsah-Boateng Asante ${number}`,
    email: `nana.asante${number}@example.com`,
    phone: `+2335${number}`,
  };
}
export type Person = ReturnType<typeof newPerson>;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Fills the first step of the form and presses Next. */
export async function takeFirstStep(page: Page, person: Person): Promise<void> {
  await fillCustomer(page, person);
  await pressExactly(page, 'Next');
}

/** Leaves the rest of the form empty and sends it. */
export async function completeRegistration(page: Page): Promise<void> {
  await pressExactly(page, 'Next');
  await pressExactly(page, 'Complete Registration');
}

/** Registers a new member through the API, with these fields; resolves to all of them. */
export async function registerNew(page: Page, more: Partial<Person> & Record<string, unknown> = {}) {
  const data: Person = { ...newPerson(), ...more };
  const headers = { 'x-api-key': 'public-registration' };
  const reply = await page.request.post('/api/members', { headers, data });
  expect(reply.status()).toBe(201);
  return { ...data, id: (await reply.json()).id as string };
}

/** Verifies and waits for the next page. */
export async function verify(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await pressExactly(page, 'Verify and View');
  // A second verification may still show the first toast.
  await expect(page.getByText(messages.verification.successTitle).first()).toBeVisible();
}

/** Opens a members' page as this member. */
export async function openAs(page: Page, email: string, path = '/members'): Promise<void> {
  await open(page, path);
  await verify(page, email);
}

/** The letters to someone that a server wrote below a folder, in the order of their names. */
export async function lettersTo(email: string, folder: string): Promise<string[]> {
  return lettersIn(folder).filter((text) => text.includes(`To: ${email}`));
}

/** The code in the newest mail to someone, from the mails that a server wrote below a folder. */
export async function codeFor(email: string, folder: string): Promise<string> {
  const find = async () =>
    /^Subject: (\d{6}) /m.exec((await lettersTo(email, folder)).at(-1) ?? '')?.[1] ?? '';
  await expect.poll(find).toMatch(/^\d{6}$/);
  return find();
}

const outbox = `${process.env.JOURNEY_FOLDER}/outbox`;

/** The newest mail to someone with these words in its subject, from a server, the shared one by default. */
export async function findLetter(email: string, subject: RegExp, folder = outbox) {
  return (await lettersTo(email, folder)).findLast((text) => subject.test(subjectOf(text)));
}

/** Waits for such a mail and returns it. Mails about a status are delayed. */
export async function letterTo(email: string, subject: RegExp, folder?: string): Promise<string> {
  const read = async () => (await findLetter(email, subject, folder)) ?? '';
  await expect.poll(read, { timeout: 45_000 }).not.toBe('');
  return read();
}

const subjectOf = (letter: string) => /^Subject: (.*(?:\r?\n .*)*)/m.exec(letter)?.[1] ?? '';
