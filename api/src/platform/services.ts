import type { ContentChanges } from './cache/contentChanges.ts';
import type { Database } from './db/database.ts';
import type { GroupRecord } from './group/groupRecord.ts';
import type { ImageStorage } from './images/imageStorage.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { MailService } from './mail/mailService.ts';
import type { Sealing } from './security/sealing.ts';
import type { Tokens } from './security/tokens.ts';
import type { Settings } from './settings/settings.ts';

/** The services that the features are built from; created once at start. */
export interface Services {
  settings: Settings;
  db: Database;
  content: ContentChanges;
  group: GroupRecord;
  jobs: Jobs;
  images: ImageStorage;
  sealing: Sealing;
  tokens: Tokens;
  /** The outbox: mails written in a transaction are sent after it. */
  mail: MailService;
}
