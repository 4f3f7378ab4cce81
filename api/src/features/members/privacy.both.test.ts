import type { Member, MemberPage } from '@year-group/api-types/members/member';
import { privateFields } from '@year-group/api-types/members/memberFields';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs, registerMember } from '#testing/people.ts';
import { type Call, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
/** Hides everything that can be hidden. */
let shy: Member;
let asHidden: Call;
const secrets = {
  email: 'hideaway@secret.org',
  phone: '+233209990001',
  currentOccupation: 'Lighthouse keeper',
  location: 'The Rock, Nzulezu',
};
const kept = { email: '', phone: '', currentOccupation: '', location: '', hidden: [] };

beforeAll(async () => {
  shy = await registerMember(api, { fullName: 'Shy Man', ...secrets, hidden: [...privateFields] });
  asHidden = await callAs(api, shy.id);
  await registerMember(api, { fullName: 'Open Man', email: 'm@example.org', location: 'Ho' });
});

const search = async (call: Call, query: string): Promise<MemberPage> =>
  (await call('GET', `/api/members?${encodeURI(query)}`)).json();
const finds = async (call: Call, query: string) =>
  (await search(call, query)).members.some(({ id }) => id === shy.id);

describe('what a member hides', () => {
  it('is empty for others in the profile, the list and the search', async () => {
    expect((await api.as.member('GET', `/api/members/${shy.id}`)).json()).toMatchObject(kept);
    for (const query of ['', 'searchTerm=shy']) {
      const { members } = await search(api.as.member, query);
      expect(members.find(({ id }) => id === shy.id)).toMatchObject(kept);
    }
    const everything = JSON.stringify([
      await search(api.as.member, ''),
      (await api.as.member('GET', '/api/members/facets')).json(),
    ]);
    for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret);
  });

  it('is visible to the member and the administrator', async () => {
    const all = { ...secrets, hidden: [...privateFields] };
    for (const call of [asHidden, api.as.admin]) {
      expect((await call('GET', `/api/members/${shy.id}`)).json()).toMatchObject(all);
      const { members } = await search(call, 'searchTerm=shy');
      expect(members[0]).toMatchObject(all);
    }
    const everyone: Member[] = (await api.as.admin('GET', '/api/admin/members/download')).json();
    expect(everyone.find(({ id }) => id === shy.id)).toMatchObject(all);
  });

  it.each([
    'searchTerm=hideaway',
    'searchTerm=aw',
    'searchTerm=shy hideaway',
    'searchTerm=secret.org',
    'location=Nzulezu',
    'location=The Rock, Nzulezu',
  ])('is not found by others, only by the administrator: %s', async (query) => {
    expect(await finds(api.as.member, query)).toBe(false);
    expect(await search(api.as.member, query)).toMatchObject({ total: 0 });
    expect(await finds(api.as.admin, query)).toBe(true);
  });

  it('is not revealed by the sort order', async () => {
    const ids = async (call: Call) => (await search(call, 'sort=email:asc')).members.map(({ id }) => id);
    expect((await ids(api.as.member))[0]).toBe(shy.id);
    expect((await ids(api.as.admin))[0]).toBe(shy.id);
    await asHidden('PUT', `/api/members/${shy.id}`, { email: 'zz@secret.org' });
    expect((await ids(api.as.member))[0]).toBe(shy.id);
    expect((await ids(api.as.admin)).at(-1)).toBe(shy.id);
    await asHidden('PUT', `/api/members/${shy.id}`, { email: secrets.email });
  });

  it('is not counted in the towns for others', async () => {
    const towns = async (call: Call) => (await call('GET', '/api/members/facets')).json().locations;
    expect(await towns(api.as.member)).not.toContainEqual({ value: 'Nzulezu', count: 1 });
    expect(await towns(api.as.admin)).toContainEqual({ value: 'Nzulezu', count: 1 });
  });

  it('is visible again as soon as the member shows it', async () => {
    const open = await registerMember(api, {
      fullName: 'Now Open',
      email: 'now.open@seen.org',
      hidden: ['email'],
    });
    expect((await search(api.as.member, 'searchTerm=seen.org')).total).toBe(0);
    await (await callAs(api, open.id))('PUT', `/api/members/${open.id}`, { hidden: [] });
    expect((await search(api.as.member, 'searchTerm=seen.org')).total).toBe(1);
  });

  it('is limited to the fields that can be hidden', async () => {
    const reply = await asHidden('PUT', `/api/members/${shy.id}`, { hidden: ['fullName'] });
    expect(reply.statusCode).toBe(400);
  });
});
