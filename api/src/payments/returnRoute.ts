import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { createAttemptRepository } from './attemptRepository.ts';
import type { Settle } from './settle.ts';

/** How long a payer waits for the provider's word before the status page takes over. */
const longestWaitMs = 5000;

/**
 * Where the provider sends the payer's browser back: asks what became of the payment and passes on to the status page.
 * The query of that page only says which text to begin with; the page shows the stored order.
 */
export function returnRoute(
  app: FastifyInstance,
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  settle: Settle,
): void {
  app.get('/api/payments/return/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const { outcome } = request.query as { outcome?: unknown };
    const attempt =
      (await createAttemptRepository(db).findByToken(token)) ?? notFound('There is no such payment.');
    const settled = settle(attempt.id, { gaveUp: outcome === 'cancelled' }).then(
      ({ state }) => state,
      () => attempt.state,
    );
    const state = await Promise.race([settled, wait(longestWaitMs, attempt.state)]);
    const status =
      state === 'succeeded' ? 'paid' : state === 'failed' || state === 'cancelled' ? 'failed' : 'pending';
    const query = new URLSearchParams({ orderId: attempt.orderId, status });
    return reply.redirect(`${settings.publicUrl}/payment-status?${query.toString()}`, 303);
  });
}
