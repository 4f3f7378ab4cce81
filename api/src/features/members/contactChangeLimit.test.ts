import type { Member } from '@year-group/api-types/members/member';
import { beforeAll, expect, it } from 'vitest';
import { adminActions } from '#platform/db/schema.ts';
import { callAs, readOutbox, registerMember } from '#testing/people.ts';
import { type Call, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
let victims: Member[];
beforeAll(async () => {
  victims = await Promise.all(Array.from({ length: 8 }, () => registerMember(api)));
});

async function newMember(): Promise<{ member: Member; change: (fields: object) => ReturnType<Call> }> {
  const member = await registerMember(api);
  const as = await callAs(api, member.id);
  return { member, change: (fields) => as('PUT', `/api/members/${member.id}`, fields) };
}
const warningsOf = async (id: string) =>
  (await api.services.db.select().from(adminActions)).filter(
    ({ action, target }) => action === 'member-warning' && target === `members/${id}`,
  );

it('answers five times an hour that a phone or e-mail is in use, then refuses, and notifies the administrator', async () => {
  const { member, change } = await newMember();
  const tries = victims.map(({ phone, email }, index) => (index % 2 ? { phone } : { email }));
  const statuses = [];
  for (const fields of tries) statuses.push((await change(fields)).statusCode);
  expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429, 429]);
  const free = await change({ phone: '+233209998877' });
  expect([free.statusCode, free.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(await warningsOf(member.id)).toHaveLength(1);
});

it('cannot be bypassed by concurrent requests', async () => {
  const { change } = await newMember();
  const replies = await Promise.all(victims.map(({ phone }) => change({ phone })));
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
});

it('cannot be bypassed by the own id in capitals, and counts what is tried at others for oneself', async () => {
  const { member, change } = await newMember();
  const as = await callAs(api, member.id);
  const tryAt = async (id: string, victim: number) =>
    (await as('PUT', `/api/members/${id}`, { phone: victims[victim]?.phone })).statusCode;
  for (let each = 0; each < 5; each += 1) expect(await tryAt(member.id, each)).toBe(409);
  expect(await tryAt(member.id.toUpperCase(), 5)).toBe(429);
  expect(await tryAt(String(victims[0]?.id), 6)).toBe(429);
  expect((await change({ location: 'Wa' })).statusCode).toBe(200);
});

it('does not limit other changes, or changes to free values', async () => {
  const { member, change } = await newMember();
  for (const { phone } of victims) await change({ phone });
  const { fullName, email, phone } = member;
  expect((await change({ fullName, email, phone, location: 'Tamale' })).statusCode).toBe(200);

  const other = await newMember();
  for (let each = 0; each < 8; each += 1)
    expect((await other.change({ phone: `+23320777000${each}` })).statusCode).toBe(200);
});

it('allows a member five other e-mails a day, since each writes to the address left', async () => {
  const { member, change } = await newMember();
  const move = (name: string) => change({ email: `${name}@example.com` });
  expect((await change({ email: victims[0]?.email })).statusCode).toBe(409);
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await move(name)).statusCode).toBe(200);
  const refused = await move('f');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().error).toBe(
    'You have changed your e-mail as often as one day allows. You can change it again in 24 hours.',
  );
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  const left = (await readOutbox(api)).filter(({ template }) => template === 'email-changed');
  expect(left).toHaveLength(5);
  expect((await change({ phone: '+233207770099', location: 'Wa' })).statusCode).toBe(200);
  const byOfficer = await api.as.admin('PUT', `/api/members/${member.id}`, { email: 'g@example.com' });
  expect(byOfficer.statusCode).toBe(200);
});

it('does not apply to the administrator', async () => {
  const member = await registerMember(api);
  for (const { phone } of victims)
    expect((await api.as.admin('PUT', `/api/members/${member.id}`, { phone })).statusCode).toBe(409);
});
