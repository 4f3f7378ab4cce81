import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
import { logActions } from '../actions/actionService.ts';
import { createAttemptLimit } from '../http/attemptLimits.ts';
import { HttpError } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Tokens } from '../http/tokens.ts';
import type { Services } from '../services.ts';
import type { AdminAccount } from './adminAccount.ts';

/** Ten wrong passwords from one address in a quarter of an hour, then it has to wait. */
const loginLimit = { name: 'admin-login', points: 10, seconds: 15 * 60 };

/** The administrator's login. */
export function adminRoutes(
  app: FastifyInstance,
  { db }: Pick<Services, 'db'>,
  { account, tokens }: { account: AdminAccount; tokens: Tokens },
): void {
  const attempts = createAttemptLimit(db, loginLimit);

  route(app, 'loginAdmin', async ({ body, request }) => {
    await attempts.consume(request.ip);
    if (!(await account.isPassword(body.password))) {
      await logActions(db, [{ action: 'login-failed', target: 'administrator' }]);
      throw new HttpError(401, 'wrong-password', messages.admin.wrongPassword);
    }
    await attempts.forget(request.ip);
    await logActions(db, [{ action: 'login', target: 'administrator' }]);
    return { token: await tokens.issue({ role: 'admin' }) };
  });
}
