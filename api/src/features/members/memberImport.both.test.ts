import { byField, optionalFields } from '@year-group/api-types/members/memberFields';
import type { ImportedRow, MemberImported } from '@year-group/api-types/members/memberImport';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { members } from '#platform/db/schema.ts';
import { makeOtherRegistration, readOutbox, registerMember, sendRegistration } from '#testing/people.ts';
import { useTestApp } from '#testing/testApp.ts';

const api = useTestApp();

const row = (fields: ImportedRow = {}): ImportedRow => {
  const { website: _website, ...registration } = makeOtherRegistration();
  return { ...registration, ...fields };
};
const send = (rows: unknown, dryRun: unknown) =>
  api.as.admin('POST', '/api/admin/members/import', { members: rows, dryRun });
const run = async (rows: ImportedRow[], dryRun = false): Promise<MemberImported> =>
  (await send(rows, dryRun)).json();
const count = () => api.services.db.$count(members);

it('registers the members of a file like the form does, without a mail', async () => {
  const [before, letters] = [await count(), (await readOutbox(api)).length];
  const plain = row({
    ...byField(optionalFields, (name) => `Their ${name}`),
    fullName: ' Yaw Boateng ',
    phone: '+233 (0)24-555 6677',
    houseAtPresec: ' house 9 ',
  });
  const bare = { fullName: 'Kojo Antwi', email: 'Kojo.Antwi@example.org', phone: '+233207778899' };
  expect(await run([plain, bare])).toEqual({
    rows: [
      { row: 1, outcome: 'added', issues: [] },
      { row: 2, outcome: 'added', issues: [] },
    ],
    added: 2,
    importId: expect.any(String),
  });
  expect(await count()).toBe(before + 2);
  expect(await readOutbox(api)).toHaveLength(letters);
  const found = await api.as.admin('GET', '/api/members?searchTerm=Yaw%20Boateng');
  expect(found.json().members).toMatchObject([
    { ...plain, fullName: 'Yaw Boateng', phone: '+233245556677', houseAtPresec: 'House 9' },
  ]);
  expect(await api.services.db.$count(members)).toBe(before + 2);
});

it('reports for each row why it cannot be registered, and registers the others', async () => {
  const known = await registerMember(api);
  const first = row();
  const rows = [
    first,
    row({ fullName: '' }),
    row({ email: 'nobody', phone: '020' }),
    row({ fullName: 'Esi Sorted', houseAtPresec: 'Hufflepuff' }),
    row({ email: known.email.toUpperCase() }),
    row({ phone: known.phone }),
    row({ email: (first.email ?? '').toUpperCase() }),
    row({ phone: first.phone }),
    row({ message: 'x'.repeat(2001) }),
  ];
  const before = await count();
  const expected = {
    added: 2,
    importId: expect.any(String),
    rows: [
      { row: 1, outcome: 'added', issues: [] },
      { row: 2, outcome: 'invalid', issues: [{ path: 'fullName', message: 'Full Name is required' }] },
      {
        row: 3,
        outcome: 'invalid',
        issues: [
          { path: 'email', message: 'Invalid email format' },
          {
            path: 'phone',
            message: 'Invalid phone number format. Use + followed by country code and number',
          },
        ],
      },
      {
        row: 4,
        outcome: 'added',
        issues: [{ path: 'houseAtPresec', message: 'Not one of the houses: it stays empty.' }],
      },
      {
        row: 5,
        outcome: 'duplicate',
        issues: [{ path: 'email', message: 'A member with this email address is already registered.' }],
      },
      {
        row: 6,
        outcome: 'duplicate',
        issues: [{ path: 'phone', message: 'A member with this phone number is already registered.' }],
      },
      { row: 7, outcome: 'duplicate', issues: [{ path: 'email', message: 'The same as in row 1.' }] },
      { row: 8, outcome: 'duplicate', issues: [{ path: 'phone', message: 'The same as in row 1.' }] },
      {
        row: 9,
        outcome: 'invalid',
        issues: [{ path: 'message', message: 'Message can have at most 2000 characters' }],
      },
    ],
  };
  expect(await run(rows, true)).toEqual(expected);
  expect(await count()).toBe(before);
  expect(await run(rows)).toEqual(expected);
  expect(await count()).toBe(before + 2);
  const sorted = await api.as.admin('GET', '/api/members?searchTerm=Esi%20Sorted');
  expect(sorted.json().members).toMatchObject([{ fullName: 'Esi Sorted', houseAtPresec: '' }]);
  const again = await run(rows);
  expect(again.added).toBe(0);
  expect(again.rows[0]).toMatchObject({ outcome: 'duplicate' });
});

it('accepts a thousand rows in one call', async () => {
  const before = await count();
  const rows = Array.from({ length: 1000 }, () => row({ message: 'é'.repeat(1500) }));
  expect((await run(rows, true)).added).toBe(1000);
  expect((await run(rows)).added).toBe(1000);
  expect(await count()).toBe(before + 1000);
});

it('never registers an address twice when imports and forms arrive concurrently', async () => {
  const same = row();
  const [one, other, form] = await Promise.all([
    run([same, row()]),
    run([row(), same]),
    sendRegistration(api, { ...makeOtherRegistration(), email: same.email }),
  ]);
  const winners = one.added + other.added + (form.statusCode === 201 ? 1 : 0);
  expect(winners).toBe(3);
  const email = sql`lower(${members.email})`;
  expect(await api.services.db.$count(members, eq(email, (same.email ?? '').toLowerCase()))).toBe(1);
});

it.each([
  { members: [], dryRun: true },
  { members: Array.from({ length: 1001 }, () => ({})), dryRun: true },
  { members: [{ fullName: 5 }], dryRun: true },
  { members: ['Kwame'], dryRun: true },
  { members: [{}], dryRun: 'no' },
  { members: [{}] },
])('refuses an invalid file', async ({ members: rows, dryRun }) => {
  const before = await count();
  expect((await send(rows, dryRun)).statusCode).toBe(400);
  expect(await count()).toBe(before);
});
