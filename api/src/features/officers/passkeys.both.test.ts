import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { officerChallenges, officerPasskeys, officers, rateLimits } from '#platform/db/schema.ts';
import { makeAuthenticator } from '#testing/authenticator.ts';
import {
  addCodeApp,
  addPasskey,
  callWith,
  codeOf,
  logIn,
  logInWithPasskey,
  makeOfficer,
  post,
} from '#testing/officers.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => api.services.db.delete(rateLimits));

const begin = async () => (await post(api, '/api/admin/login/passkey/options', {})).json();
const finish = (challengeId: string, response: object) =>
  post(api, '/api/admin/login/passkey', { challengeId, response });
const account = async (token: string) => (await callWith(api, token)('GET', '/api/admin/me')).json();

describe('a passkey', () => {
  it('logs in alone, without e-mail and password', async () => {
    const officer = await makeOfficer(api, 'treasurer');
    const reply = await logInWithPasskey(api, await addPasskey(officer));
    expect(await account(reply.json().token)).toMatchObject({
      id: officer.id,
      passkeys: 1,
      passkeyList: [{ name: 'Phone', isOfThisDomain: true, lastUsedAt: expect.any(String) }],
      recoveryCodesLeft: 10,
    });
  });

  it('is the second factor after the password, and a passkey of somebody else is not', async () => {
    const [officer, other] = [await makeOfficer(api, 'editor'), await makeOfficer(api, 'editor')];
    const [own, foreign] = [await addPasskey(officer), await addPasskey(other)];
    const answerWith = async (authenticator: typeof own) => {
      const { challengeId, passkeyOptions } = (await logIn(api, officer.email)).json();
      expect(passkeyOptions.allowCredentials).toHaveLength(1);
      const response = authenticator.get(passkeyOptions);
      return post(api, '/api/admin/login/second-factor', { challengeId, response });
    };
    expect((await answerWith(foreign)).statusCode).toBe(401);
    expect((await answerWith(own)).statusCode).toBe(200);
  });

  it('is asked for verification of its owner, and to be found without a name', async () => {
    const { call } = await makeOfficer(api, 'editor');
    const { options } = (await call('POST', '/api/admin/me/passkeys/options')).json();
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await begin()).options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  });

  it('that only saw a touch is refused, when it is made and when it is used', async () => {
    const officer = await makeOfficer(api, 'editor');
    const touched = makeAuthenticator();
    touched.isUserVerified = false;
    await expect(addPasskey(officer, touched)).rejects.toThrow('wrong-code');
    const authenticator = await addPasskey(officer);
    authenticator.isUserVerified = false;
    expect((await logInWithPasskey(api, authenticator)).statusCode).toBe(401);
  });

  it('works at the development server of this machine too, and on no other site', async () => {
    const officer = await makeOfficer(api, 'editor');
    const authenticator = await addPasskey(officer);
    for (const [origin, status] of [
      ['http://localhost:5173', 200],
      ['https://localhost:3000', 401],
      ['http://evil.example', 401],
      ['http://localhost.evil.example:3000', 401],
      ['http://127.0.0.1:3000', 401],
    ] as const) {
      authenticator.origin = origin;
      expect((await logInWithPasskey(api, authenticator)).statusCode, origin).toBe(status);
    }
    const foreign = makeAuthenticator({ origin: 'https://evil.example' });
    await expect(addPasskey(officer, foreign)).rejects.toThrow('wrong-code');
  });

  it('whose counter goes back is refused as a copy', async () => {
    const authenticator = await addPasskey(await makeOfficer(api, 'editor'));
    authenticator.counter = 5;
    expect((await logInWithPasskey(api, authenticator)).statusCode).toBe(200);
    authenticator.counter = 3;
    expect((await logInWithPasskey(api, authenticator)).statusCode).toBe(401);
    const uncounted = await addPasskey(
      await makeOfficer(api, 'editor'),
      makeAuthenticator({ counts: false }),
    );
    for (let n = 0; n < 2; n += 1) expect((await logInWithPasskey(api, uncounted)).statusCode).toBe(200);
  });

  it('that was removed cannot log in', async () => {
    const officer = await makeOfficer(api, 'editor');
    const authenticator = await addPasskey(officer);
    const [{ id }] = (await account(officer.token)).passkeyList;
    expect((await officer.call('DELETE', `/api/admin/me/passkeys/${id}`)).statusCode).toBe(200);
    const reply = await logInWithPasskey(api, authenticator);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().error).toContain('not known here');
    // The last second factor took the recovery codes with it: the password is enough again.
    expect((await logIn(api, officer.email)).json()).toHaveProperty('token');
  });

  it('of another officer cannot be removed', async () => {
    const [officer, other] = [await makeOfficer(api, 'editor'), await makeOfficer(api, 'owner')];
    await addPasskey(officer);
    const [{ id }] = (await account(officer.token)).passkeyList;
    expect((await other.call('DELETE', `/api/admin/me/passkeys/${id}`)).statusCode).toBe(404);
  });

  it('stays when without it nobody could log in', async () => {
    const officer = await makeOfficer(api, 'editor');
    await addPasskey(officer);
    const { db } = api.services;
    await db.update(officers).set({ passwordHash: null }).where(eq(officers.id, officer.id));
    const [{ id }] = (await account(officer.token)).passkeyList;
    expect((await officer.call('DELETE', `/api/admin/me/passkeys/${id}`)).statusCode).toBe(409);
    expect((await account(officer.token)).passkeys).toBe(1);
  });
});

