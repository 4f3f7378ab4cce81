import type { ContentVersions } from './cache/contentVersions.ts';
import type { Database } from './db/database.ts';
import type { ImageStorage } from './images/imageStorage.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MailService } from './mail/mailService.ts';
import type { Sealing } from './security/sealing.ts';
import type { Settings } from './settings/settings.ts';

/** What the features are built from; made once at start. */
export interface Services {
  settings: Settings;
  db: Database;
  content: ContentVersions;
  jobs: Jobs;
  images: ImageStorage;
  sealing: Sealing;
  /** The outbox: what is written into it in a transaction is sent after it. */
  mail: MailService;
}
