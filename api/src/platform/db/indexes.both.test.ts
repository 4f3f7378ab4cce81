import { is, sql } from 'drizzle-orm';
import { getTableConfig, IndexedColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/testDatabase.ts';
import { type OpenDatabase, rowsOf } from './database.ts';
import * as payments from './schema/payments.ts';
import * as schema from './schema.ts';

let file: TestDatabase;
let database: OpenDatabase;
beforeAll(async () => {
  file = await createTestDatabase();
  database = await file.open();
});
afterAll(async () => {
  await database.close();
  await file.remove();
});

/** The columns of each index; `expression` for what is computed. */
type Indexes = ReadonlyMap<string, readonly string[]>;

const declared: Indexes = new Map(
  Object.values({ ...schema, ...payments })
    .filter((table) => is(table, PgTable))
    .flatMap((table) => getTableConfig(table).indexes)
    .map(({ config: { name = '', columns } }) => [
      name,
      columns.map((column) => (is(column, IndexedColumn) ? (column.name ?? '') : 'expression')),
    ]),
);

async function readIndexes(): Promise<Indexes> {
  const rows = await rowsOf<{ name: string; columns: string[] }>(
    database.db,
    sql`select indexrelid::regclass::text as name, array(
          select attname::text from unnest(indkey::int2[]) with ordinality as key(number, place)
          left join pg_attribute on attrelid = indrelid and attnum = number order by place) as columns
        from pg_index where indrelid::regclass::text not like '%.%'`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

// Dropping a column drops its indexes without a word, also when a migration makes the column again.
it('has every index that the schema declares after all migrations, on the same columns', async () => {
  const present = await readIndexes();
  expect(declared.size).toBeGreaterThan(20);
  for (const [name, columns] of declared) {
    const found = present
      .get(name)
      ?.map((column, place) => (columns[place] === 'expression' ? 'expression' : column));
    expect([name, found]).toEqual([name, columns]);
  }
});
