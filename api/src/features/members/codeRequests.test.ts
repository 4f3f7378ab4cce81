import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { rateLimits, verificationChallenges } from '#platform/db/schema.ts';
import { readCode, readLetter, visitorFrom } from '#testing/codes.ts';
import { callAs, readOutbox, registerMember } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';
import { waitFor } from '#testing/waitFor.ts';

const api = useTestApp({ memberVerification: 'code' });
let ama: Member;
beforeEach(async () => {
  await api.services.db.delete(rateLimits);
  await api.services.db.delete(verificationChallenges);
  ama = await registerMember(api);
  await verify('192.0.2.1');
});

const post = (from: string, path: string, body: object) => visitorFrom(api, from)(path, body);
const requestCode = (from: string, body: object = { email: ama.email }) =>
  post(from, '/api/auth/verify-member', body);
const answer = (from: string, challengeId: string, code: string) =>
  post(from, '/api/auth/verify-member/code', { challengeId, code });
const lettersTo = async (email: string) =>
  (await readOutbox(api)).filter((mail) => mail.recipient === email && mail.template === 'verification-code');

/** Waits until the challenge has its code. */
const prepared = (challengeId: string) =>
  waitFor(async () => {
    const found = await api.services.db.select().from(verificationChallenges);
    return found.find(({ id, memberId }) => id === challengeId && memberId);
  });

async function verify(from: string): Promise<number> {
  const { challengeId } = (await requestCode(from)).json();
  return (await answer(from, challengeId, await readCode(api, challengeId))).statusCode;
}

it('lets the member in while strangers request codes, and limits the mails to them', async () => {
  const before = (await lettersTo(ama.email)).length;
  const challengeIds: string[] = [];
  for (let each = 0; each < 12; each += 1) {
    const reply = await requestCode(`203.0.113.${each}`);
    expect(reply.statusCode).toBe(200);
    challengeIds.push(reply.json().challengeId);
    await prepared(String(challengeIds.at(-1)));
  }
  const own = await requestCode('192.0.2.1');
  expect(own.statusCode).toBe(200);
  await prepared(own.json().challengeId);
  expect(await lettersTo(ama.email)).toHaveLength(before + 3);
  // The newest mail was caused by a stranger; its code also answers the member's own request.
  const code = await readCode(api, String(challengeIds[2]));
  expect((await answer('192.0.2.1', own.json().challengeId, code)).statusCode).toBe(200);
  // But no other request: the code is used.
  expect((await answer('203.0.113.2', String(challengeIds[2]), code)).statusCode).toBe(401);
});

it('sends another mail once the newest code is no longer recent', async () => {
  for (const each of [1, 2, 3, 4])
    await prepared((await requestCode(`203.0.113.${each}`)).json().challengeId);
  await api.services.db
    .update(verificationChallenges)
    .set({ expiresAt: sql`expires_at - interval '6 minutes'` });
  expect(await verify('192.0.2.1')).toBe(200);
});

it('answers alike for a member with a shared code and for a stranger, once the first challenge has ended', async () => {
  const pass = (minutes: number) =>
    api.services.db
      .update(verificationChallenges)
      .set({ expiresAt: sql`expires_at - make_interval(mins => ${minutes})` });
  for (const each of [1, 2, 3]) await prepared((await requestCode(`203.0.113.${each}`)).json().challengeId);
  const before = (await lettersTo(ama.email)).length;
  await pass(4);
  const asked = (await requestCode('192.0.2.1')).json().challengeId;
  await prepared(asked);
  const strange = (await requestCode('192.0.2.1', { email: 'stranger@example.org' })).json().challengeId;
  expect(await lettersTo(ama.email)).toHaveLength(before);
  await pass(2);
  // A code is shared for five minutes only.
  await prepared((await requestCode('203.0.113.4')).json().challengeId);
  expect(await lettersTo(ama.email)).toHaveLength(before + 1);
  await pass(5);
  const replies = [await answer('192.0.2.1', asked, '000000'), await answer('192.0.2.1', strange, '000000')];
  const { wrongCode } = messages.verification;
  expect(replies.map((reply) => reply.json().message)).toEqual([wrongCode, wrongCode]);
});

it("accepts the member's right code after strangers in many networks tried wrong ones, but not theirs", async () => {
  const { challengeId } = (await requestCode('192.0.2.1')).json();
  const code = await readCode(api, challengeId);
  const wrong = code === '000000' ? '000001' : '000000';
  const networks = Array.from({ length: 30 }, (_, index) => `198.51.${index}.7`);
  const strangers = await Promise.all(
    networks.map(async (network) => ({ network, asked: (await requestCode(network)).json().challengeId })),
  );
  for (const { network, asked } of strangers) {
    await prepared(asked);
    for (let each = 0; each < 2; each += 1)
      expect((await answer(network, asked, wrong)).statusCode).toBe(401);
  }
  // More than fifty were wrong: after its one guess, a network's codes are not compared.
  const late = (await requestCode('198.51.1.7')).json().challengeId;
  await prepared(late);
  expect((await answer('198.51.1.7', late, wrong)).statusCode).toBe(401);
  const last = (await requestCode('198.51.29.7')).json().challengeId;
  await prepared(last);
  expect((await answer('198.51.29.7', last, code)).json()).toMatchObject({
    message: messages.verification.wrongCode,
  });
  expect((await answer('192.0.2.1', challengeId, code)).statusCode).toBe(200);
  // Their second device, in the same hour.
  expect(await verify('192.0.2.1')).toBe(200);
}, 120_000);

it('refuses codes that were requested before the member logged out everywhere', async () => {
  const { challengeId } = (await requestCode('192.0.2.1')).json();
  const code = await readCode(api, challengeId);
  const member = await callAs(api, ama.id);
  expect((await member('POST', '/api/auth/sign-out', { everywhere: true })).statusCode).toBe(200);
  expect((await answer('192.0.2.1', challengeId, code)).statusCode).toBe(401);
  expect(await verify('192.0.2.1')).toBe(200);
});

it.each(['member', 'administrator'])(
  'refuses codes sent to the old e-mail once the %s changed it, and notifies the old e-mail',
  async (who) => {
    const { challengeId } = (await requestCode('192.0.2.1')).json();
    const code = await readCode(api, challengeId);
    const email = `new.${ama.email}`;
    const call = who === 'member' ? await callAs(api, ama.id) : api.as.admin;
    expect((await call('PUT', `/api/members/${ama.id}`, { email })).statusCode).toBe(200);
    expect((await answer('192.0.2.1', challengeId, code)).statusCode).toBe(401);

    const sent = (await readOutbox(api)).filter(({ template }) => template === 'email-changed').at(-1);
    expect(sent?.recipient).toBe(ama.email);
    const letter = await readLetter(api, String(sent?.occasion));
    expect(letter).toContain(`To: ${ama.email}`);
    expect(letter).not.toContain(email);
  },
);

it('sends no such mail when only the case of the e-mail changes', async () => {
  const member = await callAs(api, ama.id);
  await member('PUT', `/api/members/${ama.id}`, { email: ama.email.toUpperCase() });
  const sent = (await readOutbox(api)).filter(({ occasion }) =>
    occasion.startsWith(`email-changed:${ama.id}`),
  );
  expect(sent).toEqual([]);
});
