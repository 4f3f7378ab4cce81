import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import { createSendCode } from './sendCode.ts';
import { createVerificationService } from './verificationService.ts';

/** Proof of membership by phone or e-mail, and the job that sends the codes. */
export async function verificationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const service = createVerificationService(services);

  route(app, 'verifyMember', ({ body, request }) => service.verify(body, request.ip));
  route(app, 'verifyMemberCode', ({ body, request }) => service.answer(body, request.ip));

  await services.jobs.handle('send-code', createSendCode(services), { pollSeconds: 1 });
}
