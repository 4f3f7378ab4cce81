import type { Database } from './db/database.ts';
import type { ContentVersions } from './http/contentVersions.ts';
import type { Sealing } from './http/sealing.ts';
import type { ImageStorage } from './images/imageStorage.ts';
import type { MailService } from './mail/mailService.ts';
import type { Settings } from './settings.ts';
import type { Jobs } from './work/jobs.ts';

/** What the capabilities are built from; made once at start. */
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
