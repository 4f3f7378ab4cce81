import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const connectionString = process.env.TEST_DATABASE_URL;
let client: pg.Client;
beforeEach(async () => {
  // The names are counted for the whole process, and other test files may have used them up.
  vi.resetModules();
  const { PreparingClient } = await import('./preparingClient.ts');
  client = new PreparingClient({ connectionString });
  if (connectionString) await client.connect();
});
afterEach(async () => {
  if (connectionString) await client.end();
});

/** Runs a statement as Drizzle hands it over: an object, and its values beside it. */
const run = (text: string, ...values: unknown[]) => client.query({ text }, values);

it.runIf(connectionString)(
  'lets PostgreSQL prepare a statement that comes again, and answers from it',
  async () => {
    const replies: number[] = [];
    for (const number of [1, 2, 3, 4])
      replies.push((await run(`select $1::int as n, 'often'`, number)).rows[0].n);
    expect(replies).toEqual([1, 2, 3, 4]);
    const { rows } = await client.query(
      `select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where position('''often''' in statement) > 0`,
    );
    expect(rows).toEqual([{ runs: 3 }]);
  },
);

it.runIf(connectionString)('goes on with what is prepared after a transaction failed', async () => {
  const divide = (divisor: number) => run('select 6 / $1::int as n', divisor);
  for (const divisor of [1, 0]) {
    await client.query('begin');
    await divide(divisor).catch(({ message }: Error) => expect(message).toBe('division by zero'));
    await client.query('rollback');
  }
  expect((await divide(2)).rows).toEqual([{ n: 3 }]);
});
