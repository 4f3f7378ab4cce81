import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { migrationsFolder } from './migrationsFolder.ts';
import * as schema from './schema.ts';

/** Opens the embedded database in the data folder; throws a StartError when another process has it open. */
export async function openEmbedded(
  dataDir: string,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  const unlock = lockFolder(dataDir);
  try {
    const database = await wrapPglite({ dataDir: join(dataDir, 'database') }, migrations);
    return {
      ...database,
      async close() {
        await database.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A PGlite with the product's tables; without `dataDir` it lives in memory. */
export async function wrapPglite(
  options: PGliteOptions,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  const db = drizzle({ client, schema });
  if (migrations) await migrate(db, { migrationsFolder: migrations });
  return {
    client,
    db,
    boss: { db: fromPglite(client), backend: 'pglite' },
    async listen(channel, onNotice) {
      const answer = (payload: string) => {
        void client.query('select pg_notify($1, $2)', [channel, payload]).catch(() => {});
      };
      return client.listen(channel, (payload) => onNotice(payload, answer));
    },
    // Nobody else can have this database open.
    listeners: async () => 1,
    close: () => client.close(),
  };
}
