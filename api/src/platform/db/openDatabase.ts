import { migrationsFolder } from '../folders.ts';
import type { Settings } from '../settings/settings.ts';
import type { OpenDatabase } from './database.ts';

/** Opens PostgreSQL at `DATABASE_URL`, else PGlite under `DATA_DIR`, and applies these migrations. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  migrations: string | null = migrationsFolder,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(databaseUrl, migrations);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(dataDir, migrations);
}
