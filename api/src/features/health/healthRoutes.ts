import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { AskHealth } from './health.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work; 503 without its database or its store of pictures, and
 * how each part does in a word. The figures are for the administrator.
 */
export function healthRoutes(app: FastifyInstance, askHealth: AskHealth): void {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', options, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { state, database, storage, mail, payments, jobs } = await askHealth();
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
  route(app, 'getHealth', askHealth);
}
