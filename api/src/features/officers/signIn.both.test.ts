import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminActions, officerChallenges, officers, rateLimits } from '#platform/db/schema.ts';
import { ownerAccountId } from '#platform/security/actor.ts';
import {
  addCodeApp,
  callWith,
  codeOf,
  freshAddress,
  lettersTo,
  logIn,
  makeOfficer,
  officerPassword,
  post,
} from '#testing/officers.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => api.services.db.delete(rateLimits));

const answer = (challengeId: string, code: string, address?: string) =>
  post(api, '/api/admin/login/second-factor', { challengeId, code }, address);
const ask = async (email: string): Promise<string> => (await logIn(api, email)).json().challengeId;
const statuses = (replies: { statusCode: number }[]) =>
  replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const account = async (token: string) => (await callWith(api, token)('GET', '/api/admin/me')).json();

describe('a password', () => {
  it('is enough for an officer without a second factor in the demo, in any spelling of the address', async () => {
    const { email, id } = await makeOfficer(api, 'editor');
    const reply = await logIn(api, ` ${email.toUpperCase()}`);
    expect(reply.statusCode).toBe(200);
    expect(await account(reply.json().token)).toMatchObject({ id, email, roles: ['editor'] });
  });

  it('is refused in the same way for a known and an unknown address', async () => {
    const { email } = await makeOfficer(api, 'editor');
    const wrong = await logIn(api, email, 'not the password');
    const unknown = await logIn(api, 'nobody@example.org', 'not the password');
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json().error).toBe('The e-mail or the password is not right.');
  });

  it('that is wrong is logged without the address', async () => {
    await logIn(api, 'stranger@example.org', 'not the password');
    const rows = await api.services.db.select().from(adminActions);
    expect(rows.at(-1)?.action).toBe('login-failed');
    expect(JSON.stringify(rows)).not.toContain('stranger');
  });

  it('cannot be guessed a thousand times from many addresses, nor is the officer locked out', async () => {
    const { email } = await makeOfficer(api, 'editor');
    const [home, guesser] = [freshAddress(), freshAddress()];
    for (let round = 0; round < 100; round += 1) {
      const guesses = Array.from({ length: 10 }, () => logIn(api, email, 'a guess', freshAddress()));
      expect((await Promise.all(guesses)).every(({ statusCode }) => statusCode === 401)).toBe(true);
    }
    // Each network has one guess an hour now, and the officer's is right.
    expect((await logIn(api, email, 'a guess', guesser)).statusCode).toBe(401);
    expect((await logIn(api, email, officerPassword, guesser)).statusCode).toBe(429);
    expect((await logIn(api, email, officerPassword, home)).statusCode).toBe(200);
    expect((await logIn(api, email, officerPassword, home)).statusCode).toBe(200);
  }, 180_000);
});

it('the owner’s password has one count of guesses, with and without their e-mail', async () => {
  const [address, email] = [freshAddress(), 'owner@example.org'];
  await api.services.db.update(officers).set({ email }).where(eq(officers.id, ownerAccountId));
  const counts = () => api.services.db.$count(rateLimits);
  await post(api, '/api/admin/login', { password: 'a guess' }, address);
  const before = await counts();
  await logIn(api, email, 'a guess', address);
  expect(await counts()).toBe(before);
});

describe('a code app', () => {
  it('asks for a code after the password, and the code begins a session', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { secret } = await addCodeApp(officer);
    const asked = await logIn(api, officer.email);
    expect(asked.json()).toEqual({
      challengeId: expect.any(String),
      hasCodeApp: true,
      passkeyOptions: null,
    });
    const reply = await answer(asked.json().challengeId, codeOf(secret));
    expect(await account(reply.json().token)).toMatchObject({ hasCodeApp: true, recoveryCodesLeft: 10 });
  });

  it('draws a QR code, and stores the secret sealed', async () => {
    const officer = await makeOfficer(api, 'editor');
    const made = (await officer.call('POST', '/api/admin/me/code-app')).json();
    expect(made.qr).toMatch(/^<svg /);
    expect(made.address).toMatch(new RegExp(`^otpauth://totp/.*secret=${made.secret}`));
    const rows = await api.services.db.select().from(officerChallenges);
    expect(JSON.stringify(rows)).not.toContain(made.secret);
    const wrong = { challengeId: made.challengeId, code: '000000' };
    expect((await officer.call('PUT', '/api/admin/me/code-app', wrong)).json()).toMatchObject({
      code: 'wrong-code',
    });
    expect(await account(officer.token)).toMatchObject({ hasCodeApp: false });
  });

  it('comes with new recovery codes: those made before there was a factor end', async () => {
    const officer = await makeOfficer(api, 'editor');
    const early = (await officer.call('POST', '/api/admin/me/recovery-codes')).json().recoveryCodes;
    const { challengeId, secret } = (await officer.call('POST', '/api/admin/me/code-app')).json();
    const given = { challengeId, code: codeOf(secret) };
    const { recoveryCodes } = (await officer.call('PUT', '/api/admin/me/code-app', given)).json();
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes).not.toContain(early[0]);
  });

  it('accepts a code once, also when it comes twice at the same moment', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { secret } = await addCodeApp(officer);
    const code = codeOf(secret);
    const [first, second] = [await ask(officer.email), await ask(officer.email)];
    expect(statuses(await Promise.all([answer(first, code), answer(second, code)]))).toEqual([200, 401]);
    expect((await answer(await ask(officer.email), code)).statusCode).toBe(401);
    // An older step is refused too, the next one is accepted.
    expect((await answer(await ask(officer.email), codeOf(secret, -1))).statusCode).toBe(401);
    expect((await answer(await ask(officer.email), codeOf(secret, 1))).statusCode).toBe(200);
  });

  it('accepts one step before and after, and no others', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { secret } = await addCodeApp(officer);
    for (const step of [-3, 3])
      expect((await answer(await ask(officer.email), codeOf(secret, step))).statusCode).toBe(401);
    expect((await answer(await ask(officer.email), codeOf(secret, 1))).statusCode).toBe(200);
  });

  it('ends a question after five wrong codes, and after five minutes', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { secret } = await addCodeApp(officer);
    const asked = await ask(officer.email);
    for (let n = 0; n < 5; n += 1) expect((await answer(asked, '000000')).statusCode).toBe(401);
    expect((await answer(asked, codeOf(secret))).json().error).toContain('Please start again');

    const late = await ask(officer.email);
    await api.services.db
      .update(officerChallenges)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(officerChallenges.id, late));
    expect((await answer(late, codeOf(secret))).statusCode).toBe(401);
  });

  it('cannot be guessed a thousand times with the password, and a recovery code still opens', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { recoveryCodes } = await addCodeApp(officer);
    let counted = 0;
    const network = freshAddress();
    for (let n = 0; n < 1000 && counted < 40; n += 1) {
      const reply = await answer(await ask(officer.email), '000000', network);
      if (reply.statusCode === 429) break;
      counted += 1;
    }
    expect(counted).toBeLessThan(25);
    expect((await answer(await ask(officer.email), recoveryCodes[0] ?? '')).statusCode).toBe(200);
  });
});

