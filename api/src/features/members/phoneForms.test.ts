import type { MemberPage } from '@year-group/api-types/members/member';
import type { MemberImported } from '@year-group/api-types/members/memberImport';
import { messages } from '@year-group/api-types/messages';
import { makeRegistration } from '@year-group/api-types/testing/factories';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/testApp.ts';

const number = '+233244556677';
const forms = [
  '0244556677',
  '024 455 6677',
  '(024) 455-6677',
  '244556677',
  '233244556677',
  '00233244556677',
  '+233 (0)24 455 6677',
  number,
];
const key = { 'x-api-key': 'public-registration' };

const test = useTestApp();
let kofi: string;
beforeAll(async () => {
  const registration = makeRegistration({
    fullName: 'Kofi Boateng',
    email: 'kofi@example.com',
    phone: number,
  });
  kofi = (await test.as.visitor('POST', '/api/members', registration, key)).json<{ id: string }>().id;
});

const found = async (as: 'admin' | 'member', text: string) => {
  const url = `/api/members?page=1&limit=5&searchTerm=${encodeURIComponent(text)}`;
  return (await test.as[as]('GET', url)).json<MemberPage>().members.map(({ fullName }) => fullName);
};

describe.each(forms)('the phone number written as %s', (text) => {
  it('verifies its owner', async () => {
    const reply = await test.as.visitor('POST', '/api/auth/verify-member', { phone: text });
    expect(reply.json()).toHaveProperty('token');
  });

  it('finds its owner', async () => {
    expect(await found('admin', text)).toEqual(['Kofi Boateng']);
    expect(await found('member', text)).toEqual(['Kofi Boateng']);
  });
});

it('does not find a hidden number, except for the administrator', async () => {
  await test.as.admin('PUT', `/api/members/${kofi}`, { hidden: ['phone'] });
  expect(await found('member', number)).toEqual([]);
  expect(await found('admin', '024 455 6677')).toEqual(['Kofi Boateng']);
});

it('is refused in registration and profile with the message of the spec', async () => {
  const registration = makeRegistration({ email: 'esi@example.com', phone: '024 455 6678' });
  const refusal = { issues: [{ path: 'phone', message: messages.registration.phoneInvalid }] };
  expect((await test.as.visitor('POST', '/api/members', registration, key)).json()).toMatchObject(refusal);
  const change = await test.as.admin('PUT', `/api/members/${kofi}`, { phone: '0244556678' });
  expect(change.json()).toMatchObject(refusal);
});

it('imports a file of local numbers and reports how each was interpreted', async () => {
  const members = Array.from({ length: 200 }, (_, index) => ({
    fullName: `Member ${index}`,
    email: `member${index}@example.com`,
    phone: `020 100 ${String(index).padStart(4, '0')}`,
  }));
  const again = { fullName: 'Somebody', email: 'somebody@example.com', phone: '233201000007' };
  const registered = { fullName: 'Kofi', email: 'kofi.b@example.com', phone: '0244 55 66 77' };
  const body = { members: [...members, again, registered], dryRun: false };
  const reply = (await test.as.admin('POST', '/api/admin/members/import', body)).json<MemberImported>();
  expect(reply.added).toBe(200);
  expect(reply.rows[7]).toMatchObject({ outcome: 'added', readAs: '+233201000007' });
  expect(reply.rows[200]).toMatchObject({ outcome: 'duplicate', issues: [{ path: 'phone' }] });
  expect(reply.rows[201]).toMatchObject({ outcome: 'duplicate', readAs: number });
  expect(await found('admin', '+233 20 100 0042')).toEqual(['Member 42']);
});
