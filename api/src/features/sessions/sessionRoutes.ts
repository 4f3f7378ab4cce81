import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { SessionService } from './sessionService.ts';

/** Logout for members and officers. */
export function sessionRoutes(app: FastifyInstance, sessions: SessionService): void {
  route(app, 'signOut', async ({ body, session }) => {
    if (session) await (body.everywhere ? sessions.endAll(session) : sessions.end(session));
    return body;
  });
}
