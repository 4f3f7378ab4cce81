import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminActions, officerSessions, rateLimits } from '#platform/db/schema.ts';
import { exampleGroup } from '#testing/group.ts';
import {
  addCodeApp,
  addPasskey,
  callWith,
  codeOf,
  lettersTo,
  logIn,
  makeOfficer,
  officerPassword,
  post,
  type TestOfficer,
} from '#testing/officers.ts';
import { startTestApp, type TestApp } from '#testing/testApp.ts';
import { makeInvitation } from './invitations.ts';

let api: TestApp;
let live: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  live = await api.startAnother({ mode: 'live', paymentProvider: 'paystack' });
});
beforeEach(() => api.services.db.delete(rateLimits));
afterAll(async () => {
  await live.close();
  await api.close();
});

const me = '/api/admin/me';
const account = async ({ call }: Pick<TestOfficer, 'call'>) => (await call('GET', me)).json();
const prove = ({ call }: Pick<TestOfficer, 'call'>, body: object) => call('POST', `${me}/proof`, body);
const isDangerousOpen = async ({ call }: TestOfficer) =>
  (await call('DELETE', `${me}/code-app`)).json().code !== 'proof-needed';
/** Lets eleven minutes pass since the last proof. */
const age = ({ id }: TestOfficer) =>
  api.services.db
    .update(officerSessions)
    .set({ provedAt: sql`now() - interval '11 minutes'` })
    .where(eq(officerSessions.officerId, id));

async function countedGuesses(): Promise<number> {
  const [row] = await api.services.db.select({ sum: sql<number>`sum(points)::int` }).from(rateLimits);
  return row?.sum ?? 0;
}

describe('a proof', () => {
  it('is needed again after ten minutes, by password while there is no second factor', async () => {
    const officer = await makeOfficer(api, 'editor');
    expect(await isDangerousOpen(officer)).toBe(true);
    await age(officer);
    expect(await isDangerousOpen(officer)).toBe(false);
    expect((await prove(officer, { password: 'not the password' })).json()).toMatchObject({
      code: 'wrong-password',
    });
    expect(await isDangerousOpen(officer)).toBe(false);
    const { provedUntil } = (await prove(officer, { password: officerPassword })).json();
    expect(new Date(provedUntil).getTime()).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(await isDangerousOpen(officer)).toBe(true);
  });

  it('is not the password any more once there is a second factor', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { secret, recoveryCodes } = await addCodeApp(officer);
    await age(officer);
    expect((await prove(officer, { password: officerPassword })).statusCode).toBe(400);
    const code = codeOf(secret);
    expect((await prove(officer, { code })).statusCode).toBe(200);
    expect((await prove(officer, { code })).statusCode).toBe(400);
    expect((await prove(officer, { code: recoveryCodes[3] })).statusCode).toBe(200);
  });

  it('by passkey is that of the officer alone', async () => {
    const [officer, other] = [await makeOfficer(api, 'editor'), await makeOfficer(api, 'editor')];
    const [own, foreign] = [await addPasskey(officer), await addPasskey(other)];
    await age(officer);
    const answerOf = async (authenticator: typeof own) => {
      const { challengeId, options } = (await officer.call('POST', `${me}/proof/options`)).json();
      return prove(officer, { challengeId, response: authenticator.get(options) });
    };
    expect((await answerOf(foreign)).statusCode).toBe(400);
    expect((await answerOf(own)).statusCode).toBe(200);
  });

  it('cannot be guessed', async () => {
    const officer = await makeOfficer(api, 'editor');
    await addCodeApp(officer);
    const replies = [];
    for (let n = 0; n < 21; n += 1) replies.push(await prove(officer, { code: '000000' }));
    expect(replies.at(-1)?.statusCode).toBe(429);
    const failed = await api.services.db.$count(
      adminActions,
      and(eq(adminActions.action, 'login-failed'), eq(adminActions.officerId, officer.id)),
    );
    expect(failed).toBe(20);
  });

  it('by a password that cannot be one, or to a question that was never asked, counts as a guess too', async () => {
    const officer = await makeOfficer(api, 'editor');
    await addCodeApp(officer);
    const response = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} };
    for (const given of [{ password: 'a guess' }, { challengeId: randomUUID(), response }]) {
      const before = await countedGuesses();
      expect((await prove(officer, given)).statusCode).toBe(400);
      expect(await countedGuesses()).toBeGreaterThan(before);
    }
  });
});

