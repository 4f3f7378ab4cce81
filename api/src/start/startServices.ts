import { followContentChanges } from '#platform/cache/contentChanges.ts';
import { openDatabase } from '#platform/db/openDatabase.ts';
import { prepareDataFolder } from '#platform/folders.ts';
import { createGroupRecord } from '#platform/group/groupRecord.ts';
import { createLogger } from '#platform/http/logging.ts';
import { openImageStorage } from '#platform/images/openImageStorage.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createMailService } from '#platform/mail/mailService.ts';
import { createMailTransport } from '#platform/mail/mailTransport.ts';
import { refuseUnfinishedRestore } from '#platform/operations/unfinishedRestore.ts';
import { startSweepingAttemptLimits } from '#platform/security/attemptLimits.ts';
import { createSealing } from '#platform/security/sealing.ts';
import { createTokens, tokenSecrets } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import type { Settings } from '#platform/settings/settings.ts';

/** Opens the application's services and fills an empty demo; `stop` closes them. */
export async function startServices(
  settings: Settings,
  open = openDatabase,
): Promise<Services & { stop(): Promise<void> }> {
  prepareDataFolder(settings.dataDir);
  const database = await open(settings);
  const jobs = createJobs(database, createLogger(settings.logLevel));
  try {
    await refuseUnfinishedRestore(database.db);
    const images = await openImageStorage(settings);
    if (settings.seed === 'demo') {
      const { seedDemo } = await import('#platform/db/demo/seedDemo.ts');
      await seedDemo(database.db, images);
    }
    const content = await followContentChanges(database);
    const group = createGroupRecord(database.db, settings);
    await jobs.start();
    await startSweepingAttemptLimits({ db: database.db, jobs });
    const secrets = tokenSecrets(settings);
    const [sealing, tokens] = [createSealing(secrets), createTokens(secrets)];
    const services = { settings, db: database.db, content, group, jobs, images, sealing, tokens };
    const mail = createMailService({ ...services, mailTransport: createMailTransport(settings) });
    await mail.start();
    return {
      ...services,
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
