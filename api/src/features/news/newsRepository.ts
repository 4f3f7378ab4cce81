import { randomUUIDv7 } from 'node:crypto';
import type { NewsChange, NewsInput, NewsQuery } from '@year-group/api-types/newsItem';
import { and, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, slice, sortOrder } from '#platform/db/paging.ts';
import { newsItems } from '#platform/db/schema.ts';

export type NewsRow = typeof newsItems.$inferSelect;

const columns = { createdAt: newsItems.createdAt, title: newsItems.title, category: newsItems.category };

/** Reads and writes news items; `db` may be a transaction. */
export function createNewsRepository(db: Database) {
  return {
    /** One page, newest first unless sorted otherwise, and the total. */
    async page(query: NewsQuery): Promise<{ rows: NewsRow[]; total: number }> {
      const { limit, offset } = slice(query);
      const where = filter(query);
      const order = sortOrder(query.sort, columns, newsItems.id) ?? [
        desc(newsItems.createdAt),
        desc(newsItems.id),
      ];
      const total = db.$count(newsItems, where);
      // The rows include their total: one statement less for each page.
      const select = db
        .select({ ...getTableColumns(newsItems), total })
        .from(newsItems)
        .where(where)
        .orderBy(...order)
        .offset(offset);
      const rows = await (limit === undefined ? select : select.limit(limit));
      return { rows, total: rows[0]?.total ?? (offset === 0 ? 0 : await total) };
    },
    async find(id: string): Promise<NewsRow | undefined> {
      const [row] = await db.select().from(newsItems).where(eq(newsItems.id, id));
      return row;
    },
    async insert(input: NewsInput): Promise<NewsRow> {
      const [row] = await db
        .insert(newsItems)
        .values({ id: randomUUIDv7(), ...input })
        .returning();
      if (!row) throw new Error('The news item was not stored.');
      return row;
    },
    async update(id: string, change: NewsChange): Promise<NewsRow | undefined> {
      const [row] = await db.update(newsItems).set(change).where(eq(newsItems.id, id)).returning();
      return row;
    },
    async delete(ids: string[]): Promise<NewsRow[]> {
      return db.delete(newsItems).where(inArray(newsItems.id, ids)).returning();
    },
    /** Ids of the newest items. */
    async newestIds(limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: newsItems.id })
        .from(newsItems)
        .orderBy(desc(newsItems.createdAt), desc(newsItems.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}

function filter({ searchTerm, category }: NewsQuery): SQL | undefined {
  const pattern = searchTerm && containing(searchTerm);
  const text = sql`regexp_replace(${newsItems.content}, '<[^>]*>', ' ', 'g')`;
  return and(
    pattern
      ? or(ilike(newsItems.title, pattern), ilike(newsItems.category, pattern), ilike(text, pattern))
      : undefined,
    category ? eq(sql`lower(${newsItems.category})`, category.toLowerCase()) : undefined,
  );
}
