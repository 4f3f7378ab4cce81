import type { Member, MemberPage } from '@year-group/api-types/members/member';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { members } from '#platform/db/schema.ts';
import { callAs, registerMember } from '#testing/people.ts';
import { type Call, useTestApp } from '#testing/testApp.ts';

const api = useTestApp();
let reader: Member;
let asReader: Call;
beforeEach(async () => {
  await api.services.db.delete(members);
  reader = await registerMember(api, {
    fullName: 'zacharia reader',
    email: 'reader@example.org',
    location: '',
    houseAtPresec: '',
  });
  asReader = await callAs(api, reader.id);
});

async function list(query = '', call = asReader): Promise<MemberPage> {
  const reply = await call('GET', `/api/members${query}`);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
}
const namesOf = (page: MemberPage) => page.members.map(({ fullName }) => fullName);
const names = async (query = '', call = asReader) => namesOf(await list(query, call));

describe('the order', () => {
  it('is by full name without case for members, newest first for the administrator', async () => {
    for (const fullName of ['kofi Zulu', 'Kofi Annan', 'Ama Badu', 'KOFI BADU'])
      await registerMember(api, { fullName });
    expect(await names()).toEqual(['Ama Badu', 'Kofi Annan', 'KOFI BADU', 'kofi Zulu', 'zacharia reader']);
    expect(await names('?page=1&limit=2', api.as.admin)).toEqual(['KOFI BADU', 'Ama Badu']);
  });

  it.each([
    ['fullName:desc', ['zacharia reader', 'Bo', 'Al']],
    ['email:asc', ['Bo', 'Al', 'zacharia reader']],
    ['houseAtPresec:desc', ['Bo', 'Al', 'zacharia reader']],
    ['registeredAt:asc', ['zacharia reader', 'Al', 'Bo']],
  ])('can be %s', async (sort, expected) => {
    await registerMember(api, { fullName: 'Al', email: 'b@example.org', houseAtPresec: 'Akro House' });
    await registerMember(api, { fullName: 'Bo', email: 'a@example.org', houseAtPresec: 'Riis House' });
    expect(await names(`?sort=${sort}`)).toEqual(expected);
  });

  it('keeps members of the same name apart across pages', async () => {
    for (let each = 0; each < 6; each += 1) await registerMember(api, { fullName: 'Kofi Mensah' });
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`?page=${page}&limit=2`)));
    const ids = pages.flatMap((page) => page.members.map(({ id }) => id));
    expect(new Set(ids).size).toBe(7);
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
  });

  it('has thirty to a page, and none beyond the last', async () => {
    await addMany(32);
    expect((await list()).members).toHaveLength(30);
    expect((await list('?page=2')).members).toHaveLength(3);
    expect(await list('?page=3')).toEqual({ members: [], total: 33 });
  });
});

describe('the search', () => {
  it.each([
    ['mens', ['Kwame Mensah']],
    ['MENS', ['Kwame Mensah']],
    ['mensah kwame', ['Kwame Mensah']],
    ['kwame@', ['Kwame Mensah']],
    ['e m', ['Kwame Mensah', 'Nii-Okai La']],
    ['ii', ['Nii-Okai La']],
    ['-o', ['Nii-Okai La']],
    ['i-o', ['Nii-Okai La']],
    ['q', []],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["o'b", ["Seán O'Brien"]],
    ['seán', ["Seán O'Brien"]],
    ['á', ["Seán O'Brien"]],
    ['nobody', []],
    ['...', []],
  ])('finds %j anywhere in name and e-mail', async (term, expected) => {
    await registerMember(api, { fullName: 'Kwame Mensah', email: 'kwame@one.org' });
    await registerMember(api, { fullName: 'Nii-Okai La', email: 'nii@example.com' });
    await registerMember(api, { fullName: "Seán O'Brien", email: 'sb@two.org' });
    const page = await list(`?searchTerm=${encodeURIComponent(term)}`);
    expect(
      namesOf(page)
        .filter((name) => name !== reader.fullName)
        .toSorted(),
    ).toEqual(expected.toSorted());
    expect(page.total).toBe(page.members.length);
  });

  it('counts a frequent term exactly, on every page', async () => {
    await addMany(2100);
    for (const [query, shown] of [
      ['limit=30', 30],
      ['limit=30&page=34', 30],
      ['limit=100&page=21', 100],
      ['page=90', 0],
    ]) {
      const { members, total } = await list(`?searchTerm=member&${query}`);
      expect([members.length, total]).toEqual([shown, 2100]);
    }
    expect((await list()).total).toBe(2101);
  });
});

