import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { findExpired } from './expiry.ts';
import { holdStock } from './holdStock.ts';
import { writeOrderMail } from './orderMail.ts';
import { type Cause, createOrderMoves } from './orderMoves.ts';
import { createOrderRepository, type OrderRow } from './orderRepository.ts';

export type { OrderRow } from './orderRepository.ts';

/** What payments may do to an order, always within their own transaction. */
export function createOrderPaymentService({ content, mail }: Pick<Services, 'content' | 'mail'>) {
  const moves = createOrderMoves({ content, mail });
  return {
    /** The order, held for the transaction so that nobody else moves it meanwhile. */
    lock: (tx: Database, id: string): Promise<OrderRow | undefined> => createOrderRepository(tx).lock(id),
    /** Pays a locked order that was not paid before: status, stock, history and receipt. */
    pay: (tx: Database, order: OrderRow, cause: Cause): Promise<void> => moves.payWithin(tx, order, cause),
    /** Holds the pieces of a locked order while it is being paid; throws 409 when the shop has changed meanwhile. */
    hold: (tx: Database, order: OrderRow): Promise<void> => holdStock(tx, order),
    /** Tells the shopper that the order waits for its payment, the first time that one is started. */
    async tellReceived(tx: Database, { id }: OrderRow): Promise<void> {
      const order = await createOrderRepository(tx).find(id);
      if (order) await writeOrderMail(mail, tx, order, 'pending');
    },
    findExpired: (db: Database): Promise<string[]> => findExpired(db),
    expire: moves.expire,
    /** Notes that money came in for a locked order that was cancelled; it stays where it is. */
    async receive(tx: Database, { id }: OrderRow): Promise<void> {
      await createOrderRepository(tx).update(id, { paidAt: new Date() });
    },
    /** Adds a remark to the history of a locked order. */
    note: moves.note,
    /** The administrator has looked at it: nothing about a locked order is in doubt any more. */
    async clear(tx: Database, { id }: OrderRow): Promise<void> {
      await createOrderRepository(tx).update(id, { needsReview: false });
    },
    /** Lays a locked order before the administrator, who reads the reason in its history. */
    async doubt(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
      await createOrderRepository(tx).update(order.id, { needsReview: true });
      await moves.note(tx, order, cause);
    },
  };
}
