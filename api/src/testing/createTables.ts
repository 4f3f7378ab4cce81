import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '#platform/db/database.ts';
import { loadSettings } from '#platform/settings/settings.ts';
import { startServices } from '#start/startServices.ts';

/** Starts and stops the services on an empty database, which creates its tables and queues. */
export async function createTables(open: () => Promise<OpenDatabase>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'year-group-api-test-'));
  const settings = await loadSettings({ SEED: 'none', LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const services = await startServices(settings, open);
  await services.stop();
  await rm(dataDir, { recursive: true, force: true });
}
