import { idSchema } from '@year-group/api-types/common/common';
import type { EventState } from '@year-group/api-types/common/lists';
import type { Event, EventChange, EventInput, EventQuery } from '@year-group/api-types/content/event';
import type { AnswerCounts } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { and, asc, desc, eq, gte, ilike, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/database.ts';
import { containing, type Order, readPage, sortOrder } from '#platform/db/paging.ts';
import { events } from '#platform/db/schema.ts';
import type { Sent } from '#platform/http/sentWith.ts';
import { cleanRequiredRichText } from '#platform/richText/cleanRichText.ts';
import type { Services } from '#platform/services.ts';
import { createContentService } from '../content/contentService.ts';
import { countAnswers, tellOfCancelling } from './eventAnswerService.ts';
import { eventPlace } from './eventPlaceService.ts';

export type EventRow = typeof events.$inferSelect;

const { id, title, category, description, location, startsAt, createdAt } = events;

/** One page of events in calendar order unless sorted otherwise, and the total. */
export function readEvents(db: Database, query: EventQuery): Promise<{ rows: EventRow[]; total: number }> {
  const columns = { date: startsAt, title, category, location, createdAt };
  const order = sortOrder(query.sort, columns, id) ?? calendarOrder();
  return readPage(db, events, query, { where: filter(query), order });
}

/** Today's event or the next one that takes place, with its answers; null when none is planned. */
export async function readNextEvent(db: Database): Promise<(Event & { answers: AnswerCounts }) | null> {
  const [row] = await db.select().from(events).where(isToCome()).orderBy(asc(startsAt), asc(id)).limit(1);
  return row ? { ...presentEvent(row), answers: await countAnswers(db, row.id) } : null;
}

/** An event of today or later that is not cancelled; undefined for any other id. */
export async function findEventToCome(db: Database, wanted: string): Promise<EventRow | undefined> {
  if (!idSchema.safeParse(wanted).success) return undefined;
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(id, wanted), isToCome()));
  return row;
}

const isToCome = () => and(gte(startsAt, startOfToday()), ne(events.state, 'cancelled'));

/** Upcoming soonest first, then past latest first; today's events are upcoming. */
function calendarOrder(): Order {
  const isPast = sql`${startsAt} < ${startOfToday().toISOString()}::timestamptz`;
  const toCome = sql`case when ${isPast} then null else ${startsAt} end`;
  return [
    [isPast, asc],
    [toCome, asc],
    [startsAt, desc],
    [id, asc],
  ];
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
export function createEventService(services: Services) {
  const service = createContentService<EventRow>(services, {
    table: events,
    kind: 'events',
    imagesOf: ({ imageUrl }) => [imageUrl],
    unknown: messages.events.notFound,
  });
  /** Orders that are handed out at the event follow it; those who said yes hear that it is cancelled. */
  async function follow(tx: Database, after: EventRow, before: EventRow): Promise<void> {
    const [from, wasCancelled] = [eventPlace(before), before.state === 'cancelled'];
    const moved = { change: `${after.id}.${after.revision}`, from, wasCancelled };
    if (from !== eventPlace(after)) await services.jobs.enqueue(tx, 'move-event-orders', moved);
    if (after.state === 'cancelled' && !wasCancelled) await tellOfCancelling(services.mail, tx, after);
  }
  const clean = (html: string): Promise<string> => cleanRequiredRichText(html, 'description');

  return {
    ...service,
    async create({ date, time, ...input }: EventInput, sent?: Sent): Promise<EventRow> {
      const cleaned = await clean(input.description);
      const { state = 'planned' } = input;
      const startsAt = toInstant(date, time);
      return service.create({
        ...input,
        sent,
        description: cleaned,
        startsAt,
        state,
        movedFrom: null,
        revision: 0,
      });
    },
    update: (changed: string, { date, time, description: html, ...change }: EventChange): Promise<EventRow> =>
      service.update(
        changed,
        async (before) => {
          const stored = toAccra(before.startsAt);
          const starts = toInstant(date ?? stored.date, time ?? stored.time);
          const hasNewStart = starts.getTime() !== before.startsAt.getTime();
          const fields = {
            ...change,
            description: html === undefined ? html : await clean(html),
            startsAt: hasNewStart ? starts : undefined,
          };
          if (Object.values(fields).every((value) => value === undefined)) return {};
          const { state = before.state } = change;
          const revision = before.revision + 1;
          return { ...fields, movedFrom: movedFrom(before, state, hasNewStart), revision };
        },
        { follow },
      ),
  };
}

/** When a moved event was to be at first; a typing mistake that is corrected does not move it. */
function movedFrom(before: EventRow, state: string, hasNewStart: boolean): Date | null {
  if (state === 'planned') return null;
  return before.movedFrom ?? (state === 'moved' && hasNewStart ? before.startsAt : null);
}

/** The only conversion of a stored event to JSON, with how many people come where that was read. */
export const presentEvent = (row: EventRow, counts?: AnswerCounts): Event => ({
  ...row,
  coming: counts?.coming || undefined,
  ...toAccra(row.startsAt),
  startsAt: row.startsAt.toISOString(),
  state: row.state === 'planned' ? undefined : (row.state as EventState),
  movedFrom: row.movedFrom?.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

/** The instant that a date `yyyy-mm-dd` and a 24-hour time `HH:MM` mean in Accra, which has UTC. */
function toInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00.000Z`);
}

/** Date `yyyy-mm-dd` and 24-hour time `HH:MM` of an instant in Accra. */
function toAccra(instant: Date): { date: string; time: string } {
  const text = instant.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

const startOfToday = (): Date => toInstant(toAccra(new Date()).date, '00:00');
