import { answerDays } from '@year-group/api-types/common/limits';
import type { AnswerCounts, EventAnswerInput } from '@year-group/api-types/content/eventAnswer';
import { messages } from '@year-group/api-types/messages';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { eventAnswers, events, trash } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { type MailService, retriedSeconds } from '#platform/mail/mailService.ts';
import type { Services } from '#platform/services.ts';

export type AnswerRow = typeof eventAnswers.$inferSelect;

/** How many people come to an event, and how many answered that they cannot. */
export const countAnswers = async (db: Database, id: string): Promise<AnswerCounts> =>
  (await countAllAnswers(db, [id])).get(id) ?? { coming: 0, notComing: 0 };

/** The same of several events; those without an answer are omitted. */
export async function countAllAnswers(db: Database, ids: string[]): Promise<Map<string, AnswerCounts>> {
  const { eventId, coming, guests } = eventAnswers;
  const rows = await db
    .select({
      eventId,
      coming: sql<number>`coalesce(sum(1 + ${guests}) filter (where ${coming}), 0)::int`,
      notComing: sql<number>`(count(*) filter (where not ${coming}))::int`,
    })
    .from(eventAnswers)
    .where(inArray(eventId, ids))
    .groupBy(eventId);
  return new Map(rows.map((row) => [row.eventId, row]));
}

/** The answers to an event, by name. */
export function readAnswers(db: Database, eventId: string): Promise<AnswerRow[]> {
  const { name, id } = eventAnswers;
  return db
    .select()
    .from(eventAnswers)
    .where(eq(eventAnswers.eventId, eventId))
    .orderBy(asc(sql`lower(${name})`), asc(id));
}

/** Writes to each address that was left with an answer, once, that the event to come is cancelled. */
export async function tellOfCancelling(
  mail: MailService,
  tx: Database,
  { id: eventId, revision, title, startsAt, location }: typeof events.$inferSelect,
): Promise<void> {
  if (startsAt <= new Date()) return;
  const data = { eventId, title, startsAt: startsAt.toISOString(), location };
  const answers = await readAnswers(tx, eventId);
  for (const recipient of new Set(answers.map(({ contact }) => contact.toLowerCase()))) {
    if (!recipient.includes('@')) continue;
    const occasion = `event-cancelled:${eventId}.${revision}:${recipient}`;
    await mail.write(tx, {
      occasion,
      recipient,
      template: 'event-cancelled',
      data,
      lifetime: retriedSeconds,
    });
  }
}

/** What visitors answer to events. Each write changes the public count. */
export function createEventAnswerService({ db }: Services) {
  return {
    /** Stores an answer or replaces the one with this id; throws 409 once the event takes none. */
    answer: (id: string, { guests = 0, contact = '', ...input }: EventAnswerInput): Promise<void> =>
      db.transaction(async (tx) => {
        await demandOpen(tx, input.eventId);
        const asked = input.coming ? { guests, contact } : { guests: 0, contact: '' };
        const answer = { ...input, ...asked, answeredAt: new Date() };
        const stored = await tx
          .insert(eventAnswers)
          .values({ ...answer, id })
          .onConflictDoUpdate({
            target: eventAnswers.id,
            set: answer,
            setWhere: eq(eventAnswers.eventId, input.eventId),
          })
          .returning({ id: eventAnswers.id });
        if (stored.length === 0) throw new HttpError(409, 'key-reused', messages.events.answerKnown);
        await contentChanged(tx);
      }),

    /** Deletes an answer, also after the event; resolves to how many there were. */
    takeBack: (id: string): Promise<number> =>
      db.transaction(async (tx) => {
        const deleted = await tx
          .delete(eventAnswers)
          .where(eq(eventAnswers.id, id))
          .returning({ id: eventAnswers.id });
        if (deleted.length > 0) await contentChanged(tx);
        return deleted.length;
      }),
  };
}

/** Answers close when an event starts, is cancelled or is in the trash. */
async function demandOpen(tx: Database, eventId: string): Promise<void> {
  const rows = await tx.select().from(events).where(eq(events.id, eventId)).for('share');
  const { state, startsAt } = rows[0] ?? notFound(messages.events.notFound);
  if (state !== 'cancelled' && startsAt > new Date()) return;
  throw new HttpError(409, 'too-late', messages.events.answersClosed);
}

/** Deletes answers, also to events in the trash, a day early: it runs once a day, and thirty are promised. */
export async function sweepAnswers(db: Database): Promise<void> {
  const oldest = sql`now() - make_interval(days => ${answerDays - 1})`;
  await db.delete(eventAnswers).where(sql`${eventAnswers.eventId} not in (
    select ${events.id} from ${events} where ${events.startsAt} > ${oldest}
    union all
    select ${trash.id} from ${trash}
    where ${trash.kind} = 'events' and (${trash.record} ->> 'startsAt')::timestamptz > ${oldest}
  )`);
  await contentChanged(db);
}
