import { migrationsFolder } from '../folders.ts';
import type { Settings } from '../settings/settings.ts';
import type { OpenDatabase } from './database.ts';

/**
 * Opens PostgreSQL at `DATABASE_URL`, else the embedded PGlite under `DATA_DIR`, and migrates it:
 * with the product's migrations, those of another folder, or none.
 */
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
