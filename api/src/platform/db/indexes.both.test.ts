import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
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

const declared = Object.values({ ...schema, ...payments })
  .filter((table) => is(table, PgTable))
  .flatMap((table) => getTableConfig(table).indexes)
  .map(({ config }) => config.name ?? '');

// Dropping a column drops its indexes without a word, also when a migration makes the column again.
it('has every index that the schema declares after all migrations', async () => {
  const rows = await rowsOf<{ name: string }>(
    database.db,
    sql`select indexname as name from pg_indexes where schemaname = 'public'`,
  );
  const present = rows.map(({ name }) => name);
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter((name) => !present.includes(name))).toEqual([]);
});