describe('the filters', () => {
  beforeEach(async () => {
    await registerMember(api, { fullName: 'A', houseAtPresec: 'Akro House', location: 'East Legon, Accra' });
    await registerMember(api, { fullName: 'B', houseAtPresec: 'Akro House', location: 'accra' });
    await registerMember(api, { fullName: 'C', houseAtPresec: 'Riis House', location: 'Peckham, London' });
  });

  it.each([
    ['houseAtPresec=akro house', ['A', 'B']],
    ['houseAtPresec=Clerk House', []],
    ['location=Accra', ['A', 'B']],
    ['location=east legon, accra', ['A']],
    ['location=legon', []],
    ['houseAtPresec=Akro House&location=London', []],
    ['houseAtPresec=Riis House&location=London', ['C']],
    ['houseAtPresec=Akro House&searchTerm=member', ['A', 'B']],
    ['location=accra&sort=fullName:desc', ['B', 'A']],
    ['houseAtPresec=&location=', ['A', 'B', 'C', 'zacharia reader']],
  ])('%s', async (query, expected) => {
    const page = await list(`?${encodeURI(query)}`);
    expect(namesOf(page)).toEqual(expected);
    expect(page).toMatchObject({ total: expected.length });
    expect(await list(`?${encodeURI(query)}`, api.as.admin)).toMatchObject({ total: expected.length });
  });

  it("are offered with counts: houses in the school's order, towns by number of members", async () => {
    expect((await asReader('GET', '/api/members/facets')).json()).toEqual({
      houses: [
        { value: 'Akro House', count: 2 },
        { value: 'Riis House', count: 1 },
      ],
      locations: [
        { value: expect.stringMatching(/^accra$/i), count: 2 },
        { value: 'London', count: 1 },
      ],
    });
  });

  it('offer towns only, not other text after a comma', async () => {
    const others = [
      'Washington, D.C.',
      'London, UK',
      'At sea; home port Tema',
      'Kumasi, Ghana',
      'Block 7',
      'Ho',
    ];
    for (const location of others) await registerMember(api, { location });
    const { locations } = (await asReader('GET', '/api/members/facets')).json();
    const places = locations.map(({ value }: { value: string }) => value.toLowerCase());
    expect(places.toSorted()).toEqual(['accra', 'ho', 'london']);
  });

  it('reflect every change and deletion', async () => {
    const { members: found } = await list('?houseAtPresec=Riis House');
    await api.as.admin('PUT', `/api/members/${found[0]?.id}`, {
      houseAtPresec: 'Clerk House',
      location: 'Tema',
    });
    await api.as.admin('DELETE', '/api/admin/members/delete-by-batch', {
      batchSize: 1,
      ids: (await list('?searchTerm=b')).members
        .filter(({ fullName }) => fullName === 'B')
        .map(({ id }) => id),
    });
    expect((await asReader('GET', '/api/members/facets')).json()).toEqual({
      houses: [
        { value: 'Clerk House', count: 1 },
        { value: 'Akro House', count: 1 },
      ],
      locations: [
        { value: expect.stringMatching(/^accra$/i), count: 1 },
        { value: 'Tema', count: 1 },
      ],
    });
    expect((await list()).total).toBe(3);
  });
});

/** Adds members in one statement, called Member 00001 and so on. */
async function addMany(count: number): Promise<void> {
  await api.services.db.execute(sql`
    insert into members (id, full_name, email, phone)
    select gen_random_uuid(), 'Member ' || lpad(n::text, 5, '0'), 'm' || n || '@many.org', '+9' || lpad(n::text, 11, '0')
    from generate_series(1, ${count}::int) as n`);
}
