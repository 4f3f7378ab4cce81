import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import { markAsContent } from '#platform/cache/responseCache.ts';
import { setContentRange } from '#platform/db/paging.ts';
import { notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createEventRepository } from './eventRepository.ts';
import { createEventService } from './eventService.ts';
import { presentEvent } from './presentEvent.ts';

/** Events: anyone reads, the administrator writes. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const events = createEventRepository(services.db);
  const service = createEventService(services);

  route(app, 'listEvents', async ({ query, request, reply }) => {
    markAsContent(request, ['events']);
    const { rows, total } = await events.page(query);
    setContentRange(reply, 'events', query, rows.length, total);
    return rows.map(presentEvent);
  });

  route(app, 'getEvent', async ({ params, request }) => {
    markAsContent(request, ['events']);
    return presentEvent((await events.find(params.id)) ?? notFound(messages.events.notFound));
  });

  route(app, 'createEvent', async ({ body }) => presentEvent(await service.create(body)));

  route(app, 'updateEvent', async ({ params, body }) => presentEvent(await service.update(params.id, body)));

  route(app, 'deleteEvent', async ({ params }) => {
    await service.delete(params.id);
    return { deleted: 1 };
  });
}
