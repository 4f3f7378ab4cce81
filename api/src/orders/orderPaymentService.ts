import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
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
