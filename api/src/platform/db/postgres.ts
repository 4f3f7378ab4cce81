import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../folders.ts';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';
import { listenPostgres } from './listenPostgres.ts';

/** An arbitrary number, the same in every process: the advisory lock for migrations. */
const migrationLock = 2_015_001;

/** Opens PostgreSQL 15 or newer; throws a StartError when it cannot be reached. */
export async function openPostgres(
  connectionString: string,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  await migrateOnce(connectionString, migrations).catch((error: unknown) => {
    throw isUnreachable(error)
      ? new StartError(
          'PostgreSQL at DATABASE_URL cannot be reached. Check the address, the password and that it runs.',
        )
      : error;
  });
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    // A query on a cut connection would wait for a quarter of an hour.
    query_timeout: 25_000,
    idle_in_transaction_session_timeout: 20_000,
    // Pages are in memory or on an SSD: by default PostgreSQL prefers to read a whole table to a small index.
    options: '-c random_page_cost=1.5',
  });
  // The pool replaces an idle connection that breaks; without this listener the error would end the
  // process.
  pool.on('error', () => {});
  // The same for one that breaks while in use: only the current statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzle({ client: pool }),
    boss: { connectionString, max: 4 },
    listen: (channel, onNotice) => listenPostgres(connectionString, channel, onNotice),
    close: () => pool.end(),
  };
}

async function migrateOnce(connectionString: string, migrations: string | null): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  // The connection's end gives the lock back.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if (migrations) await migrate(drizzle({ client }), { migrationsFolder: migrations });
  } finally {
    await client.end();
  }
}

function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  const timedOut = error instanceof Error && error.message.includes('timeout');
  return (
    timedOut || (typeof code === 'string' && /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|28|3D)/.test(code))
  );
}
