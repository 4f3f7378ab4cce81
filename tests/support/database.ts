import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Makes an empty database on the suite's server (tools/testPostgres.ts), for an account that is
 * no superuser; resolves to its address. A test that stops or cuts off PostgreSQL starts its own.
 */
export async function makeDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `place_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create role ${name} login password '${name}'`);
    await client.query(`create database ${name} owner ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  [url.username, url.password, url.pathname] = [name, name, `/${name}`];
  return url.href;
}
