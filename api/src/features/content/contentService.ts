import { randomUUIDv7 } from 'node:crypto';
import type { TrashKind } from '@year-group/api-types/common/lists';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { type HttpError, notFound } from '#platform/http/errors.ts';
import type { Sent } from '#platform/http/sentWith.ts';
import { demandUploads } from '#platform/images/demandUploads.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { idIsUsed, isFirstArrival, wasDeleted } from '../trash/sentRecordService.ts';
import { moveToTrash } from '../trash/trashService.ts';

interface Kind<Row> {
  table: PgTable & { id: PgColumn };
  /** Its name in the log and in the trash. */
  kind: Exclude<TrashKind, 'members'>;
  imagesOf: (row: Row) => string[];
  unknown: string;
}

type ContentAction = 'publish' | 'schedule' | 'change';
interface Following<Row> {
  /** What the log calls the change. */
  action?: ContentAction;
  follow?: (tx: Database, after: Row, before: Row) => Promise<void>;
}
type Changed<Row> = { [Field in keyof Row]?: Row[Field] | undefined };

/** The records of one kind of public content; each write is one transaction with all that follows from it. */
export function createContentService<Row extends { id: string; title: string }>(
  { db, jobs }: Services,
  { table: records, kind, imagesOf, unknown }: Kind<Row>,
) {
  const write = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      await contentChanged(tx);
      return work(tx);
    });
  const log = (tx: Database, action: ContentAction, { id, title }: Row): Promise<void> =>
    logActions(tx, [{ action, target: `${kind}/${id}`, detail: title }]);
  const only = (rows: unknown[]): Row => (rows as Row[])[0] ?? notFound(unknown);

  async function find(id: string, from: Database = db, refusal?: HttpError): Promise<Row> {
    const rows = await from.select().from(records).where(eq(records.id, id));
    if (rows.length === 0 && refusal) throw refusal;
    return only(rows);
  }
  async function remove(tx: Database, ids: string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const rows = await tx.delete(records).where(inArray(records.id, ids)).returning();
    await moveToTrash(tx, kind, rows as never);
    return rows.length;
  }

  return {
    /** One record; throws 404 for an unknown id. */
    find,

    /** Stores a new record, or finds the one sent before; throws 410 when it is deleted, 409 for another. */
    create: (
      { sent, ...fields }: Omit<Row, 'id' | 'createdAt'> & { sent?: Sent | undefined; createdAt?: Date },
      action: ContentAction = 'publish',
      follow?: (tx: Database, row: Row) => Promise<void>,
    ): Promise<Row> =>
      write(async (tx) => {
        if (sent && !(await isFirstArrival(tx, kind, sent))) return find(sent.id, tx, wasDeleted());
        const values = { ...fields, id: sent?.id ?? randomUUIDv7() } as Partial<Row> as Row;
        await demandUploads(tx, imagesOf(values));
        const stored = await tx.insert(records).values(values).onConflictDoNothing().returning();
        if (stored.length === 0) throw idIsUsed();
        const row = only(stored);
        await log(tx, action, row);
        await follow?.(tx, row);
        return row;
      }),

    /** Changes the fields that are not undefined; throws 404. `follow` runs in the same transaction. */
    update: (
      id: string,
      fieldsFrom: (before: Row, tx: Database) => Changed<Row> | Promise<Changed<Row>>,
      { action = 'change', follow }: Following<Row> = {},
    ): Promise<Row> =>
      write(async (tx) => {
        const before = only(await tx.select().from(records).where(eq(records.id, id)).for('update'));
        const fields = await fieldsFrom(before, tx);
        if (Object.values(fields).every((value) => value === undefined)) return before;
        const changed = await tx.update(records).set(fields).where(eq(records.id, id)).returning();
        const after = only(changed);
        await log(tx, action, after);
        await follow?.(tx, after, before);
        const shown = imagesOf(after);
        const had = imagesOf(before);
        await demandUploads(
          tx,
          shown.filter((url) => !had.includes(url)),
        );
        const imageUrls = had.filter((url) => !shown.includes(url));
        if (imageUrls.length > 0) await jobs.enqueue(tx, 'release-images', { imageUrls });
        return after;
      }),

    delete: (id: string): Promise<number> =>
      write(async (tx) => (await remove(tx, [id])) || notFound(unknown)),

    /** Moves the chosen records to the trash; resolves to how many there were. */
    deleteChosen: (choose: (tx: Database) => Promise<string[]>): Promise<number> =>
      write(async (tx) => remove(tx, await choose(tx))),
  };
}
