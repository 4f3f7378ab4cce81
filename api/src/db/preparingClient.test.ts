import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/testApp.ts';
import type { Database } from './database.ts';
import { rowsOf } from './rowsOf.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const isPostgres = process.env.TEST_DATABASE === 'postgres';

/** How often this connection ran a prepared statement that contains the text. */
async function runs(db: Database, text: string): Promise<number[]> {
  const rows = await rowsOf<{ runs: number }>(
    db,
    sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where position(${text} in statement) > 0 and name like 's%'`,
  );
  return rows.map((row) => row.runs);
}

it.runIf(isPostgres)(
  'lets PostgreSQL prepare a statement that comes again, and answers from it',
  async () => {
    await api.services.db.transaction(async (tx) => {
      const answers: number[] = [];
      for (const number of [1, 2, 3, 4])
        answers.push(
          ...(await rowsOf<{ n: number }>(tx, sql`select ${number}::int as n, 'often'`)).map(({ n }) => n),
        );
      expect(answers).toEqual([1, 2, 3, 4]);
      expect(await runs(tx, "'often'")).toEqual([3]);
    });
  },
);

it.runIf(isPostgres)('goes on with what is prepared after a transaction failed', async () => {
  const { db } = api.services;
  const twice = (tx: Database, divisor: number) =>
    rowsOf<{ n: number }>(tx, sql`select 6 / ${divisor}::int as n`);
  await db.transaction(async (tx) => void (await twice(tx, 1)));
  await expect(db.transaction((tx) => twice(tx, 0))).rejects.toThrow('Failed query');
  expect(await db.transaction((tx) => twice(tx, 2))).toEqual([{ n: 3 }]);
});
