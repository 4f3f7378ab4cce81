import { endpoints } from '@year-group/api-types/endpoints';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import type { AllFigures } from '@year-group/api-types/system/dashboard';
import { makeId } from '@year-group/api-types/testing/factories';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { adminActions, members } from '#platform/db/schema.ts';
import { readCode, readLetter } from '#testing/codes.ts';
import { makeOtherRegistration, readOutbox, registerMember, sendRegistration } from '#testing/people.ts';
import { type Call, type TestApp, useTestApp } from '#testing/testApp.ts';

const api = useTestApp({ memberVerification: 'code', memberAdmission: 'approve' });

/** Verifies a membership by the mailed code; resolves to the reply and to calls with its token. */
async function verify({ as }: TestApp, { email }: Pick<Member, 'email'>) {
  const { challengeId } = (await as.visitor('POST', '/api/auth/verify-member', { email })).json();
  const code = await readCode(api, challengeId);
  const reply = (await as.visitor('POST', '/api/auth/verify-member/code', { challengeId, code })).json();
  const call: Call = (method, url, payload) =>
    as.visitor(method, url, payload, { authorization: `Bearer ${reply.token}` });
  return { reply, call };
}
const namesSeen = async (as: Call, query = '') =>
  ((await as('GET', `/api/members?limit=100${query}`)).json().members as Member[]).map(({ id }) => id);
const isSeen = async ({ id, fullName }: Member) => {
  const everywhere = [
    await namesSeen(api.as.member),
    await namesSeen(api.as.member, `&searchTerm=${encodeURIComponent(fullName)}`),
    await namesSeen(api.as.member, `&searchTerm=${fullName.slice(0, 2)}`),
    await namesSeen(api.as.member, '&houseAtPresec=Akro%20House&location=Accra'),
    await namesSeen(api.as.member, '&sort=email:desc'),
  ].map((ids) => ids.includes(id));
  const page = await api.as.member('GET', `/api/members/${id}`);
  everywhere.push(page.statusCode === 200);
  expect(new Set(everywhere).size, JSON.stringify(everywhere)).toBe(1);
  return everywhere[0];
};
const decide = ({ id }: Pick<Member, 'id'>, what: string, body?: object) =>
  api.as.admin('POST', `/api/admin/members/${id}/${what}`, body);
const queue = async () =>
  (await api.as.admin('GET', '/api/admin/dashboard')).json<AllFigures>().today.toAdmit;
/** Registers a member who has proved their e-mail. */
async function verified(): Promise<Member> {
  const member: Member = (await sendRegistration(api, makeOtherRegistration())).json();
  await verify(api, member);
  return member;
}
const totals = async (as: Call) => (await as('GET', '/api/members')).json().total as number;
const actionsOn = async (id: string) =>
  (
    await api.services.db
      .select()
      .from(adminActions)
      .where(eq(adminActions.target, `members/${id}`))
  ).map(({ action }) => action);

