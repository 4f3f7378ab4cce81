import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from '../folders.ts';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';
import { listenerName, listenPostgres } from './listenPostgres.ts';
import { PreparingClient } from './preparingClient.ts';

/** An arbitrary number, the same in every process: the advisory lock for migrations. */
const migrationLock = 2_015_001;

/** Opens PostgreSQL 15 or newer; throws a StartError when it cannot be reached. */
export async function openPostgres(
  connectionString: string,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    statement_timeout: 20_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  // The pool replaces an idle connection that breaks; without this listener the error would end the
  // process.
  pool.on('error', () => {});
  // The same for one that breaks while in use: only the current statement fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  // A query on a broken connection would wait for a quarter of an hour: fail it now.
  const disconnect = () => {
    for (const client of inUse) if (client instanceof PreparingClient) client.breakOff();
  };
  try {
    await migrateOnce(pool, migrations);
  } catch (error) {
    await pool.end();
    throw isUnreachable(error)
      ? new StartError(
          'PostgreSQL at DATABASE_URL cannot be reached. Check the address, the password and that it runs.',
        )
      : error;
  }
  return {
    db: drizzle({ client: pool }),
    boss: { connectionString, max: 4 },
    listen: (channel, onNotice, onLost) =>
      listenPostgres(connectionString, channel, { onNotice, onLost, onSilence: disconnect }),
    async listeners(tx, channel) {
      const isListening = sql`datname = current_database() and application_name = ${listenerName(channel)}`;
      return tx.$count(sql`pg_stat_activity`, isListening);
    },
    close: () => pool.end(),
  };
}

async function migrateOnce(pool: pg.Pool, migrations: string | null): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    if (migrations) await migrate(drizzle({ client }), { migrationsFolder: migrations });
  } finally {
    // The session is discarded with its lock and its changed timeout.
    client.release(true);
  }
}

function isUnreachable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  const timedOut = error instanceof Error && error.message.includes('timeout');
  return (
    timedOut || (typeof code === 'string' && /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|28|3D)/.test(code))
  );
}
