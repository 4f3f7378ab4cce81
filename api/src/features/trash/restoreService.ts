import type { TrashKind } from '@year-group/api-types/common/lists';
import type { Restored } from '@year-group/api-types/content/trash';
import { messages } from '@year-group/api-types/messages';
import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { eventAnswers, members, type newsItems, trash } from '#platform/db/schema.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { sweepSentRecords } from './sentRecordService.ts';
import { entriesOf, isRestorable, parseRecord, type TrashRecords, tables } from './trashService.ts';
import { undoMerge } from './undoMerge.ts';

type TrashRow = typeof trash.$inferSelect;

/** Restores records from the trash, or deletes them permanently. */
export function createRestoreService({ db, jobs, mail }: Services) {
  /** Permanent deletion releases the images, and deletes the answers to events and what was sent by members. */
  async function removeForever(tx: Database, rows: TrashRow[]): Promise<void> {
    const ids = rows.filter(({ kind }) => kind === 'events').map(({ id }) => id);
    await tx.delete(eventAnswers).where(inArray(eventAnswers.eventId, ids));
    await sweepSentRecords(tx);
    const imageUrls = rows.flatMap(({ images }) => images);
    if (imageUrls.length > 0) await jobs.enqueue(tx, 'release-images', { imageUrls });
  }

  /** Undoes merges where that is possible; resolves to those whose members are back. */
  async function undoMerges(tx: Database, rows: TrashRow[]): Promise<TrashRow[]> {
    const back: TrashRow[] = [];
    for (const row of rows) {
      const { id, record, merge } = row;
      if (!merge || !(await undoMerge(tx, record, merge))) continue;
      if (merge.letter) await mail.withdrawHeld(tx, merge.letter);
      await logActions(tx, [
        { action: 'merge-undo', target: `members/${merge.keptId}`, detail: `members/${id}` },
      ]);
      back.push(row);
    }
    return back;
  }

  return {
    async kindsOf(ids: string[]): Promise<TrashKind[]> {
      const rows = await db.selectDistinct({ kind: trash.kind }).from(trash).where(inArray(trash.id, ids));
      return rows.map(({ kind }) => kind as TrashKind);
    },

    /** Restores these with their ids; the others stay, each with a reason. Merges are undone. */
    restore: (ids: string[]): Promise<Restored> =>
      db.transaction(async (tx) => {
        const wanted = [...new Set(ids)];
        const rows = await tx
          .select()
          .from(trash)
          .where(and(inArray(trash.id, wanted), isRestorable))
          .orderBy(asc(trash.id))
          .for('update');
        const back = new Set(await undoMerges(tx, rows));
        const alone = rows.filter((row) => !back.has(row));
        for (const [kind, each] of Map.groupBy(alone, (row) => row.kind as TrashKind)) {
          const inserted = await insertAgain(tx, kind, each);
          for (const row of each) if (inserted.includes(row.id)) back.add(row);
          if (kind !== 'members' && inserted.length > 0) await contentChanged(tx);
        }
        for (const [kind, each] of Map.groupBy(back, (row) => row.kind)) {
          const ids = each.map(({ id }) => id);
          await tx.delete(trash).where(and(eq(trash.kind, kind), inArray(trash.id, ids)));
        }
        const restored = rows.filter((row) => back.has(row));
        await logActions(tx, entriesOf('restore', restored));
        const stayed = rows.filter((row) => !back.has(row));
        const reasons = await whyRefused(tx, stayed);
        const refused = wanted
          .filter((id) => stayed.some((row) => row.id === id) || !rows.some((row) => row.id === id))
          .map((id) => ({ id, message: reasons.get(id) ?? messages.admin.notInTrash }));
        return { restored: back.size, refused };
      }),

    empty: (ids: string[]): Promise<number> =>
      db.transaction(async (tx) => {
        const rows = await tx.delete(trash).where(inArray(trash.id, ids)).returning();
        await logActions(tx, entriesOf('empty-trash', rows));
        await removeForever(tx, rows);
        return rows.length;
      }),

    sweep: (): Promise<void> =>
      db.transaction(async (tx) =>
        removeForever(tx, await tx.delete(trash).where(not(isRestorable)).returning()),
      ),
  };
}

/** Resolves to the restored ids: unique indexes refuse an address that is now in use. */
async function insertAgain(tx: Database, kind: TrashKind, rows: TrashRow[]): Promise<string[]> {
  // The four tables differ in their columns only, and each record was read from its own.
  const table = tables[kind] as typeof newsItems;
  // The deletion ended all sessions of a member, and they stay ended.
  const ended = kind === 'members' && { tokensValidFrom: new Date() };
  const values = rows.map(({ record }) => ({ ...parseRecord(table, record), ...ended }));
  const stored = await tx
    .insert(table)
    .values(values as (typeof newsItems.$inferInsert)[])
    .onConflictDoNothing()
    .returning({ id: table.id });
  return stored.map(({ id }) => id);
}

async function whyRefused(tx: Database, rows: TrashRow[]): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  for (const { id, record } of rows.filter(({ kind }) => kind === 'members')) {
    const { email } = record as unknown as TrashRecords['members'];
    const isTaken = await tx.$count(members, eq(sql`lower(${members.email})`, email.toLowerCase()));
    const { emailTaken, phoneTaken } = messages.registration;
    reasons.set(id, isTaken ? emailTaken : phoneTaken);
  }
  return reasons;
}
