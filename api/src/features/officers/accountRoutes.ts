import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import type { KnownSession } from '#platform/security/guards.ts';
import type { OfficerSessionService } from '../sessions/officerSessionService.ts';
import type { AccountService, OfficerSession } from './accountService.ts';
import type { FactorService } from './factorService.ts';

/** The account of the officer who calls. */
export function accountRoutes(
  app: FastifyInstance,
  parts: { account: AccountService; factors: FactorService; sessions: OfficerSessionService },
): void {
  const { account, factors, sessions } = parts;

  route(app, 'getOwnAccount', async ({ session }) => account.read(own(session)));
  route(app, 'setOwnPassword', async ({ session, body }) => account.setPassword(own(session), body.password));

  route(app, 'beginCodeApp', async ({ session }) =>
    factors.beginCodeApp(await account.find(own(session).officer.id)),
  );
  route(app, 'confirmCodeApp', async ({ session, body }) => factors.confirmCodeApp(own(session), body));
  route(app, 'removeCodeApp', ({ session }) => factors.removeCodeApp(own(session)));
  route(app, 'beginPasskey', async ({ session }) =>
    factors.beginPasskey(await account.find(own(session).officer.id)),
  );
  route(app, 'addPasskey', async ({ session, body }) => factors.addPasskey(own(session), body));
  route(app, 'removePasskey', ({ session, params }) => factors.removePasskey(own(session), params.id));
  route(app, 'makeRecoveryCodes', async ({ session }) => factors.makeRecoveryCodes(own(session)));

  route(app, 'listOwnSessions', async ({ session }) => {
    const { id, officer } = own(session);
    return sessions.list(officer.id, id);
  });
  route(app, 'endOwnSession', async ({ session, params }) => {
    const isEnded = await sessions.end(params.id, own(session).officer.id);
    return isEnded ? { deleted: 1 } : notFound(messages.officers.unknownSession);
  });
  route(app, 'beginProof', async ({ session }) => account.beginProof(own(session)));
  route(app, 'prove', async ({ session, body, request }) => account.prove(own(session), body, request.ip));
}

/** The guard lets only officers through; this makes the type say it. */
function own(session: KnownSession | null): OfficerSession {
  if (!session?.officer) throw new HttpError(403, 'forbidden', 'Only officers can do this.');
  return { id: session.id, officer: session.officer };
}
