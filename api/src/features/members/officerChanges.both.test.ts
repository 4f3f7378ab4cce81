import { randomUUID } from 'node:crypto';
import type { Member } from '@year-group/api-types/members/member';
import { messages } from '@year-group/api-types/messages';
import type { Action } from '@year-group/api-types/officers/action';
import { describe, expect, it } from 'vitest';
import { callAs, makeOtherRegistration, readOutbox, registerMember } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp({ memberAdmission: 'approve', memberVerification: 'code' });

const add = (fields: object) => api.as.admin('POST', '/api/admin/members', fields);
const change = (id: string, fields: object) => api.as.admin('PUT', `/api/members/${id}`, fields);
const lastEntry = async () => {
  const [entry] = (await api.as.admin('GET', '/api/admin/actions?limit=1')).json<Action[]>();
  return entry && [entry.action, entry.target, entry.detail];
};

it('an e-mail that an officer corrects ends the sessions of whoever had the former one', async () => {
  const { id } = (await add(makeOtherRegistration())).json<Member>();
  const own = await callAs(api, id);
  await own('PUT', `/api/members/${id}`, { email: 'thief@example.org' });
  expect((await own('GET', '/api/members/me')).statusCode).toBe(200);
  await change(id, { email: makeOtherRegistration().email });
  expect((await own('GET', '/api/members/me')).statusCode).toBe(401);
});

describe('a member added by an officer', () => {
  it('is listed at once, with role and house, and gets no letter', async () => {
    const letters = (await readOutbox(api)).length;
    const fields = makeOtherRegistration({ houseAtPresec: 'Riis House', location: 'Ho' });
    const reply = await add({ ...fields, role: 'Treasurer' });
    expect(reply.statusCode).toBe(201);
    const member = reply.json<Member>();
    expect(member).toMatchObject({ ...fields, role: 'Treasurer' });
    expect(member).not.toHaveProperty('awaiting');
    expect(await lastEntry()).toEqual(['add', `members/${member.id}`, '']);
    expect(await readOutbox(api)).toHaveLength(letters);
    const own = await callAs(api, member.id);
    expect((await own('GET', '/api/members')).statusCode).toBe(200);
  });

  it.each([
    ['email', 'email-taken', messages.registration.emailTaken],
    ['phone', 'phone-taken', messages.registration.phoneTaken],
  ] as const)('is refused with the %s of another', async (field, code, message) => {
    const other = makeOtherRegistration();
    expect((await add(other)).statusCode).toBe(201);
    const reply = await add({ ...makeOtherRegistration(), [field]: other[field].toUpperCase() });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code, issues: [{ path: field, message }] });
  });

  it.each([
    ['fullName', { fullName: ' ' }],
    ['email', { email: 'no address' }],
    ['phone', { phone: '0244' }],
    ['houseAtPresec', { houseAtPresec: 'House of Cards' }],
    ['role', { role: 'x'.repeat(81) }],
  ])('is refused for its %s, as in the registration', async (path, fields) => {
    const reply = await add({ ...makeOtherRegistration(), ...fields });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ issues: [{ path }] });
  });
});

describe('a correction by an officer', () => {
  it('is logged with the names of the changed fields, without values', async () => {
    const { id, fullName } = await registerMember(api);
    const reply = await change(id, { fullName, location: 'Tamale', role: 'Secretary', hidden: ['phone'] });
    expect(reply.json()).toMatchObject({
      fullName,
      location: 'Tamale',
      role: 'Secretary',
      hidden: ['phone'],
    });
    const [action, target, detail] = (await lastEntry()) ?? [];
    expect([action, target]).toEqual(['change', `members/${id}`]);
    expect(detail?.split(', ').toSorted()).toEqual(['Keeps private', 'Location', 'Role']);
  });

  it('that changes nothing is not logged', async () => {
    const { id } = await registerMember(api, { role: 'Secretary' });
    const before = await lastEntry();
    expect((await change(id, { role: 'Secretary' })).statusCode).toBe(200);
    expect((await change(id, {})).statusCode).toBe(200);
    expect(await lastEntry()).toEqual(before);
  });

  it('writes to the old address when the e-mail changes, and only then', async () => {
    const { id, email } = await registerMember(api);
    const letters = (await readOutbox(api)).length;
    await change(id, { role: 'Secretary', phone: makeOtherRegistration().phone });
    expect(await readOutbox(api)).toHaveLength(letters);
    await change(id, { email: makeOtherRegistration().email });
    const [letter] = (await readOutbox(api)).slice(letters);
    expect(letter).toMatchObject({ template: 'email-changed', recipient: email });
  });

  it('removes a role', async () => {
    const { id } = await registerMember(api, { role: 'Secretary' });
    expect((await change(id, { role: '' })).json()).not.toHaveProperty('role');
  });
});

it('a member that arrives twice under one key is added once', async () => {
  const key = randomUUID();
  const fields = makeOtherRegistration();
  const send = () => api.as.admin('POST', '/api/admin/members', fields, { 'idempotency-key': key });
  const [first, second] = [await send(), await send()];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(first.json()).toMatchObject({ id: key });
  expect(second.json()).toEqual(first.json());
});
