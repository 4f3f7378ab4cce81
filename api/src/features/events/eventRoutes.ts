import { idSchema } from '@year-group/api-types/common/common';
import type { EventState } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setContentRange } from '#platform/db/paging.ts';
import { notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { sentWith } from '#platform/http/sentWith.ts';
import type { Services } from '#platform/services.ts';
import { countAllAnswers, countAnswers } from './eventAnswerService.ts';
import { createEventService, type EventRow, presentEvent, readEvents } from './eventService.ts';

/** Events: anyone reads, officers write. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const events = createEventService(services);

  route(app, 'listEvents', async ({ query, reply }) => {
    const { rows, total } = await readEvents(services.db, query);
    setContentRange(reply, 'events', query, rows.length, total);
    const ids = rows.map(({ id }) => id);
    const counts = await countAllAnswers(services.db, ids);
    return rows.map((row) => presentEvent(row, counts.get(row.id)));
  });

  route(app, 'getEvent', async ({ params }) => {
    const event = await events.find(params.id);
    return presentEvent(event, await countAnswers(services.db, event.id));
  });

  route(app, 'createEvent', async ({ body, request }) =>
    presentEvent(await events.create(body, sentWith(request))),
  );

  route(app, 'updateEvent', async ({ params, body }) => presentEvent(await events.update(params.id, body)));

  route(app, 'deleteEvent', async ({ params }) => ({ deleted: await events.delete(params.id) }));
}

/** Events have no stored end; calendars show two hours. */
const assumedLengthMs = 2 * 60 * 60 * 1000;
/** Links keep only their text. */
const plainText = {
  wordwrap: false as const,
  selectors: [{ selector: 'a', options: { ignoreHref: true } }],
};
const hidden = { schema: { hide: true }, config: { isShared: true } };

/** Calendar files: one event at `/events/{id}.ics`, and a subscription to all at `/events.ics`. */
export function calendarRoutes(app: FastifyInstance, services: Services): void {
  const { db, group, settings } = services;
  const events = createEventService(services);

  async function send(reply: FastifyReply, rows: EventRow[], name: string) {
    const { identity, parts } = await group.shell();
    if (!parts.events) return notFound(messages.group.partIsOff);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `inline; filename="${name}.ics"`)
      .send(await makeCalendar(rows, identity.name, settings.publicUrl));
  }

  app.get('/events.ics', hidden, async (_request, reply) =>
    send(reply, (await readEvents(db, {})).rows, 'year-group-events'),
  );

  app.get('/events/:id.ics', hidden, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (!idSchema.safeParse(id).success) return notFound(messages.events.notFound);
    return send(reply, [await events.find(id)], 'event');
  });
}

/** The events as an iCalendar file (RFC 5545); a moved event keeps its UID. */
async function makeCalendar(rows: EventRow[], name: string, publicUrl: string): Promise<string> {
  // Loaded on demand: most processes are never asked for a calendar.
  const { default: ical, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const { convert } = await import('html-to-text');
  const calendar = ical({
    name,
    prodId: { company: 'Year Group', product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
  });
  // UTC instants, so no time zone data is needed.
  for (const { id, title, description, location, startsAt, createdAt, state, revision } of rows) {
    const url = publicUrl + pages.event.to(id);
    calendar.createEvent({
      id: `${id}@year-group`,
      start: startsAt,
      end: new Date(startsAt.getTime() + assumedLengthMs),
      stamp: createdAt,
      sequence: revision,
      status: state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // In words too: some calendars show a cancelled event like any other.
      summary: messages.events.titled(title, state as EventState),
      description: `${convert(description, plainText)}\n\n${url}`,
      location,
      url,
    });
  }
  return calendar.toString();
}
