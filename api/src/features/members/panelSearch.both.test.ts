import type { MemberPage } from '@year-group/api-types/members/member';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '#platform/db/schema.ts';
import { callAs, makeOtherRegistration, registerMember } from '#testing/people.ts';
import { type Call, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
beforeAll(async () => {
  await api.services.db.delete(members);
  await registerMember(api, {
    fullName: 'Kofi Boateng',
    phone: '+233244556677',
    currentOccupation: 'Land surveyor',
    location: 'Asokore, Ho',
    hidden: ['phone', 'location', 'currentOccupation'],
  });
  await registerMember(api, { fullName: 'Ama Serwaa', phone: '+447700900123', location: 'Leeds' });
});

async function namesFor(query: string, as: Call = api.as.admin): Promise<string[]> {
  const reply = await as('GET', `/api/members?limit=100&sort=fullName:asc&${query}`);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<MemberPage>().members.map(({ fullName }) => fullName);
}
const found = (term: string) => namesFor(`searchTerm=${encodeURIComponent(term)}`);

describe('the search of the panel', () => {
  it.each([
    'boateng',
    '024 455 6677',
    '+233 24 455 6677',
    '0244556677',
    '455 6677',
    'SURVEYOR',
    'asokore',
    'Ho',
    'kofi surveyor',
    'land asokore',
  ])('finds a member by %s', async (term) => {
    expect(await found(term)).toEqual(['Kofi Boateng']);
  });

  it.each([
    ['surveyor leeds', []],
    ['44 7700 900', ['Ama Serwaa']],
    ['900123', ['Ama Serwaa']],
    ['%', []],
    ['100', []],
  ])('finds for %s exactly %j', async (term, names) => {
    expect(await found(term)).toEqual(names);
  });
});

describe('the filters of the panel', () => {
  const imported = makeOtherRegistration({ fullName: 'Imported Today' });
  beforeAll(async () => {
    const body = { members: [imported], dryRun: false };
    await api.as.admin('POST', '/api/admin/members/import', body);
    for (const [fullName, days] of [
      ['Six Days', 6.9],
      ['Eight Days', 8],
      ['Two Months', 62],
    ] as const) {
      const { id } = await registerMember(api, { fullName });
      const registeredAt = sql`now() - ${`${days} days`}::interval`;
      await api.services.db.update(members).set({ registeredAt }).where(eq(members.id, id));
    }
  });

  it.each([
    ['since=today', ['Ama Serwaa', 'Imported Today', 'Kofi Boateng']],
    ['since=week', ['Ama Serwaa', 'Imported Today', 'Kofi Boateng', 'Six Days']],
    ['since=month&imported=no', ['Ama Serwaa', 'Eight Days', 'Kofi Boateng', 'Six Days']],
    ['imported=yes', ['Imported Today']],
    ['imported=yes&location=Ho', []],
    ['since=week&location=Ho', ['Kofi Boateng']],
    ['since=today&searchTerm=ama', ['Ama Serwaa']],
    ['imported=no&searchTerm=imported', []],
    ['since=week&houseAtPresec=riis+house', []],
  ])('%s finds %j', async (query, names) => {
    expect(await namesFor(query)).toEqual(names);
  });

  it('count what they find', async () => {
    const page = await api.as.admin('GET', '/api/members?since=week&limit=2');
    expect(page.json()).toMatchObject({ total: 4 });
  });

  it('begin today at midnight in Accra', async () => {
    const { id } = await registerMember(api, { fullName: 'Late Last Night' });
    const { db } = api.services;
    const at = async (moment: string) => {
      const registeredAt = sql`date_trunc('day', now(), 'UTC') + ${moment}::interval`;
      await db.update(members).set({ registeredAt }).where(eq(members.id, id));
      return (await namesFor('since=today')).includes('Late Last Night');
    };
    expect(await at('-1 ms')).toBe(false);
    expect(await at('0 ms')).toBe(true);
    await db.delete(members).where(eq(members.id, id));
  });

  it.each(['since=yesterday', 'imported=maybe'])('refuse ?%s', async (query) => {
    expect((await api.as.admin('GET', `/api/members?${query}`)).statusCode).toBe(400);
  });
});

it('neither filters nor finds more for members', async () => {
  const reader = await registerMember(api, { fullName: 'Zacharia Reader' });
  const own = await callAs(api, reader.id);
  for (const term of ['surveyor', 'asokore', '4556677', 'leeds']) {
    expect(await namesFor(`searchTerm=${term}`, own)).toEqual([]);
  }
  expect(await namesFor('imported=yes', own)).toHaveLength(7);
  const [first] = (await own('GET', '/api/members')).json<MemberPage>().members;
  expect(first).not.toHaveProperty('imported');
  expect(first).not.toHaveProperty('version');
});
