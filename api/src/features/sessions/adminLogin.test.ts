import { makeNewsInput } from '@year-group/api-types/testing/factories';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { type Database, rowsOf } from '#platform/db/database.ts';
import { officerInvitations, officers } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { removeContent } from '#testing/content.ts';
import { addCodeApp, callWith, codeOf, logIn as logInAs, makeOfficer, post } from '#testing/officers.ts';
import { adminPassword, startTestApp, useTestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';
import { createOwnerAccount } from '../officers/ownerAccount.ts';
import { resetAccount } from '../officers/resetAccount.ts';
import { runOfficerCommand } from '../officers/runOfficerCommand.ts';

const api = useTestApp();
beforeEach(() => removeContent(api));

const logIn = (password: unknown, { app } = api, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/api/admin/login', payload: { password }, remoteAddress });
const canWrite = async (token: string, { as } = api) =>
  (await as.visitor('POST', '/api/news', makeNewsInput(), { authorization: `Bearer ${token}` })).statusCode;
const statuses = (replies: { statusCode: number }[]) => replies.map(({ statusCode }) => statusCode);

it('returns a token with write access for the right password', async () => {
  const reply = await logIn(adminPassword);
  expect(reply.statusCode).toBe(200);
  expect(await canWrite(reply.json().token)).toBe(201);
});

it.each(['wrong', ` ${adminPassword}`, adminPassword.toUpperCase(), `${adminPassword}\0`])(
  'refuses the wrong password %j with the message of the spec',
  async (password) => {
    const reply = await logIn(password);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ error: 'Incorrect password.', code: 'wrong-password' });
  },
);

it.each([undefined, '', null, 5, ['a'], 'a'.repeat(1001)])(
  'refuses %j as a password with 400',
  async (password) => {
    const reply = await logIn(password);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'validation-failed', issues: [{ path: 'password' }] });
  },
);

it('blocks an address after ten wrong passwords, even for the right one', async () => {
  const replies = [];
  for (let n = 0; n < 10; n += 1) replies.push(await logIn('wrong'));
  expect(statuses(replies)).toEqual(Array(10).fill(401));

  const refused = await logIn(adminPassword);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
  expect(refused.json().error).toBe('Too many attempts. Please try again in 15 minutes.');
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect((await logIn(adminPassword, api, '192.0.2.2')).statusCode).toBe(200);
});

it('counts all addresses of one IPv6 customer as one', async () => {
  for (let n = 0; n < 10; n += 1) await logIn('wrong', api, `2001:db8:7:7::${n}`);
  expect((await logIn(adminPassword, api, '2001:db8:7:7:abcd::1')).statusCode).toBe(429);
  expect((await logIn(adminPassword, api, '2001:db8:7:8::1')).statusCode).toBe(200);
});

it('counts concurrent attempts individually', async () => {
  const replies = await Promise.all(Array.from({ length: 14 }, () => logIn('wrong')));
  expect(statuses(replies).filter((status) => status === 401)).toHaveLength(10);
  expect(statuses(replies).filter((status) => status === 429)).toHaveLength(4);
});

it('clears the failed attempts after a successful one', async () => {
  for (let n = 0; n < 9; n += 1) await logIn('wrong');
  expect((await logIn(adminPassword)).statusCode).toBe(200);
  expect((await logIn('wrong')).statusCode).toBe(401);
  expect((await logIn(adminPassword)).statusCode).toBe(200);
});

it('shares the count between all processes of one database', async () => {
  const other = await api.startAnother();
  try {
    for (let n = 0; n < 5; n += 1)
      expect(statuses([await logIn('wrong'), await logIn('wrong', other)])).toEqual([401, 401]);
    expect(statuses([await logIn(adminPassword), await logIn(adminPassword, other)])).toEqual([429, 429]);
  } finally {
    await other.close();
  }
});

it('keeps tokens valid through a restart with the same password, and ends them when it changes', async () => {
  const { token } = (await logIn(adminPassword)).json();
  await (await api.startAnother()).close();
  expect(await canWrite(token)).toBe(201);

  await (await api.startAnother({ adminPassword: 'another long password' })).close();
  expect(await canWrite(token)).toBe(401);
  expect((await logIn(adminPassword)).statusCode).toBe(401);
  const renewed = (await logIn('another long password')).json().token;
  expect(await canWrite(renewed)).toBe(201);
});

/** What `npm run officer -- reset owner` prints holds the token of a link. */
const resetOwner = async ({ db, settings }: Pick<Services, 'db' | 'settings'>) =>
  /#([\w-]{43})$/.exec(await runOfficerCommand({ db, settings }, { command: 'reset', email: 'owner' }))?.[1];
const accept = async (token: string | undefined, { as } = api) =>
  (await as.visitor('POST', '/api/admin/invitation/accept', { token })).statusCode;

const restart = async (password: string) => (await api.startAnother({ adminPassword: password })).close();

it('ends the open link of the owner when the password changes', async () => {
  const link = await resetOwner(api.services);
  // What a start does; that of the tests also begins a session, which ends the link.
  await createOwnerAccount(api.services.db).prepare('one more long password');
  expect(await accept(link)).toBe(404);
});

it('ends an open question for the second factor when the password changes', async () => {
  await restart('the password before the last');
  const logInNow = async () => (await logIn('the password before the last')).json();
  const { secret } = await addCodeApp({ call: callWith(api, (await logInNow()).token) });
  const { challengeId } = await logInNow();
  await restart('the last long password');
  const answer = { challengeId, code: codeOf(secret) };
  expect((await post(api, '/api/admin/login/second-factor', answer)).statusCode).toBe(401);
});

it('generates a password at the first start of the demo, prints it once and stores only its hash', async () => {
  const demo = await startTestApp();
  try {
    const { db } = demo.services;
    await db.delete(officers);
    const account = createOwnerAccount(db);
    const password = await account.prepare(undefined);
    expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await account.prepare(undefined)).toBeUndefined();
    expect((await logIn(password, demo)).statusCode).toBe(200);
    const [stored] = await db.select().from(officers);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);

    // A reset takes the generated one too; the next start generates another, and its link still counts.
    const { settings } = demo.services;
    const link = await resetOwner({ db, settings: { ...settings, adminPassword: undefined } });
    expect(await account.prepare(undefined)).toBeDefined();
    expect(await accept(link, demo)).toBe(200);
  } finally {
    await demo.close();
  }
});

it.each<[string, number, (tx: Database, id: string) => Promise<unknown>]>([
  ['was let in again', 1, (tx, id) => resetAccount(tx, id, api.services.settings)],
  [
    'set another password',
    0,
    (tx, id) => tx.update(officers).set({ passwordHash: 'another' }).where(eq(officers.id, id)),
  ],
])('begins no session with a password of before the officer %s', async (_what, links, change) => {
  const { db } = api.services;
  const { id, email } = await makeOfficer(api, 'editor');
  const isWaiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const { answered } = await db.transaction(async (tx) => {
    await tx.select().from(officers).where(eq(officers.id, id)).for('update');
    const begun = { answered: logInAs(api, email) };
    await waitFor(async () => (await rowsOf(db, isWaiting)).at(0));
    await change(tx, id);
    return begun;
  });
  expect((await answered).statusCode).toBe(401);
  expect(await db.$count(officerInvitations, eq(officerInvitations.officerId, id))).toBe(links);
});
