import type { FastifyInstance } from 'fastify';
import { setContentRange } from '#platform/db/paging.ts';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { presentTrashEntry } from './presentTrashEntry.ts';
import { createRestoreService } from './restoreService.ts';
import { createTrashRepository } from './trashRepository.ts';

/** The administrator's trash: list, restore, delete permanently. */
export async function trashRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const service = createRestoreService(services);

  route(app, 'listTrash', async ({ query, reply }) => {
    const { rows, total } = await createTrashRepository(services.db).page(query);
    setContentRange(reply, 'trash', query, rows.length, total);
    return rows.map(presentTrashEntry);
  });

  route(app, 'restoreTrash', ({ body }) => service.restore(body.ids));

  route(app, 'emptyTrash', async ({ body }) => ({ deleted: await service.empty(body.ids) }));

  await services.jobs.handle('sweep-trash', async () => {
    await service.sweep();
  });
  await services.jobs.schedule('sweep-trash', '20 3 * * *');
}
