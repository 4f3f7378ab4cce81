import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Connects to a database. */
export async function connectTo(url = ''): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** Sends statements to a database one after the other; resolves to the rows of the last. */
export async function query(url: string | undefined, ...statements: string[]): Promise<pg.QueryResultRow[]> {
  const client = await connectTo(url);
  try {
    let rows: pg.QueryResultRow[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Makes an empty database on the suite's server (tools/testPostgres.ts), for an account that is
 * no superuser; resolves to its address. A test that stops or cuts off PostgreSQL starts its own.
 */
export async function makeDatabase(): Promise<string> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `place_${randomUUID().replaceAll('-', '')}`;
  const makeRole = `create role ${name} login password '${name}'`;
  await query(server, makeRole, `create database ${name} owner ${name}`);
  const url = new URL(server);
  [url.username, url.password, url.pathname] = [name, name, `/${name}`];
  return url.href;
}