describe('a registration that requires admission', () => {
  it('is listed once its e-mail is verified and the administrator admitted it', async () => {
    const [before, queued] = [await totals(api.as.member), await queue()];
    const fullName = 'Yaw Waiting Boateng';
    const reply = await sendRegistration(api, makeOtherRegistration({ fullName }));
    expect(reply.statusCode).toBe(201);
    const member: Member = reply.json();
    expect(member).not.toHaveProperty('awaiting');
    expect(await isSeen(member)).toBe(false);
    expect((await queue()).unproved).toBe(queued.unproved + 1);

    const { reply: verified, call } = await verify(api, member);
    expect(verified).toMatchObject({ awaitsAdmission: true });
    expect(await isSeen(member)).toBe(false);
    expect(await queue()).toMatchObject({ total: queued.total + 1, unproved: queued.unproved });
    expect((await queue()).members.map(({ id }) => id)).toContain(member.id);

    const forListed = Object.values(endpoints).filter(({ guard }) => guard === 'listed');
    expect(forListed.length).toBeGreaterThan(1);
    for (const path of [...forListed.map(({ path }) => path), `/api/members/${makeId()}`]) {
      const refused = await call('GET', path);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        code: 'awaiting-admission',
        message: messages.directory.awaiting,
      });
    }
    expect((await call('GET', '/api/members/me')).json()).toMatchObject({ awaiting: ['admission'] });
    expect((await call('GET', `/api/members/${member.id}`)).statusCode).toBe(200);
    expect((await call('PUT', `/api/members/${member.id}`, { message: 'Hello' })).statusCode).toBe(200);

    // The officer would admit them under an address that nobody proved.
    const moved = await call('PUT', `/api/members/${member.id}`, { email: 'other@example.org' });
    expect(moved.statusCode).toBe(400);
    expect(moved.json().error).toBe(messages.profile.emailAwaits);

    const admitted = await decide(member, 'admit');
    expect(admitted.statusCode).toBe(200);
    expect(admitted.json()).not.toHaveProperty('awaiting');
    expect(await isSeen(member)).toBe(true);
    expect(await totals(api.as.member)).toBe(before + 1);
    expect((await call('GET', '/api/members')).statusCode).toBe(200);
    expect(await readLetter(api, `admitted:${member.id}`)).toContain('admitted you');
    expect(await actionsOn(member.id)).toEqual(['admit']);
    expect((await decide(member, 'admit')).statusCode).toBe(409);
    expect((await verify(api, member)).reply).not.toHaveProperty('awaitsAdmission');
  });

  it('is not listed by admission alone, nor by changing itself', async () => {
    const member: Member = (await sendRegistration(api, makeOtherRegistration())).json();
    const early = await decide(member, 'admit');
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'conflict', error: messages.members.unproved });
    expect((await readOutbox(api)).map(({ occasion }) => occasion)).not.toContain(`admitted:${member.id}`);
    await verify(api, member);
    expect(await isSeen(member)).toBe(false);
    expect((await decide(member, 'admit')).statusCode).toBe(200);
    expect(await isSeen(member)).toBe(true);

    const other: Member = (
      await sendRegistration(api, { ...makeOtherRegistration(), awaiting: [], listed: true })
    ).json();
    const { call } = await verify(api, other);
    await call('PUT', `/api/members/${other.id}`, { awaiting: [], listed: true });
    expect(await isSeen(other)).toBe(false);
  });

  it("is not counted in the members' figures, but in the administrator's", async () => {
    const facets = async (as: Call) => JSON.stringify((await as('GET', '/api/members/facets')).json());
    const before = [await facets(api.as.member), await totals(api.as.member)];
    const admins = await totals(api.as.admin);
    const fields = { location: 'Nowhere, Sunyani', houseAtPresec: 'House 9' } as const;
    const member: Member = (await sendRegistration(api, makeOtherRegistration(fields))).json();
    expect([await facets(api.as.member), await totals(api.as.member)]).toEqual(before);
    expect(await facets(api.as.admin)).toContain('Sunyani');
    expect(await totals(api.as.admin)).toBe(admins + 1);
    await verify(api, member);
    await decide(member, 'admit');
    expect(await facets(api.as.member)).toContain('Sunyani');
    expect((await api.as.member('GET', '/api/members?location=Sunyani')).json().total).toBe(1);
    expect(await totals(api.as.admin)).toBe(admins + 1);
  });

  it('leaves nothing of a second registration that was merged into it when it is refused', async () => {
    const [first, second] = [await verified(), await verified()];
    const seen = async ({ id }: Member) => {
      const { version = 0 } = (await api.as.admin('GET', `/api/members/${id}`)).json<Member>();
      return { id, version };
    };
    const both = { keep: await seen(first), other: await seen(second), fromOther: [] };
    expect((await api.as.admin('POST', '/api/admin/members/merge', both)).statusCode).toBe(200);
    expect((await decide(first, 'refuse', { reason: '' })).statusCode).toBe(200);
    expect((await api.as.admin('GET', '/api/admin/trash')).json()).toEqual([]);
  });

  it('is deleted permanently when refused, with a mail that says why, and may register again', async () => {
    const registration = makeOtherRegistration();
    const member: Member = (await sendRegistration(api, registration)).json();
    const { call } = await verify(api, member);
    const reason = 'Nobody knows you.\nAsk your house captain.';
    expect((await decide(member, 'refuse', { reason })).json()).toEqual({ deleted: 1 });
    const letter = await readLetter(api, `refused:${member.id}`);
    expect(letter).toContain(`To: ${member.email}`);
    expect(letter).toContain('Nobody knows you.');
    expect((await call('GET', '/api/members/me')).statusCode).toBe(401);
    expect(await api.services.db.select().from(members).where(eq(members.id, member.id))).toEqual([]);
    expect((await api.as.admin('GET', '/api/admin/trash')).body).not.toContain(member.id);
    expect(await actionsOn(member.id)).toEqual(['refuse']);
    expect((await sendRegistration(api, registration)).statusCode).toBe(201);
  });

  it('stays pending when a question is sent, and the administrator sees that it was', async () => {
    const member: Member = (await sendRegistration(api, makeOtherRegistration())).json();
    const { call } = await verify(api, member);
    expect((await decide(member, 'ask', { question: ' ' })).statusCode).toBe(400);
    const questioned = await decide(member, 'ask', { question: 'Which class were you in?' });
    expect(questioned.json()).toMatchObject({ askedAt: expect.any(String), awaiting: ['admission'] });
    const mail = (await readOutbox(api)).find(({ template }) => template === 'applicant-question');
    expect(await readLetter(api, String(mail?.occasion))).toContain('Which class were you in?');
    expect((await call('GET', '/api/members/me')).json()).not.toHaveProperty('askedAt');
    expect((await queue()).members.find(({ id }) => id === member.id)).toHaveProperty('askedAt');
    expect(await actionsOn(member.id)).toEqual(['ask']);
  });

  it('can be decided only once, and only while pending', async () => {
    const member: Member = (await sendRegistration(api, makeOtherRegistration())).json();
    const replies = await Promise.all([decide(member, 'admit'), decide(member, 'refuse', {})]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      expect.toBeOneOf([404, 409]),
    ]);
    expect((await decide({ id: makeId() }, 'admit')).statusCode).toBe(404);
  });

  it('is listed at once when the administrator imports it', async () => {
    const { website: _robots, ...row } = makeOtherRegistration();
    await api.as.admin('POST', '/api/admin/members/import', { members: [row], dryRun: false });
    const [stored] = await api.services.db.select().from(members).where(eq(members.email, row.email));
    expect(await namesSeen(api.as.member)).toContain(stored?.id);
  });
});

