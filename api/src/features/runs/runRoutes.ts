import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import { sentWith } from '#platform/http/sentWith.ts';
import { createCallLimit } from '#platform/security/callLimits.ts';
import type { Services } from '#platform/services.ts';
import { startClosingRuns } from './closeRuns.ts';
import { listHandOut, tickHandOut } from './handOut.ts';
import { readBoard } from './runBoardService.ts';
import { joinWaitingList } from './runJoinService.ts';
import { createRunLife } from './runLifeService.ts';

/** Runs: officers plan them, move them on, and hand out what was printed. */
export async function runRoutes(
  app: FastifyInstance,
  services: Services,
  givePiecesBack: Parameters<typeof tickHandOut>[3],
): Promise<void> {
  const { db } = services;
  const life = createRunLife(services);

  route(app, 'listRuns', () => life.list());
  route(app, 'createRun', ({ body, request }) => life.create(body, sentWith(request)));
  route(app, 'getRun', ({ params }) => readBoard(services, params.id));
  route(app, 'updateRun', ({ params, body }) => life.change(params.id, body));
  route(app, 'deleteRun', async ({ params }) => {
    await life.delete(params.id);
    return { deleted: 1 };
  });
  route(app, 'stepRun', ({ params, body }) => life.step(params.id, body.step));
  route(app, 'listHandOut', ({ params }) => listHandOut(db, params.id));
  route(app, 'tickHandOut', ({ params, body }) => tickHandOut(db, params.id, body, givePiecesBack));

  const countEntry = createCallLimit(services, 'order');
  route(app, 'joinWaitingList', async ({ params, body, request }) => {
    await countEntry(request.ip);
    await joinWaitingList(db, params.id, body.email);
    return { isListed: true as const };
  });

  await startClosingRuns(services);
}
