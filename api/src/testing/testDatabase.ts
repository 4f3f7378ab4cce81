import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '#platform/db/database.ts';
import { wrapPglite } from '#platform/db/embedded.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { migratedDump } from './migratedDump.ts';

/** An empty database of its own for one test file. */
export interface TestDatabase {
  /** Opens it as one process of the product does. */
  open(): Promise<OpenDatabase>;
  /** Removes it with everything in it, after all who opened it have closed it. */
  remove(): Promise<void>;
}

/** Makes a database with the product's tables, of the kind that the environment variable TEST_DATABASE names. */
export function createTestDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'postgres' ? createPostgres() : createPglite();
}

/** In memory; those who open it share it, as only one process can have it. */
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
