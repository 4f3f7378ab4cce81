import { randomUUIDv7 } from 'node:crypto';
import type { EventQuery } from '@year-group/api-types/event';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, slice, sortOrder } from '#platform/db/paging.ts';
import { events } from '#platform/db/schema.ts';
import { startOfToday } from './accraTime.ts';

export type EventRow = typeof events.$inferSelect;
/** The stored fields of an event, without those the database adds. */
export type EventFields = Omit<EventRow, 'id' | 'createdAt'>;

const columns = {
  date: events.startsAt,
  title: events.title,
  category: events.category,
  location: events.location,
  createdAt: events.createdAt,
};

/** Upcoming soonest first, then past latest first; today's events are upcoming. */
function calendarOrder(): SQL[] {
  const isPast = sql`${events.startsAt} < ${startOfToday().toISOString()}::timestamptz`;
  return [
    asc(isPast),
    asc(sql`case when ${isPast} then null else ${events.startsAt} end`),
    desc(events.startsAt),
    asc(events.id),
  ];
}

/** Reads and writes events; `db` may be a transaction. */
export function createEventRepository(db: Database) {
  return {
    /** One page in calendar order unless sorted otherwise, and the total. */
    async page(query: EventQuery): Promise<{ rows: EventRow[]; total: number }> {
      const { limit, offset } = slice(query);
      const where = filter(query);
      const order = sortOrder(query.sort, columns, events.id) ?? calendarOrder();
      const select = db
        .select()
        .from(events)
        .where(where)
        .orderBy(...order)
        .offset(offset);
      const rows = await (limit === undefined ? select : select.limit(limit));
      if (offset === 0 && (limit === undefined || rows.length < limit)) return { rows, total: rows.length };
      const [counted] = await db.select({ total: count() }).from(events).where(where);
      return { rows, total: counted?.total ?? 0 };
    },
    async find(id: string): Promise<EventRow | undefined> {
      const [row] = await db.select().from(events).where(eq(events.id, id));
      return row;
    },
    async insert(fields: EventFields): Promise<EventRow> {
      const [row] = await db
        .insert(events)
        .values({ id: randomUUIDv7(), ...fields })
        .returning();
      if (!row) throw new Error('The event was not stored.');
      return row;
    },
    async update(id: string, fields: Partial<EventFields>): Promise<EventRow | undefined> {
      const [row] = await db.update(events).set(fields).where(eq(events.id, id)).returning();
      return row;
    },
    async delete(ids: string[]): Promise<EventRow[]> {
      return db.delete(events).where(inArray(events.id, ids)).returning();
    },
  };
}

function filter({ searchTerm, category, location, when }: EventQuery): SQL | undefined {
  const pattern = searchTerm && containing(searchTerm);
  const text = sql`regexp_replace(${events.description}, '<[^>]*>', ' ', 'g')`;
  return and(
    pattern
      ? or(
          ilike(events.title, pattern),
          ilike(events.category, pattern),
          ilike(events.location, pattern),
          ilike(text, pattern),
        )
      : undefined,
    category ? eq(sql`lower(${events.category})`, category.toLowerCase()) : undefined,
    location ? ilike(events.location, containing(location)) : undefined,
    when === 'upcoming' ? gte(events.startsAt, startOfToday()) : undefined,
    when === 'past' ? lt(events.startsAt, startOfToday()) : undefined,
  );
}
