import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { OfficerSessionService } from '../sessions/officerSessionService.ts';
import { accountRoutes } from './accountRoutes.ts';
import { createAccountService } from './accountService.ts';
import { createFactorService } from './factorService.ts';
import { createOfficerService } from './officerService.ts';
import { createPasskeys } from './passkeys.ts';
import { prepareOfficers } from './prepareOfficers.ts';
import { createSecondFactor } from './secondFactor.ts';
import { createSignInLimits } from './signInLimits.ts';
import { signInRoutes } from './signInRoutes.ts';
import { createSignInService } from './signInService.ts';

/** The people who run the website: logging in, their own account, and what owners decide. */
export async function officerRoutes(
  app: FastifyInstance,
  services: Services,
  sessions: OfficerSessionService,
): Promise<void> {
  const { db, settings } = services;
  const passkeys = createPasskeys({ db, publicUrl: settings.publicUrl });
  const limits = createSignInLimits(services);
  const factor = createSecondFactor(services, passkeys, limits);
  const parts = { sessions, passkeys, factor, limits };
  const officers = createOfficerService(services);

  signInRoutes(app, services, { ...parts, signIn: createSignInService(services, parts) });
  accountRoutes(app, {
    account: createAccountService(services, parts),
    factors: createFactorService(services, passkeys),
    sessions,
  });

  route(app, 'listOfficers', () => officers.list());
  route(app, 'inviteOfficer', ({ body }) => officers.invite(body));
  route(app, 'updateOfficer', ({ params, body }) => officers.update(params.id, body));
  route(app, 'removeOfficer', async ({ params }) => {
    await officers.remove(params.id);
    return { deleted: 1 };
  });
  route(app, 'letOfficerIn', ({ params }) => officers.letIn(params.id));
  route(app, 'listOfficerSessions', async ({ params, session }) => {
    await officers.present(params.id);
    return sessions.list(params.id, session?.id);
  });
  route(app, 'endOfficerSessions', async ({ params }) => ({
    deleted: await officers.endSessions(params.id),
  }));

  await prepareOfficers(services, app.log);
}
