import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '#platform/db/database.ts';
import { wrapPglite } from '#platform/db/embedded.ts';
import { openPostgres } from '#platform/db/postgres.ts';
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

/** On the server that the suite started (tools/vitestPostgres.ts). */
async function createPostgres(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOn(server, `create database ${name}`);
  return {
    open: () => openPostgres(url.href),
    remove: () => runOn(server, `drop database ${name} with (force)`),
  };
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
