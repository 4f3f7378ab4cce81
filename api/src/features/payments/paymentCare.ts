import { messages } from '@year-group/api-types/messages';
import type { OrderDetails, PaymentConfirmation } from '@year-group/api-types/orderDetails';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { readOrderDetails } from '../orders/orderDetailsService.ts';
import { createOrderPaymentService } from '../orders/orderPaymentService.ts';
import { type AttemptRow, createAttemptRepository } from './attemptRepository.ts';
import { ProviderError } from './providers/provider.ts';
import type { Settle } from './settle.ts';

const isSettled = ({ state }: AttemptRow): boolean => state === 'succeeded' || state === 'refunded';

/** What the administrator can do about a payment that does not come in by itself. */
export function createPaymentCare(services: Pick<Services, 'db' | 'content' | 'mail'>, settle: Settle) {
  const { db } = services;
  const orders = createOrderPaymentService(services);

  /** The attempt in doubt, or else the latest that is open; throws when there is nothing to confirm. */
  const chooseOpen = (orderId: string): Promise<AttemptRow> =>
    db.transaction(async (tx) => {
      const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
      if (order.paidAt) throw new HttpError(409, 'already-paid', messages.orders.alreadyPaid);
      const attempts = await createAttemptRepository(tx).ofOrder(orderId);
      const open = attempts.filter((attempt) => !isSettled(attempt));
      const chosen = open.find(({ state }) => state === 'needs-review') ?? open[0];
      if (!chosen) throw new HttpError(409, 'conflict', messages.orders.noAttempt);
      return chosen;
    });

  return {
    /**
     * Asks the provider now about every attempt of the order; throws 503 when it says nothing of one that is open.
     * One that has succeeded is asked about too, since it may have been refunded, but need not be answered.
     */
    async check(orderId: string): Promise<OrderDetails> {
      await readOrderDetails(db, orderId);
      const attempts = await createAttemptRepository(db).ofOrder(orderId);
      const asked = attempts.filter(({ state }) => state !== 'refunded');
      await logActions(db, [{ action: 'payment-check', target: `orders/${orderId}` }]);
      const answers = await Promise.allSettled(asked.map(({ id }) => settle(id)));
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') continue;
        if (!(answer.reason instanceof ProviderError)) throw answer.reason;
        const attempt = asked[index];
        if (attempt && !isSettled(attempt))
          throw new HttpError(503, 'provider-unavailable', messages.orders.providerSilent);
      }
      return readOrderDetails(db, orderId);
    },

    /** Confirms a payment that the administrator has seen in the provider's own books; throws 404 or 409. */
    async confirm(orderId: string, byHand: PaymentConfirmation): Promise<OrderDetails> {
      const attempt = await chooseOpen(orderId);
      await settle(attempt.id, { byHand });
      return readOrderDetails(db, orderId);
    },
  };
}