it('needs only the verified e-mail where admission is off, and nothing in the demo', async () => {
  const open = await api.startAnother({ memberAdmission: 'open' });
  const demo = await api.startAnother({ memberAdmission: 'open', memberVerification: 'one-step' });
  try {
    const member = await registerMember(open);
    expect(await isSeen(member)).toBe(false);
    expect((await verify(open, member)).reply).not.toHaveProperty('awaitsAdmission');
    expect(await isSeen(member)).toBe(true);
    expect(await isSeen(await registerMember(demo))).toBe(true);
  } finally {
    await open.close();
    await demo.close();
  }
});

describe('phone and e-mail', () => {
  const seenOf = async (app: TestApp, body: object) => {
    const member: Member = (await sendRegistration(app, { ...makeOtherRegistration(), ...body })).json();
    await api.services.db.update(members).set({ awaiting: [] }).where(eq(members.id, member.id));
    const { email, phone } = (await api.as.member('GET', `/api/members/${member.id}`)).json();
    return { hidden: member.hidden, email: email !== '', phone: phone !== '' };
  };

  it('are hidden by default in live mode and shown in the demo, unless the member chooses at registration', async () => {
    const live = await api.startAnother({ contactHiddenByDefault: true });
    try {
      expect(await seenOf(live, {})).toEqual({ hidden: ['phone', 'email'], email: false, phone: false });
      expect(await seenOf(live, { hidden: ['email'] })).toEqual({
        hidden: ['email'],
        email: false,
        phone: true,
      });
      expect(await seenOf(live, { hidden: [] })).toEqual({ hidden: [], email: true, phone: true });
      expect(await seenOf(api, {})).toEqual({ hidden: [], email: true, phone: true });
      expect(await seenOf(api, { hidden: ['phone'] })).toEqual({
        hidden: ['phone'],
        email: true,
        phone: false,
      });
      const wrong = await sendRegistration(live, { ...makeOtherRegistration(), hidden: ['fullName'] });
      expect(wrong.statusCode).toBe(400);
    } finally {
      await live.close();
    }
  });
});
