import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, rowsOf } from '#platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#testing/testDatabase.ts';
import { memberConditions, type Reader } from './memberConditions.ts';
import { findMatches } from './memberMatches.ts';
import { memberOrder } from './memberOrder.ts';

interface Row {
  id: string;
  name: string;
  search: string;
}

let home: TestDatabase;
let database: OpenDatabase;
let rows: Row[];

/** Names sorted so that a search for the first part finds nothing for long and then everything. */
beforeAll(async () => {
  home = await createTestDatabase();
  database = await home.open();
  await database.db.execute(sql`
    insert into members (id, full_name, email, phone, house)
    select gen_random_uuid(),
      (array['Ama', 'Kofi', 'Kwame', 'Yaw'])[1 + n % 4] || ' ' || (array['Mensah', 'La', 'Badu'])[1 + n % 3] || ' ' || n,
      'm' || n || (array['@a.org', '@qz.com'])[1 + (n % 97 = 0)::int], '+9' || lpad(n::text, 11, '0'),
      (array['Akro House', ''])[1 + n % 2]
    from generate_series(1, 600) as n`);
  rows = await rowsOf<Row>(
    database.db,
    sql`select id, name_key as name, search from members where house = 'Akro House'`,
  );
});
afterAll(async () => {
  await database.close();
  await home.remove();
});

/** The expected result of a search, computed row by row. */
function expected(term: string, offset: number, limit: number, cap: number) {
  const words = term.split(/\s+/).filter(Boolean);
  const found = rows
    .filter(({ search }) => words.every((word) => search.includes(word.toLowerCase())))
    .toSorted((a, b) => (`${a.name} ${a.id}` < `${b.name} ${b.id}` ? -1 : 1));
  return { ids: found.slice(offset, offset + limit).map(({ id }) => id), found: Math.min(found.length, cap) };
}

const term = fc.oneof(
  fc.constantFrom(
    'yaw',
    'Yaw',
    'ama',
    'mensah la',
    'qz',
    'z',
    'q',
    'badu 5',
    '@',
    'm1',
    '.c',
    'w b',
    'xx',
    '-',
    '%',
  ),
  fc.stringMatching(/^[a-z0-9@. ]{1,4}$/).filter((text) => text.trim() !== ''),
);

it('finds the same page and total with every strategy, however few rows may be scanned', async () => {
  const size = { offset: fc.nat(70), limit: fc.integer({ min: 1, max: 40 }) };
  const limits = {
    beyond: fc.constantFrom(1, 20, 150, 1000),
    glance: fc.constantFrom(1, 25, 120),
    walk: fc.constantFrom(2, 130, 20_000),
  };
  await fc.assert(
    fc.asyncProperty(
      term,
      fc.record({ ...size, ...limits }),
      fc.constantFrom<Reader>('member', 'admin'),
      async (searchTerm, { beyond, offset, limit, glance, walk }, reader) => {
        const cap = offset + Math.max(beyond, limit) + 1;
        const query = { searchTerm, houseAtPresec: 'akro house' };
        const page = {
          order: memberOrder('fullName:asc', reader),
          offset,
          limit,
          cap,
          reach: { glance, walk },
        };
        const { ids, found } = await findMatches(
          database.db,
          memberConditions(query, reader, ['Akro House']),
          page,
        );
        expect({ ids, found }).toEqual(expected(searchTerm, offset, limit, cap));
      },
    ),
  );
});
