import type { Event, EventChange, EventInput, EventQuery } from '@year-group/api-types/event';
import { messages } from '@year-group/api-types/messages';
import { and, asc, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, readPage, sortOrder } from '#platform/db/paging.ts';
import { events } from '#platform/db/schema.ts';
import { cleanRequiredRichText } from '#platform/richText/cleanRichText.ts';
import type { Services } from '#platform/services.ts';
import { createContentService } from '../content/contentService.ts';

export type EventRow = typeof events.$inferSelect;

const { id, title, category, description, location, startsAt, createdAt } = events;

/** One page of events in calendar order unless sorted otherwise, and the total. */
export function readEvents(db: Database, query: EventQuery): Promise<{ rows: EventRow[]; total: number }> {
  const columns = { date: startsAt, title, category, location, createdAt };
  const order = sortOrder(query.sort, columns, id) ?? calendarOrder();
  return readPage(db, events, query, { where: filter(query), order });
}

/** Today's event or the next one; null when none is planned. */
export async function readNextEvent(db: Database): Promise<Event | null> {
  const { rows } = await readEvents(db, { when: 'upcoming', sort: 'date:asc', page: 1, limit: 1 });
  return rows[0] ? presentEvent(rows[0]) : null;
}

/** Upcoming soonest first, then past latest first; today's events are upcoming. */
function calendarOrder(): SQL[] {
  const isPast = sql`${startsAt} < ${startOfToday().toISOString()}::timestamptz`;
  return [asc(isPast), asc(sql`case when ${isPast} then null else ${startsAt} end`), desc(startsAt), asc(id)];
}

function filter(query: EventQuery): SQL | undefined {
  const pattern = query.searchTerm && containing(query.searchTerm);
  const text = sql`regexp_replace(${description}, '<[^>]*>', ' ', 'g')`;
  return and(
    pattern
      ? or(ilike(title, pattern), ilike(category, pattern), ilike(location, pattern), ilike(text, pattern))
      : undefined,
    query.category ? eq(sql`lower(${category})`, query.category.toLowerCase()) : undefined,
    query.location ? ilike(location, containing(query.location)) : undefined,
    query.when === 'upcoming' ? gte(startsAt, startOfToday()) : undefined,
    query.when === 'past' ? lt(startsAt, startOfToday()) : undefined,
  );
}

/** Events, with cleaned text; date and time are stored as one instant. */
export function createEventService(services: Pick<Services, 'db' | 'content' | 'jobs'>) {
  const service = createContentService<EventRow>(services, {
    table: events,
    kind: 'events',
    topic: 'events',
    imagesOf: ({ imageUrl }) => [imageUrl],
    unknown: messages.events.notFound,
  });
  const clean = (html: string): Promise<string> => cleanRequiredRichText(html, 'description');

  return {
    ...service,
    async create({ date, time, ...input }: EventInput): Promise<EventRow> {
      const cleaned = await clean(input.description);
      return service.create({ ...input, description: cleaned, startsAt: toInstant(date, time) });
    },
    update: (changed: string, { date, time, description: html, ...change }: EventChange): Promise<EventRow> =>
      service.update(changed, async (before) => {
        const stored = toAccra(before.startsAt);
        const isMoved = date !== undefined || time !== undefined;
        return {
          ...change,
          description: html === undefined ? html : await clean(html),
          startsAt: isMoved ? toInstant(date ?? stored.date, time ?? stored.time) : undefined,
        };
      }),
  };
}

/** The only conversion of a stored event to JSON. */
export function presentEvent(row: EventRow): Event {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    description: row.description,
    imageUrl: row.imageUrl,
    ...toAccra(row.startsAt),
    location: row.location,
    startsAt: row.startsAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

/** The instant that a date `yyyy-mm-dd` and a 24-hour time `HH:MM` mean in Accra, which has UTC. */
function toInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00.000Z`);
}

/** Date `yyyy-mm-dd` and 24-hour time `HH:MM` of an instant in Accra. */
function toAccra(instant: Date): { date: string; time: string } {
  const text = instant.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The first moment of today in Accra. */
const startOfToday = (): Date => toInstant(toAccra(new Date()).date, '00:00');
