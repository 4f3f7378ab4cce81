import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { CheckHealth } from './health.ts';

/** `/healthz`: liveness. `/readyz`: the state of each part, 503 without database or image storage. */
export function healthRoutes(app: FastifyInstance, checkHealth: CheckHealth): void {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { state, database, storage, mail, payments, jobs } = await checkHealth();
    const parts = {
      database: database.state,
      storage: storage.state,
      mail: mail.state,
      payments: payments.state,
      jobs: jobs.state,
    };
    if (state !== 'down') return { status: state === 'ok' ? 'ready' : 'degraded', parts };
    request.log.error({ parts }, 'not ready');
    return reply.code(503).send({ status: 'unavailable', parts });
  });
  route(app, 'getHealth', checkHealth);
}
