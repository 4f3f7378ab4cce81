import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { findExpired } from './expiry.ts';
import { holdStock } from './holdStock.ts';
import { writeOrderMail } from './orderMail.ts';
import { type Cause, createOrderMoves } from './orderMoves.ts';
import { createOrderRepository, type OrderRow } from './orderRepository.ts';

export type { OrderRow } from './orderRepository.ts';

/** What payments may do to an order, always in their own transaction. */
export function createOrderPaymentService({ content, mail }: Pick<Services, 'content' | 'mail'>) {
  const moves = createOrderMoves({ content, mail });
  return {
    /** The order, locked for the transaction. */
    lock: (tx: Database, id: string): Promise<OrderRow | undefined> => createOrderRepository(tx).lock(id),
    /** Pays a locked, unpaid order: status, stock, history and receipt. */
    pay: (tx: Database, order: OrderRow, cause: Cause): Promise<void> => moves.payWithin(tx, order, cause),
    /**
     * Holds the pieces of a locked order during payment; throws 409 when the shop has changed
     * meanwhile.
     */
    hold: (tx: Database, order: OrderRow): Promise<void> => holdStock(tx, order),
    /** Mails the shopper that the order awaits its payment, when one is first started. */
    async sendReceivedLetter(tx: Database, { id }: OrderRow): Promise<void> {
      const order = await createOrderRepository(tx).find(id);
      if (order) await writeOrderMail(mail, tx, order, 'pending');
    },
    findExpired: (db: Database): Promise<string[]> => findExpired(db),
    expire: moves.expire,
    /** Records a payment for a locked order that was cancelled; its status stays. */
    async receive(tx: Database, { id }: OrderRow): Promise<void> {
      await createOrderRepository(tx).update(id, { paidAt: new Date() });
    },
    /** Adds a remark to the history of a locked order. */
    note: moves.note,
    /** Clears the review flag of a locked order. */
    async clear(tx: Database, { id }: OrderRow): Promise<void> {
      await createOrderRepository(tx).update(id, { needsReview: false });
    },
    /** Flags a locked order for review, with the reason in its history. */
    async doubt(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
      await createOrderRepository(tx).update(order.id, { needsReview: true });
      await moves.note(tx, order, cause);
    },
  };
}
