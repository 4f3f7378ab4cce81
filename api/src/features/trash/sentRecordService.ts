import type { TrashKind } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { sentRecords, trash } from '#platform/db/schema.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Sent } from '#platform/http/sentWith.ts';

/** The refusal of a record that was sent once more after somebody has deleted it. */
export const wasDeleted = () => new HttpError(410, 'gone', messages.admin.wasDeleted);

/** The refusal of an id that another record has. */
export const idIsUsed = () => new HttpError(409, 'key-reused', messages.admin.idIsUsed);

/** Deletes what is known of records sent long ago, and of members who are deleted for good. */
export async function sweepSentRecords(tx: Database): Promise<void> {
  const isOld = lt(sentRecords.createdAt, sql`now() - interval '90 days'`);
  const isErased = sql`id not in (select id from members union select id from trash where kind = 'members')`;
  await tx.delete(sentRecords).where(or(isOld, and(eq(sentRecords.kind, 'members'), isErased)));
}

/** Whether a record arrives first under its sender's id; throws 410 for a deleted one, 409 for another. */
export async function isFirstArrival(
  tx: Database,
  kind: TrashKind | 'runs',
  { id, bodyHash }: Sent,
): Promise<boolean> {
  if ((await tx.$count(trash, and(eq(trash.kind, kind), eq(trash.id, id)))) > 0) throw wasDeleted();
  const first = await tx.insert(sentRecords).values({ kind, id, bodyHash }).onConflictDoNothing().returning();
  if (first.length > 0) return true;
  const [known] = await tx
    .select()
    .from(sentRecords)
    .where(and(eq(sentRecords.kind, kind), eq(sentRecords.id, id)));
  if (known?.bodyHash !== bodyHash) throw idIsUsed();
  return false;
}
