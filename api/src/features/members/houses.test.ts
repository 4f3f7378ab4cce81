import type { Member, MemberFacets } from '@year-group/api-types/members/member';
import { beforeEach, expect, it } from 'vitest';
import { publishSection } from '#testing/group.ts';
import { makeOtherRegistration, registerMember, sendRegistration } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeEach(() => publishSection(api, 'houses'));

const names = (...houses: string[]) => houses.map((name) => ({ name }));
const refusal = (message: string) => ({
  code: 'validation-failed',
  message,
  issues: [{ path: 'houseAtPresec', message }],
});
const register = (houseAtPresec: string) => sendRegistration(api, makeOtherRegistration({ houseAtPresec }));
const change = ({ id }: Member, fields: object) => api.as.admin('PUT', `/api/members/${id}`, fields);
const facets = async () =>
  (await api.as.admin('GET', '/api/members/facets')).json<MemberFacets>().houses.map(({ value }) => value);

it('registers with the houses of the record, at once after it changed', async () => {
  await publishSection(api, 'houses', { label: 'Hall', names: names('Volta Hall') });
  expect((await register('Volta Hall')).statusCode).toBe(201);
  expect((await register('')).statusCode).toBe(201);
  const refused = await register('Akro House');
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject(refusal('Choose one of the halls'));
});

it('refuses a house where the group has none', async () => {
  await publishSection(api, 'houses', { names: [] });
  expect((await register('Akro House')).json()).toMatchObject(refusal('Leave the house empty'));
  expect((await register('')).statusCode).toBe(201);
});

it('lets a member of a house that was renamed or removed keep it, and nobody else choose it', async () => {
  const keeper = await registerMember(api, { houseAtPresec: 'Riis House' });
  const other = await registerMember(api, { houseAtPresec: 'Akro House' });
  await publishSection(api, 'houses', { names: names('Riis-Clerk House', 'Akro House') });

  const kept = await change(keeper, { ...keeper, location: 'Wa' });
  expect(kept.json()).toMatchObject({ houseAtPresec: 'Riis House', location: 'Wa' });
  const refused = await change(other, { houseAtPresec: 'Riis House' });
  expect(refused.json()).toMatchObject(refusal('Choose one of the houses'));
  const moved = await change(keeper, { houseAtPresec: 'Riis-Clerk House' });
  expect(moved.json()).toMatchObject({ houseAtPresec: 'Riis-Clerk House' });
});

it('finds and counts members of former houses, after the houses of the group', async () => {
  await registerMember(api, { houseAtPresec: 'Riis House' });
  await registerMember(api, { houseAtPresec: 'Akro House' });
  await publishSection(api, 'houses', { names: names('Zion House', 'Akro House') });
  await registerMember(api, { houseAtPresec: 'Zion House' });

  const found = await facets();
  expect(found.slice(0, 2)).toEqual(['Zion House', 'Akro House']);
  expect(found.slice(2)).toContain('Riis House');
  const list = await api.as.member('GET', '/api/members?houseAtPresec=Riis%20House');
  expect(list.json().total).toBeGreaterThan(0);
});

it('imports members of former houses while there are some', async () => {
  await registerMember(api, { houseAtPresec: 'Labone House' });
  await publishSection(api, 'houses', { names: names('Zion House') });
  const rows = ['Labone House', 'zion house', 'Hufflepuff'].map((houseAtPresec) => {
    const { website: _website, hidden: _hidden, ...row } = makeOtherRegistration({ houseAtPresec });
    return row;
  });
  const reply = await api.as.admin('POST', '/api/admin/members/import', { members: rows, dryRun: false });
  expect(reply.json()).toMatchObject({
    added: 3,
    rows: [
      { outcome: 'added', issues: [] },
      { outcome: 'added', issues: [] },
      { outcome: 'added', issues: [{ path: 'houseAtPresec' }] },
    ],
  });
});
