import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '#platform/db/database.ts';
import { wrapPglite } from '#platform/db/embedded.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { createTables } from './createTables.ts';
import { migratedDump } from './migratedDump.ts';

/** A separate empty database for one test file. */
export interface TestDatabase {
  /** Opens it like a process of the product. */
  open(): Promise<OpenDatabase>;
  /** Removes it, after all connections are closed. */
  remove(): Promise<void>;
}

/** Creates a database with the product's tables, of the kind in TEST_DATABASE. */
export function createTestDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? createPostgres() : createPglite();
}

/** In memory and shared, as only one process can have it. */
async function createPglite(): Promise<TestDatabase> {
  const database = await wrapPglite({ loadDataDir: await migratedDump() });
  return {
    open: async () => ({ ...database, close: async () => {} }),
    remove: () => database.close(),
  };
}

/** On the server that the suite started (tools/testPostgres.ts), as a copy of the template. */
async function createPostgres(): Promise<TestDatabase> {
  await (templateMade ??= onServer(makeTemplate));
  const url = await createDatabase(template);
  // It goes with the server, at the suite's end: dropping it would wait for every connection.
  return { open: () => openPostgres(url), remove: async () => {} };
}

/** Makes a database on the suite's PostgreSQL, without tables unless it is a copy; resolves to its address. */
export async function createDatabase(copyOf = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`create database ${name} template ${copyOf}`));
  return urlOf(name);
}

const template = 'test_template';
let templateMade: Promise<void> | undefined;

/** Makes a database with all tables and queues, unless another worker of this run has made it. */
async function makeTemplate(client: pg.Client): Promise<void> {
  // Held until the connection ends.
  await client.query('select pg_advisory_lock(1)');
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  await createTables(() => openPostgres(urlOf(draft)));
  await client.query(`alter database ${draft} rename to ${template}`);
}

function urlOf(database: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