describe('a recovery code', () => {
  it('counts once, in any spelling, also when it comes twice at the same moment', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { recoveryCodes } = await addCodeApp(officer);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-z2-9]{4}-){6}[a-z2-9]{4}$/);
    const [code = '', other = ''] = recoveryCodes;
    const [first, second] = [await ask(officer.email), await ask(officer.email)];
    const replies = await Promise.all([answer(first, code), answer(second, code)]);
    expect(statuses(replies)).toEqual([200, 401]);
    expect((await answer(await ask(officer.email), code)).statusCode).toBe(401);
    const shouted = other.toUpperCase().replaceAll('-', ' ');
    expect((await answer(await ask(officer.email), shouted)).statusCode).toBe(200);
    expect(await account(officer.token)).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('ends when new ones are made, and belongs to one officer', async () => {
    const [officer, other] = [await makeOfficer(api, 'editor'), await makeOfficer(api, 'editor')];
    const [{ recoveryCodes: old }, { recoveryCodes: foreign }] = [
      await addCodeApp(officer),
      await addCodeApp(other),
    ];
    const made = (await officer.call('POST', '/api/admin/me/recovery-codes')).json().recoveryCodes;
    for (const code of [old[0], foreign[0]])
      expect((await answer(await ask(officer.email), code ?? '')).statusCode).toBe(401);
    expect((await answer(await ask(officer.email), made[9])).statusCode).toBe(200);
  });
});

describe('a question for the second factor', () => {
  it('that somebody else has begun takes no factor but theirs', async () => {
    const [officer, intruder] = [await makeOfficer(api, 'owner'), await makeOfficer(api, 'editor')];
    const { secret } = await addCodeApp(officer);
    await addCodeApp(intruder);
    // The intruder's own password, and the code that the officer was talked into telling.
    expect((await answer(await ask(intruder.email), codeOf(secret))).statusCode).toBe(401);
  });

  it('that was invented counts as a guess, so that nobody can fill the log', async () => {
    const address = freshAddress();
    const logged = () => api.services.db.$count(adminActions, eq(adminActions.action, 'login-failed'));
    const before = await logged();
    for (let n = 0; n < 20; n += 1)
      expect((await answer(randomUUID(), '000000', address)).statusCode).toBe(401);
    expect((await answer(randomUUID(), '000000', address)).statusCode).toBe(429);
    expect(await logged()).toBe(before + 20);
  });

  it('is of no use for a code app that is being set up, nor the other way round', async () => {
    const officer = await makeOfficer(api, 'editor');
    const { secret, challengeId } = (await officer.call('POST', '/api/admin/me/code-app')).json();
    expect((await answer(challengeId, codeOf(secret))).statusCode).toBe(401);
    const other = await makeOfficer(api, 'editor');
    const stolen = { challengeId, code: codeOf(secret) };
    expect((await other.call('PUT', '/api/admin/me/code-app', stolen)).statusCode).toBe(400);
  });
});

it('writes to the officer about a new device or network, and not about a known one', async () => {
  const { email } = await makeOfficer(api, 'editor');
  const letters = async () => (await lettersTo(api, email, 'officer-device')).length;
  const address = freshAddress();
  await logIn(api, email, officerPassword, address);
  await expect.poll(letters, { timeout: 15_000 }).toBe(2);
  await logIn(api, email, officerPassword, address);
  await logIn(api, email, officerPassword, freshAddress());
  await expect.poll(letters, { timeout: 15_000 }).toBe(3);
});
