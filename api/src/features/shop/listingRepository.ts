import { randomUUIDv7 } from 'node:crypto';
import type { ListingQuery } from '@year-group/api-types/listing';
import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, slice, sortOrder } from '#platform/db/paging.ts';
import { listings } from '#platform/db/schema.ts';

export type ListingRow = typeof listings.$inferSelect;
/** The stored fields of a listing, without those the database adds. */
export type ListingFields = Omit<ListingRow, 'id' | 'createdAt'>;

const columns = {
  createdAt: listings.createdAt,
  price: listings.pricePesewas,
  title: listings.title,
  category: listings.category,
};

/** Reads and writes listings; `db` may be a transaction. */
export function createListingRepository(db: Database) {
  return {
    /** One page, newest first unless sorted otherwise, and the total. */
    async page(query: ListingQuery): Promise<{ rows: ListingRow[]; total: number }> {
      const { limit, offset } = slice(query);
      const where = filter(query);
      const order = sortOrder(query.sort, columns, listings.id) ?? [
        desc(listings.createdAt),
        desc(listings.id),
      ];
      const select = db
        .select()
        .from(listings)
        .where(where)
        .orderBy(...order)
        .offset(offset);
      const rows = await (limit === undefined ? select : select.limit(limit));
      if (offset === 0 && (limit === undefined || rows.length < limit)) return { rows, total: rows.length };
      const [counted] = await db.select({ total: count() }).from(listings).where(where);
      return { rows, total: counted?.total ?? 0 };
    },
    async find(id: string): Promise<ListingRow | undefined> {
      const [row] = await db.select().from(listings).where(eq(listings.id, id));
      return row;
    },
    async findAll(ids: string[]): Promise<ListingRow[]> {
      return ids.length === 0 ? [] : db.select().from(listings).where(inArray(listings.id, ids));
    },
    /** Always ordered by id, so that two transactions cannot deadlock. */
    async lock(ids: string[]): Promise<ListingRow[]> {
      if (ids.length === 0) return [];
      return db.select().from(listings).where(inArray(listings.id, ids)).orderBy(listings.id).for('update');
    },
    async insert(fields: ListingFields): Promise<ListingRow> {
      const [row] = await db
        .insert(listings)
        .values({ id: randomUUIDv7(), ...fields })
        .returning();
      if (!row) throw new Error('The listing was not stored.');
      return row;
    },
    async update(id: string, fields: Partial<ListingFields>): Promise<ListingRow | undefined> {
      const [row] = await db.update(listings).set(fields).where(eq(listings.id, id)).returning();
      return row;
    },
    async delete(ids: string[]): Promise<ListingRow[]> {
      return db.delete(listings).where(inArray(listings.id, ids)).returning();
    },
  };
}

function filter({ searchTerm, category, condition }: ListingQuery): SQL | undefined {
  const pattern = searchTerm && containing(searchTerm);
  return and(
    pattern
      ? or(
          ilike(listings.title, pattern),
          ilike(listings.description, pattern),
          ilike(listings.category, pattern),
        )
      : undefined,
    category ? eq(sql`lower(${listings.category})`, category.toLowerCase()) : undefined,
    condition ? eq(listings.condition, condition) : undefined,
  );
}
