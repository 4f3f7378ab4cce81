import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '#platform/db/database.ts';
import { rateLimits, verificationChallenges } from '#platform/db/schema.ts';
import { readCode } from '#testing/codes.ts';
import { readOutbox, registerMember } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';

const api = useTestApp({ memberVerification: 'code' });
let kofi: Member;
beforeAll(async () => {
  kofi = await registerMember(api, { email: 'kofi@example.org', phone: '+233201112222' });
});
beforeEach(async () => {
  await api.services.db.delete(rateLimits);
});

const verify = (body: object) => api.as.visitor('POST', '/api/auth/verify-member', body);
const answer = (challengeId: string, code: string) =>
  api.as.visitor('POST', '/api/auth/verify-member/code', { challengeId, code });
const another = (code: string) => (code === '000000' ? '000001' : '000000');

/** Requests a code for a new member and reads it from the mail. */
async function requestAndReadCode(): Promise<{ id: string; challengeId: string; code: string }> {
  const { id, email } = await registerMember(api);
  const { challengeId } = (await verify({ email })).json();
  return { id, challengeId, code: await readCode(api, challengeId) };
}

describe('verification by code', () => {
  it('gives a token for the mailed code, once', async () => {
    const { id, challengeId, code } = await requestAndReadCode();
    const reply = await answer(challengeId, ` ${code} `);
    expect(reply.statusCode).toBe(200);
    expect(decodeJwt(reply.json().token)).toMatchObject({ id });
    const again = await answer(challengeId, code);
    expect([again.statusCode, again.json().message]).toEqual([401, messages.verification.codeEnded]);
  });

  it('gives one token to two concurrent requests with the code', async () => {
    const { challengeId, code } = await requestAndReadCode();
    const replies = await Promise.all([answer(challengeId, code), answer(challengeId, code)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  it('ends after five wrong codes, even for the right one', async () => {
    const { challengeId, code } = await requestAndReadCode();
    const sentences: string[] = [];
    for (let each = 0; each < 5; each += 1) {
      const reply = await answer(challengeId, another(code));
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'wrong-code']);
      sentences.push(reply.json().message);
    }
    const { wrongCode, codeEnded } = messages.verification;
    expect(sentences).toEqual([wrongCode, wrongCode, wrongCode, wrongCode, codeEnded]);
    expect((await answer(challengeId, code)).statusCode).toBe(401);
  });

  it('accepts the right code at the fifth attempt', async () => {
    const { challengeId, code } = await requestAndReadCode();
    for (let each = 0; each < 4; each += 1) await answer(challengeId, another(code));
    expect((await answer(challengeId, code)).statusCode).toBe(200);
  });

  it('ends after ten minutes', async () => {
    const { challengeId, code } = await requestAndReadCode();
    await api.services.db
      .update(verificationChallenges)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(verificationChallenges.id, challengeId));
    const reply = await answer(challengeId, code);
    expect([reply.statusCode, reply.json().message]).toEqual([401, messages.verification.codeEnded]);
  });

  it.each(['12345', '1234567', '12345a', ''])('accepts six digits only, not %j', async (code) => {
    const reply = await answer('01890000-0000-4000-8000-000000000000', code);
    expect([reply.statusCode, reply.json().message]).toEqual([400, 'The code has six digits']);
  });

  it('stores no readable code anywhere in the database', async () => {
    const { challengeId } = (await verify({ email: kofi.email })).json();
    await waitFor(async () =>
      (await readOutbox(api)).find(({ occasion }) => occasion === `verification:${challengeId}`),
    );
    const [challenge] = await api.services.db
      .select()
      .from(verificationChallenges)
      .where(eq(verificationChallenges.id, challengeId));
    expect(challenge?.codeHash).not.toMatch(/\d{6}/);
    const rows = await rowsOf<{ data: string }>(
      api.services.db,
      sql`select data::text as data from work.job where name in ('send-code', 'send-mail')
          union all select data::text from mails where template = 'verification-code'`,
    );
    for (const { data } of rows) {
      expect(data).not.toMatch(/"\d{6}"/);
      expect(data).not.toContain(kofi.email);
    }
  });
});

describe('membership', () => {
  it.each([
    [{ email: 'kofi@example.org' }, { email: 'kobi@example.org' }, 'k•••@example.org'],
    [{ phone: '+233201112222' }, { phone: '+233201119922' }, 'the email address of +233•••22'],
    [{ phone: '020 111 2222' }, { phone: '020 111 9922' }, 'the email address of +233•••22'],
    [
      { phone: '+233201112222', email: 'x@y.org' },
      { phone: '+233201119922', email: 'x@y.org' },
      expect.any(String),
    ],
  ])('is not revealed by the reply: %j or %j', async (member, stranger, sentTo) => {
    const replies = [await verify(member), await verify(stranger)];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toEqual({
        challengeId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
        sentTo,
        expiresIn: 600,
      });
    }
    const names = replies.map(({ headers }) => Object.keys(headers).toSorted());
    expect(names[0]).toEqual(names[1]);
    expect(replies[0]?.body.length).toBe(replies[1]?.body.length);
  });

  it('is not revealed by response time: the request does not read the table of members', async () => {
    const { db } = api.services;
    await db.execute(sql`alter table members rename to members_away`);
    const replies = [await verify({ email: kofi.email }), await verify({ phone: kofi.phone })];
    await db.execute(sql`alter table members_away rename to members`);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('is not revealed by the answers to codes', async () => {
    const { challengeId } = (await verify({ email: 'stranger@example.org' })).json();
    const member = await requestAndReadCode();
    for (let each = 0; each < 6; each += 1) {
      const replies = [
        await answer(challengeId, '000000'),
        await answer(member.challengeId, another(member.code)),
      ];
      expect(replies[0]?.body).toBe(replies[1]?.body);
      expect(replies[0]?.statusCode).toBe(401);
    }
  });

  it('sends mail only to the member, at the registered address', async () => {
    const { email, phone } = await registerMember(api);
    await verify({ email: 'stranger@example.org' });
    const { challengeId } = (await verify({ phone, email: 'thief@example.org' })).json();
    await readCode(api, challengeId);
    const codes = (await readOutbox(api)).filter(({ template }) => template === 'verification-code');
    const recipients = codes.map(({ recipient }) => recipient);
    expect(recipients.filter((each) => each === email)).toHaveLength(1);
    expect(recipients).not.toContain('stranger@example.org');
    expect(recipients).not.toContain('thief@example.org');
  });

  it('allows twenty code requests from one address in a quarter of an hour, and stores no address', async () => {
    for (let each = 0; each < 20; each += 1)
      expect((await verify({ email: kofi.email })).statusCode).toBe(200);
    expect((await verify({ email: 'stranger@example.org' })).statusCode).toBe(429);
    const keys = await api.services.db.select({ key: rateLimits.key }).from(rateLimits);
    expect(JSON.stringify(keys)).not.toContain('kofi');
  });
});