describe('one’s own account', () => {
  it('takes a new password, which ends all other sessions', async () => {
    const officer = await makeOfficer(api, 'editor');
    const other = callWith(api, (await logIn(api, officer.email)).json().token);
    const password = 'lantern gravel trombone mitten';
    expect((await officer.call('PUT', `${me}/password`, { password })).json()).toMatchObject({
      id: officer.id,
    });
    expect((await other('GET', me)).statusCode).toBe(401);
    expect((await officer.call('GET', me)).statusCode).toBe(200);
    expect((await logIn(api, officer.email)).statusCode).toBe(401);
    expect((await logIn(api, officer.email, password)).statusCode).toBe(200);
    const letter = (await lettersTo(api, officer.email, 'officer-sign-in'))[0] ?? '';
    expect(letter).toContain('Your password was changed');
    expect(letter).not.toContain(password);
  });

  it('lists its sessions by device and network, and ends one of its own only', async () => {
    const [officer, other] = [await makeOfficer(api, 'editor'), await makeOfficer(api, 'editor')];
    const token = (await logIn(api, officer.email)).json().token;
    const sessions = (await officer.call('GET', `${me}/sessions`)).json();
    expect(sessions).toHaveLength(2);
    const second = sessions.find(({ isThis }: { isThis: boolean }) => !isThis).id;
    expect((await other.call('DELETE', `${me}/sessions/${second}`)).statusCode).toBe(404);
    expect((await officer.call('DELETE', `${me}/sessions/${second}`)).statusCode).toBe(200);
    expect((await callWith(api, token)('GET', me)).statusCode).toBe(401);
    expect((await officer.call('GET', `${me}/sessions`)).json()).toHaveLength(1);
  });

  it('writes a letter when a second factor changed, and logs no secret', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { secret, recoveryCodes } = await addCodeApp(officer);
    const letter = (await lettersTo(api, officer.email, 'officer-sign-in'))[0] ?? '';
    expect(letter).toContain('code app was set up');
    const log = JSON.stringify(await api.services.db.select().from(adminActions));
    for (const text of [secret, recoveryCodes[0], officer.email, letter.slice(-40)])
      expect(`${log}${text === secret ? letter : ''}`).not.toContain(text);
  });
});

describe('in live mode', () => {
  it('nothing is answered before a second factor is set up, and the last one stays', async () => {
    const officer = await makeOfficer(live, 'auditor');
    const list = () => officer.call('GET', '/api/admin/officers');
    expect((await list()).json()).toMatchObject({ code: 'second-factor-needed' });
    expect(await account(officer)).toMatchObject({ mustSetUpSecondFactor: true });
    await addCodeApp(officer);
    expect((await list()).statusCode).toBe(200);
    const remove = () => officer.call('DELETE', `${me}/code-app`);
    expect((await remove()).statusCode).toBe(409);
    await addPasskey(officer);
    expect((await remove()).statusCode).toBe(200);
    const [{ id }] = (await account(officer)).passkeyList;
    expect((await officer.call('DELETE', `${me}/passkeys/${id}`)).json().error).toContain('In live mode');
  });
});

it('writes to owners and treasurers alone when the payment details are published', async () => {
  const [owner, treasurer, editor] = [
    await makeOfficer(api, 'owner'),
    await makeOfficer(api, 'treasurer'),
    await makeOfficer(api, 'editor'),
  ];
  const body = { content: exampleGroup.giving, basedOn: 0, replaces: null };
  const reply = await treasurer.call('POST', '/api/admin/group/giving', body);
  expect(reply.statusCode, reply.body).toBe(200);
  for (const { email } of [owner, treasurer])
    expect((await lettersTo(api, email, 'payout-details'))[0]).toContain('/admin/settings/group/giving');
  const { mails } = await import('#platform/db/schema.ts');
  expect(await api.services.db.$count(mails, eq(mails.recipient, editor.email))).toBe(1);
});

