import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createHandoverService } from './handoverService.ts';

/** Owners hand the website over; see docs/operations.md. */
export async function handoverRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const service = createHandoverService(services);

  route(app, 'getHandover', service.latest);
  route(app, 'startHandover', service.start);
  route(app, 'updateHandover', ({ body }) => service.change(body));
  route(app, 'rehearseRestore', service.startRehearsal);
  route(app, 'sendHandoverLetter', service.sendLetter);
  route(app, 'answerHandoverLetter', ({ body }) => service.answerLetter(body.code));
  route(app, 'finishHandover', service.finish);
  route(app, 'stopHandover', async () => ({ deleted: await service.stop() }));

  await services.jobs.handle('rehearse-restore', ({ handoverId }) => service.rehearse(handoverId));
}
