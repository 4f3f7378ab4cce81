import { messages } from '@year-group/api-types/messages';
import type { FastifyInstance } from 'fastify';
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
      throw new HttpError(401, 'wrong-password', messages.admin.wrongPassword);
    }
    await attempts.forget(request.ip);
    return { token: await tokens.issue({ role: 'admin' }) };
  });
}
