import type { Services } from '#platform/services.ts';
import { createOrderMoveService } from '../orders/orderMoveService.ts';
import { type AttemptRow, createAttemptRepository } from './attemptRepository.ts';
import { ifSilent } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** A payment that was started a moment ago may still be under way, in ms. */
const startedMs = 60 * 60 * 1000;
const isUnderway = ({ state, createdAt }: AttemptRow): boolean =>
  state === 'pending' && Date.now() - createdAt.getTime() < startedMs;

/**
 * Cancels orders unpaid for 48 hours, once the provider has confirmed that no payment was made. Where
 * orders are paid by hand, they wait until an officer confirms or cancels them.
 */
export async function startExpiringOrders(services: Services, settle: Settle): Promise<void> {
  const { db, jobs } = services;
  const orders = createOrderMoveService(services);

  /** Asks the provider about every attempt; whether each open one was answered. If not, the job asks again. */
  async function isChecked(orderId: string): Promise<boolean> {
    const attempts = await createAttemptRepository(db).ofOrder(orderId);
    if (attempts.some(isUnderway)) return false;
    for (const { id, state } of attempts) {
      // One that the payer had cancelled or that was declined may have been paid after all.
      const isAnswered = await settle(id).catch(ifSilent);
      if (!isAnswered && state === 'pending') return false;
    }
    return true;
  }

  await jobs.handle('expire-orders', async () => {
    if (services.settings.paymentProvider === 'none') return;
    for (const orderId of await orders.findExpired(db)) {
      if (!(await isChecked(orderId))) continue;
      await db.transaction(async (tx) => {
        const order = await orders.lock(tx, orderId);
        const attempts = await createAttemptRepository(tx).ofOrder(orderId);
        if (order && !attempts.some(isUnderway)) await orders.expire(tx, order, attempts.length > 0);
      });
    }
  });
}