describe('a challenge', () => {
  it('counts once, and for five minutes', async () => {
    const authenticator = await addPasskey(await makeOfficer(api, 'editor'));
    const { challengeId, options } = await begin();
    const response = authenticator.get(options);
    expect((await finish(challengeId, response)).statusCode).toBe(200);
    expect((await finish(challengeId, response)).statusCode).toBe(401);

    const late = await begin();
    await api.services.db.update(officerChallenges).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await finish(late.challengeId, authenticator.get(late.options))).statusCode).toBe(401);
  });

  it('takes no answer to another one', async () => {
    const authenticator = await addPasskey(await makeOfficer(api, 'editor'));
    const [first, second] = [await begin(), await begin()];
    expect((await finish(first.challengeId, authenticator.get(second.options))).statusCode).toBe(401);
  });

  it('of one kind or officer is of no use for another', async () => {
    const [officer, other] = [await makeOfficer(api, 'editor'), await makeOfficer(api, 'editor')];
    const [own, foreign] = [await addPasskey(officer), await addPasskey(other)];
    const login = await begin();
    const proof = (await officer.call('POST', '/api/admin/me/proof/options')).json();
    const prove = (challenge: typeof proof, authenticator: typeof own) => ({
      challengeId: challenge.challengeId,
      response: authenticator.get(challenge.options),
    });
    expect((await officer.call('POST', '/api/admin/me/proof', prove(login, own))).statusCode).toBe(400);
    expect((await finish(proof.challengeId, own.get(proof.options))).statusCode).toBe(401);
    expect((await other.call('POST', '/api/admin/me/proof', prove(proof, foreign))).statusCode).toBe(400);
    expect((await officer.call('POST', '/api/admin/me/proof', prove(proof, own))).statusCode).toBe(200);

    const second = (await logIn(api, officer.email)).json();
    const stolen = { challengeId: second.challengeId, response: own.get(second.passkeyOptions) };
    expect((await officer.call('POST', '/api/admin/me/proof', stolen)).statusCode).toBe(400);

    const making = (await officer.call('POST', '/api/admin/me/passkeys/options')).json();
    const body = { challengeId: making.challengeId, name: 'Stolen' };
    const response = makeAuthenticator().create(making.options);
    expect((await other.call('POST', '/api/admin/me/passkeys', { ...body, response })).statusCode).toBe(400);
  });

  it('with nonsense for an answer is refused', async () => {
    for (const response of [
      { id: 'x', type: 'public-key' },
      { id: 'x', type: 'public-key', response: { clientDataJSON: 'e30', authenticatorData: '' } },
    ]) {
      const { challengeId } = await begin();
      expect((await finish(challengeId, response)).statusCode).toBe(401);
    }
    const authenticator = await addPasskey(await makeOfficer(api, 'editor'));
    const { challengeId, options } = await begin();
    const answer = authenticator.get(options);
    const forged = { ...answer, response: { ...answer.response, signature: 'AAAA' } };
    expect((await finish(challengeId, forged)).statusCode).toBe(401);
  });
});

