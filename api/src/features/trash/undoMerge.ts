import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Database, refusingIndex } from '#platform/db/database.ts';
import { mails, members, type TrashedMerge, verificationChallenges } from '#platform/db/schema.ts';
import { parseRecord } from './trashService.ts';

/** Undoes the merge that brought a member to the trash; false, and nothing is done, when it is overtaken. */
export function undoMerge(
  tx: Database,
  record: Record<string, unknown>,
  { keptId, version, before, tokensValidFrom, mails: moved, letter }: TrashedMerge,
): Promise<boolean> {
  // Somebody else may have logged in by the other address meanwhile: their sessions end.
  const ended = letter !== null && { tokensValidFrom: new Date() };
  const undo = tx.transaction(async (inner) => {
    const [kept] = await inner
      .update(members)
      .set({ ...parseRecord(members, before), ...ended, version: sql`${members.version} + 1` })
      .where(and(eq(members.id, keptId), eq(members.version, version)))
      .returning({ id: members.id });
    if (!kept) return false;
    if (ended) await inner.delete(verificationChallenges).where(eq(verificationChallenges.memberId, keptId));
    const restored = parseRecord(members, { ...record, tokensValidFrom }) as typeof members.$inferInsert;
    await inner.insert(members).values(restored);
    if (moved.length > 0) {
      const own = and(inArray(mails.id, moved), eq(mails.memberId, keptId));
      await inner.update(mails).set({ memberId: restored.id }).where(own);
    }
    return true;
  });
  return undo.catch((error: unknown) => {
    if (refusingIndex(error)) return false;
    throw error;
  });
}
