import { trashDays } from '@year-group/api-types/limits';
import type { TrashQuery } from '@year-group/api-types/trash';
import { and, asc, count, desc, eq, gt, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, slice, sortOrder } from '#platform/db/paging.ts';
import { trash } from '#platform/db/schema.ts';

export type TrashRow = typeof trash.$inferSelect;
export type TrashHead = Omit<TrashRow, 'record' | 'images'>;

const { id, kind, title, detail, deletedAt } = trash;
const columns = { deletedAt, title: sql`lower(${title})` };
/** What was deleted before this moment cannot be restored, even before the daily job removes it. */
const oldest = sql`now() - ${`${trashDays} days`}::interval`;
const isKept = gt(deletedAt, oldest);

/** Reads and writes the trash; `db` may be a transaction. */
export function createTrashRepository(db: Database) {
  async function removeWhere(condition: SQL | undefined): Promise<TrashRow[]> {
    return db.delete(trash).where(condition).returning();
  }

  return {
    /** One page, latest deletion first unless sorted otherwise, and the total. */
    async page(query: TrashQuery): Promise<{ rows: TrashHead[]; total: number }> {
      const { limit, offset } = slice(query);
      const where = filter(query);
      const select = db
        .select({ id, kind, title, detail, deletedAt })
        .from(trash)
        .where(where)
        .orderBy(...(sortOrder(query.sort, columns, id) ?? [desc(deletedAt), desc(id)]))
        .offset(offset);
      const rows = await (limit === undefined ? select : select.limit(limit));
      if (offset === 0 && (limit === undefined || rows.length < limit)) return { rows, total: rows.length };
      const [counted] = await db.select({ total: count() }).from(trash).where(where);
      return { rows, total: counted?.total ?? 0 };
    },
    async insert(rows: (typeof trash.$inferInsert)[]): Promise<void> {
      await db.insert(trash).values(rows);
    },
    /** These, locked for the transaction; those that no longer exist are omitted. */
    lock: (ids: string[]): Promise<TrashRow[]> =>
      db
        .select()
        .from(trash)
        .where(and(inArray(id, ids), isKept))
        .orderBy(asc(id))
        .for('update'),
    remove: (ids: string[]): Promise<TrashRow[]> => removeWhere(inArray(id, ids)),
    removeOld: (): Promise<TrashRow[]> => removeWhere(lte(deletedAt, oldest)),
  };
}

function filter(query: TrashQuery): SQL | undefined {
  const pattern = query.searchTerm && containing(query.searchTerm);
  return and(
    isKept,
    query.kind ? eq(kind, query.kind) : undefined,
    pattern ? or(ilike(title, pattern), ilike(detail, pattern)) : undefined,
  );
}
