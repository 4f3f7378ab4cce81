import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { acceptInvitation } from './acceptInvitation.ts';
import { readInvitation } from './invitations.ts';
import { countMovedPasskeys } from './movedPasskeys.ts';
import type { SignInLimits } from './signInLimits.ts';
import type { SignInService } from './signInService.ts';

/** How officers log in, and how an invitation is used. */
export function signInRoutes(
  app: FastifyInstance,
  services: Services,
  parts: { signIn: SignInService; limits: SignInLimits } & Parameters<typeof acceptInvitation>[1],
): void {
  const { db, settings } = services;
  const { signIn, limits } = parts;

  route(app, 'loginAdmin', ({ body, request }) => signIn.logIn(body, request));
  route(app, 'getLogin', async () => ({
    passkeysEnded: (await countMovedPasskeys(db, settings)).officers > 0,
  }));
  route(app, 'answerSecondFactor', ({ body, request }) => signIn.answer(body, request));
  route(app, 'beginPasskeyLogin', ({ request }) => signIn.beginPasskey(request.ip));
  route(app, 'loginWithPasskey', ({ body, request }) => signIn.logInWithPasskey(body, request));
  route(app, 'readInvitation', async ({ body, request }) => {
    await limits.beginCeremony(request.ip);
    const { name, email, roles } = await readInvitation(db, body.token);
    return { name, email: email ?? '', roles };
  });
  route(app, 'acceptInvitation', async ({ body, request }) => {
    await limits.beginCeremony(request.ip);
    return acceptInvitation(services, parts, body, request);
  });
}
