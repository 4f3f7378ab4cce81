import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartError } from '../startError.ts';
import type { OpenDatabase } from './database.ts';
import { listenerName, listenPostgres } from './listenPostgres.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import { PreparingClient } from './preparingClient.ts';
import { rowsOf } from './rowsOf.ts';
import * as schema from './schema.ts';

/** Any number, the same in every process: the advisory lock under which one of them migrates. */
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
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // So would one that breaks while it is in use: the statement under way fails, and nothing else.
  pool.on('connect', (client) => client.on('error', () => {}));
  const inUse = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  // What was asked over a line that is cut would wait for a quarter of an hour: it fails, and nothing else.
  const disconnect = () => {
    for (const client of inUse) void client.end();
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
    db: drizzle({ client: pool, schema }),
    boss: { connectionString, max: 4 },
    listen: (channel, onNotice, onLost) =>
      listenPostgres(connectionString, channel, { onNotice, onLost, onSilence: disconnect }),
    async listeners(tx, channel) {
      const [row] = await rowsOf<{ listening: number }>(
        tx,
        sql`select count(*)::int as listening from pg_stat_activity
          where datname = current_database() and application_name = ${listenerName(channel)}`,
      );
      return row?.listening ?? 1;
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
    // The session is thrown away with its lock and its changed time limit.
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
