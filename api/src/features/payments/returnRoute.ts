import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '@year-group/api-types/pages';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { type AttemptRow, createAttemptRepository } from './attemptRepository.ts';
import type { Notices } from './notices.ts';
import type { Settle } from './settle.ts';

/** How long a payer waits for the provider's answer before the status page takes over. */
const maxWaitMs = 5000;

/**
 * The provider redirects the payer's browser here: checks the payment and redirects to the status
 * page. The query of that page only selects the initial text; it shows the stored order.
 */
export function returnRoute(
  app: FastifyInstance,
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  settle: Settle,
  { checkSoon }: Pick<Notices, 'checkSoon'>,
): void {
  const attempts = createAttemptRepository(db);

  /** The provider's answer; the stored state when it is slow or was checked a moment ago. */
  async function check(attempt: AttemptRow, wasCancelled: boolean): Promise<string> {
    if (attempt.state === 'succeeded' || attempt.state === 'refunded') return attempt.state;
    if (!(await attempts.claimCheck(attempt.id))) {
      await checkSoon(attempt.id);
      return attempt.state;
    }
    const settled = settle(attempt.id, { wasCancelled }).then(
      ({ state }) => state,
      () => attempt.state,
    );
    return Promise.race([settled, wait(maxWaitMs, attempt.state)]);
  }

  app.get('/api/payments/return/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const { outcome } = request.query as { outcome?: unknown };
    const attempt = (await attempts.findByReturnToken(token)) ?? notFound('There is no such payment.');
    const state = await check(attempt, outcome === 'cancelled');
    const status =
      state === 'succeeded' ? 'paid' : state === 'failed' || state === 'cancelled' ? 'failed' : 'pending';
    const query = new URLSearchParams({ orderId: attempt.orderId, status });
    return reply.redirect(`${settings.publicUrl}${pages.paymentStatus.pattern}?${query.toString()}`, 303);
  });
}
