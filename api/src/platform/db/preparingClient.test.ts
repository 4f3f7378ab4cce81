import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PreparingClient } from './preparingClient.ts';

const connectionString = process.env.TEST_DATABASE_URL;
let client: PreparingClient;
beforeEach(async () => {
  // Names are counted per process, and other test files may have used them up.
  vi.resetModules();
  const { PreparingClient } = await import('./preparingClient.ts');
  client = new PreparingClient({ connectionString });
  if (connectionString) await client.connect();
});
afterEach(async () => {
  if (connectionString) await client.end();
});

/** Runs a statement as Drizzle passes it: an object, and its values as a second argument. */
const run = (text: string, ...values: unknown[]) => client.query({ text }, values);

it.runIf(connectionString)('prepares a repeated statement, and uses it', async () => {
  const replies: number[] = [];
  for (const number of [1, 2, 3, 4])
    replies.push((await run(`select $1::int as n, 'often'`, number)).rows[0].n);
  expect(replies).toEqual([1, 2, 3, 4]);
  const { rows } = await client.query(
    `select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where position('''often''' in statement) > 0`,
  );
  expect(rows).toEqual([{ runs: 3 }]);
});

it.runIf(connectionString)('continues with prepared statements after a failed transaction', async () => {
  const divide = (divisor: number) => run('select 6 / $1::int as n', divisor);
  for (const divisor of [1, 0]) {
    await client.query('begin');
    await divide(divisor).catch(({ message }: Error) => expect(message).toBe('division by zero'));
    await client.query('rollback');
  }
  expect((await divide(2)).rows).toEqual([{ n: 3 }]);
});

it.runIf(connectionString)(
  'answers each of several statements sent together, also after a failed one',
  async () => {
    await client.query({ text: 'begin' }, []);
    const replies = await Promise.allSettled([
      run('select $1::int as n', 1),
      run('select 1 / $1::int', 0),
      run('select $1::int as n', 3),
    ]);
    expect(
      replies.map((reply) => (reply.status === 'fulfilled' ? reply.value.rows : reply.reason.message)),
    ).toEqual([[{ n: 1 }], 'division by zero', expect.stringContaining('current transaction is aborted')]);
    await client.query('rollback');
    expect((await run('select $1::int as n', 4)).rows).toEqual([{ n: 4 }]);
  },
);

it.runIf(connectionString)('ends what is under way when it is broken off', async () => {
  const waiting = client.query('select pg_sleep(60)').catch(({ message }: Error) => message);
  await pause(0);
  client.on('error', () => {});
  client.breakOff();
  expect(await waiting).toContain('Connection terminated');
});
