import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { createAttemptLimit } from '#platform/security/attemptLimits.ts';
import { countedNetworks } from '#platform/security/networks.ts';
import type { Tokens } from '#platform/security/tokens.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import type { AdminAccount } from './adminAccount.ts';
import type { SessionService } from './sessionService.ts';

const quarter = 15 * 60;
/** Ten wrong passwords per address and a hundred per network in 15 minutes, then 429. */
const perAddress = { name: 'admin-login', points: 10, seconds: quarter };
const perNetwork = { name: 'admin-login-network', points: 100, seconds: quarter };

/** The administrator's login, and sign-out for members and the administrator. */
export function sessionRoutes(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  { account, sessions, tokens }: { account: AdminAccount; sessions: SessionService; tokens: Tokens },
): void {
  const addresses = createAttemptLimit(db, perAddress);
  const networks = createAttemptLimit(db, perNetwork);

  route(app, 'loginAdmin', async ({ body, request }) => {
    const { address, network } = countedNetworks(request.ip);
    await addresses.consume(address);
    await networks.consume(network);
    if (!(await account.isPassword(body.password))) {
      await logActions(db, [{ action: 'login-failed', target: 'administrator' }]);
      throw new HttpError(401, 'wrong-password', messages.admin.wrongPassword);
    }
    await addresses.forget(address);
    await networks.uncount(network);
    await logActions(db, [{ action: 'login', target: 'administrator' }]);
    return { token: await tokens.issue({ role: 'admin' }, await account.tokensCountFrom()) };
  });

  route(app, 'signOut', async ({ body, session }) => {
    if (session) await (body.everywhere ? sessions.endAll(session) : sessions.end(session));
    return body;
  });
}
