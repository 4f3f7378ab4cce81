import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Makes an empty database on a server, for an account that is no superuser; resolves to its address. */
export async function makeDatabase(server: string): Promise<string> {
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
