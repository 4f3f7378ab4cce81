import { messages } from '@year-group/api-types/messages';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { handovers } from '#platform/db/schema.ts';
import { conflict } from '#platform/http/errors.ts';

export type HandoverRow = typeof handovers.$inferSelect;

/** Reads and changes the stored handovers. */
export function createHandoverRepository(db: Database) {
  const latest = async (): Promise<HandoverRow | undefined> =>
    (await db.select().from(handovers).orderBy(desc(handovers.startedAt)).limit(1))[0];

  return {
    latest,

    /** The one that is not finished; throws 409 when there is none. */
    async underWay(): Promise<HandoverRow> {
      const row = await latest();
      if (!row || row.finishedAt) throw conflict(messages.handover.none);
      return row;
    },

    /** Replaces fields; throws 409 when the handover was stopped or finished meanwhile. */
    async change(row: HandoverRow, fields: Partial<HandoverRow>): Promise<HandoverRow> {
      const isOpen = and(eq(handovers.id, row.id), isNull(handovers.finishedAt));
      const [changed] = await db.update(handovers).set(fields).where(isOpen).returning();
      if (!changed) throw conflict(messages.handover.none);
      return changed;
    },
  };
}
