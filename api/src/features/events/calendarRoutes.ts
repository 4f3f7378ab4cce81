import { idSchema } from '@year-group/api-types/common';
import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { createEventRepository, type EventRow } from './eventRepository.ts';

const hidden = { schema: { hide: true } };

/** Calendar files: one event at `/events/{id}.ics`, and a subscription to all at `/events.ics`. */
export function calendarRoutes(
  app: FastifyInstance,
  { db, settings }: Pick<Services, 'db' | 'settings'>,
): void {
  const events = createEventRepository(db);

  async function send(reply: FastifyReply, rows: EventRow[], name: string) {
    const { makeCalendar } = await import('./eventCalendar.ts');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `inline; filename="${name}.ics"`)
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(makeCalendar(rows, settings.publicUrl));
  }

  app.get('/events.ics', hidden, async (_request, reply) =>
    send(reply, (await events.page({})).rows, 'year-group-events'),
  );

  app.get('/events/:id.ics', hidden, async (request, reply) => {
    const { id } = request.params as { id: string };
    const row = idSchema.safeParse(id).success ? await events.find(id) : undefined;
    return row ? send(reply, [row], 'event') : notFound(messages.events.notFound);
  });
}
