import pino from 'pino';
import { tokenSecrets } from './admin/tokenSecrets.ts';
import { prepareDataFolder } from './dataFolder.ts';
import { openDatabase } from './db/database.ts';
import { createContentVersions } from './http/contentVersions.ts';
import { loggerOptions } from './http/logging.ts';
import { createSealing } from './http/sealing.ts';
import { openImageStorage } from './images/openStorage.ts';
import { createMailService } from './mail/mailService.ts';
import { createPostman } from './mail/postman.ts';
import { refuseUnfinishedMove } from './operations/unfinishedMove.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { createJobs, jobNames } from './work/jobs.ts';
import { startSweepingExpired } from './work/sweepExpired.ts';

/** Opens everything the application stands on and fills an empty demo; `stop` closes it in the right order. */
export async function startServices(
  settings: Settings,
  open = openDatabase,
): Promise<Services & { stop(): Promise<void> }> {
  prepareDataFolder(settings.dataDir);
  const database = await open(settings);
  const jobs = createJobs(database, pino(loggerOptions(settings.logLevel)));
  try {
    await refuseUnfinishedMove(database.db);
    const images = await openImageStorage(settings);
    if (settings.seed === 'demo') {
      const { seedDemo } = await import('./db/demo/seedDemo.ts');
      await seedDemo(database.db, images);
    }
    const content = await createContentVersions(database);
    await jobs.start(jobNames);
    await startSweepingExpired({ db: database.db, jobs });
    const sealing = createSealing(tokenSecrets(settings));
    const mail = createMailService({
      db: database.db,
      jobs,
      sealing,
      postman: createPostman(settings),
      settings,
    });
    await mail.start();
    return {
      settings,
      db: database.db,
      content,
      jobs,
      images,
      sealing,
      mail,
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