it('deletes challenges and links that have ended, and sessions after ninety days', async () => {
  const officer = await makeOfficer(api, 'editor');
  const { db, jobs } = api.services;
  await officer.call('POST', `${me}/code-app`);
  const { officerChallenges } = await import('#platform/db/schema.ts');
  await db.update(officerChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
  const isTheirs = eq(officerSessions.officerId, officer.id);
  await db.update(officerSessions).set({ createdAt: sql`now() - interval '91 days'` }).where(isTheirs);
  await jobs.enqueue(db, 'sweep-officers', {});
  const left = async () => [await db.$count(officerChallenges), await db.$count(officerSessions, isTheirs)];
  await expect.poll(left, { timeout: 15_000 }).toEqual([0, 0]);
});

describe('what was begun with an earlier login', () => {
  const password = 'lantern gravel trombone mitten';

  it('ends when the password changes: the question for a factor cannot be answered any more', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { recoveryCodes } = await addCodeApp(officer);
    const { challengeId } = (await logIn(api, officer.email)).json();
    expect((await officer.call('PUT', `${me}/password`, { password })).statusCode).toBe(200);
    const reply = await post(api, '/api/admin/login/second-factor', { challengeId, code: recoveryCodes[0] });
    expect(reply.statusCode).toBe(401);
  });

  it('ends with a factor that is removed: the other sessions are out', async () => {
    for (const kind of ['code-app', 'passkey'] as const) {
      const officer = await makeOfficer(api, 'editor');
      const other = callWith(api, (await logIn(api, officer.email)).json().token);
      await (kind === 'code-app' ? addCodeApp(officer) : addPasskey(officer));
      expect((await other('GET', me)).statusCode).toBe(200);
      const [passkey] = (await account(officer)).passkeyList;
      const removed = await officer.call(
        'DELETE',
        kind === 'code-app' ? `${me}/code-app` : `${me}/passkeys/${passkey.id}`,
      );
      expect(removed.statusCode).toBe(200);
      expect((await other('GET', me)).statusCode).toBe(401);
      expect((await officer.call('GET', me)).statusCode).toBe(200);
    }
  });
});

describe('a link that was not used', () => {
  const password = 'lantern gravel trombone mitten';
  const accept = (token: string) => post(api, '/api/admin/invitation/accept', { token });
  const linkFor = ({ id }: TestOfficer) => makeInvitation(api.services.db, id);
  async function addAndRemoveCodeApp(officer: TestOfficer): Promise<void> {
    await addCodeApp(officer);
    expect((await officer.call('DELETE', `${me}/code-app`)).statusCode).toBe(200);
  }
  async function addAndRemovePasskey(officer: TestOfficer): Promise<void> {
    await addPasskey(officer);
    const [{ id }] = (await account(officer)).passkeyList;
    expect((await officer.call('DELETE', `${me}/passkeys/${id}`)).statusCode).toBe(200);
  }

  it.each([
    ['the next login', (officer: TestOfficer) => logIn(api, officer.email)],
    ['a new password', (officer: TestOfficer) => officer.call('PUT', `${me}/password`, { password })],
    ['a new code app, also when that is removed', addAndRemoveCodeApp],
    ['a new passkey, also when that is removed', addAndRemovePasskey],
  ])('dies at %s', async (_what, act) => {
    const officer = await makeOfficer(api, 'editor');
    const token = await linkFor(officer);
    await act(officer);
    expect((await accept(token)).statusCode).toBe(404);
  });

  it('never opens an account past its factors', async () => {
    const officer = await makeOfficer(api, 'editor');
    await addCodeApp(officer);
    expect((await accept(await linkFor(officer))).statusCode).toBe(404);
  });
});
