import { join } from 'node:path';
import pino from 'pino';
import { openDatabase } from './db/database.ts';
import { createContentVersions } from './http/contentVersions.ts';
import { loggerOptions } from './http/logging.ts';
import { createFileStorage } from './images/imageStorage.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { createJobs } from './work/jobs.ts';

/** Opens everything the application stands on and fills an empty demo; `stop` closes it in the right order. */
export async function startServices(
  settings: Settings,
  open = openDatabase,
): Promise<Services & { stop(): Promise<void> }> {
  const database = await open(settings);
  const jobs = createJobs(database, pino(loggerOptions(settings.logLevel)));
  try {
    const images = await createFileStorage(join(settings.dataDir, 'uploads'));
    if (settings.seed === 'demo') {
      const { seedDemo } = await import('./db/demo/seedDemo.ts');
      await seedDemo(database.db, images);
    }
    const content = await createContentVersions(database);
    await jobs.start(['release-images', 'sweep-images']);
    return {
      settings,
      db: database.db,
      content,
      jobs,
      images,
      async stop() {
        await jobs.stop();
        await content.stop();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
