import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema.ts';

/** Who counts as a member: a deleted one's token ends at once. */
export function createMemberAccounts(db: Database) {
  return {
    async exists(id: string): Promise<boolean> {
      return (await db.$count(members, eq(members.id, id))) > 0;
    },
  };
}