describe('another domain', () => {
  it('ends passkeys, says so, and takes password and code or a recovery code instead', async () => {
    const [withApp, without] = [await makeOfficer(api, 'owner'), await makeOfficer(api, 'editor')];
    const authenticator = await addPasskey(withApp);
    await addPasskey(without);
    const { secret } = (await withApp.call('POST', '/api/admin/me/code-app').then(async (reply) => {
      const made = reply.json();
      const body = { challengeId: made.challengeId, code: codeOf(made.secret, -1) };
      await withApp.call('PUT', '/api/admin/me/code-app', body);
      return made;
    })) as { secret: string };
    const codes = (await without.call('POST', '/api/admin/me/recovery-codes')).json().recoveryCodes;

    const moved = await api.startAnother({ publicUrl: 'http://new.example' });
    try {
      const from = (url: string, payload: object) =>
        moved.app.inject({ method: 'POST', url, payload, headers: { host: 'new.example' } });
      expect((await moved.as.visitor('GET', '/api/admin/login')).json()).toEqual({ passkeysEnded: true });
      const { challengeId, options } = (await from('/api/admin/login/passkey/options', {})).json();
      const response = authenticator.get(options);
      expect((await from('/api/admin/login/passkey', { challengeId, response })).statusCode).toBe(401);

      const enter = async (email: string, code: string) => {
        const login = { email, password: 'violin cactus harbour sixpence' };
        const asked = (await from('/api/admin/login', login)).json();
        expect(asked.passkeyOptions).toBeNull();
        return from('/api/admin/login/second-factor', { challengeId: asked.challengeId, code });
      };
      expect((await enter(withApp.email, codeOf(secret))).statusCode).toBe(200);
      expect((await enter(without.email, codes[0])).statusCode).toBe(200);
    } finally {
      await moved.close();
    }
  });

  it('is the past once every officer has a passkey of this one', async () => {
    const { db } = api.services;
    await db.delete(officerPasskeys);
    const officer = await makeOfficer(api, 'editor');
    await addPasskey(officer);
    await db.update(officerPasskeys).set({ domain: 'old.example' });
    const says = async () => (await api.as.visitor('GET', '/api/admin/login')).json().passkeysEnded;
    expect(await says()).toBe(true);
    await addPasskey(officer);
    expect(await says()).toBe(false);
    expect((await account(officer.token)).passkeyList).toMatchObject([
      { isOfThisDomain: false },
      { isOfThisDomain: true },
    ]);
  });
});

it('keeps code apps working when TOKEN_SECRET is rotated, and the old one is taken away later', async () => {
  const [old = ''] = api.services.settings.tokenSecrets;
  const first = old || 'the first secret of this installation, long enough';
  const newest = 'the second secret of this installation, long enough';
  const at = async (secrets: string[]) => api.startAnother({ tokenSecrets: secrets });
  const one = await at([first]);
  const officer = await makeOfficer(one, 'editor');
  const { secret } = await addCodeApp(officer);
  await one.close();
  await (await at([newest, first])).close();
  const last = await at([newest]);
  try {
    const { challengeId } = (await logIn(last, officer.email)).json();
    const body = { challengeId, code: codeOf(secret) };
    expect((await post(last, '/api/admin/login/second-factor', body)).statusCode).toBe(200);
  } finally {
    await last.close();
  }
});
