import type { Database } from '#platform/db/database.ts';
import { createGroupRecord } from '#platform/group/groupRecord.ts';

/** A group that has published nothing. */
export const unnamedGroup = createGroupRecord(
  {
    selectDistinctOn: () => ({ from: () => ({ where: () => ({ orderBy: async () => [] }) }) }),
  } as unknown as Database,
  { paymentProvider: 'sandbox' },
);
