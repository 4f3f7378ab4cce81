import type { OrderStatus } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import type { Database } from '../db/database.ts';
import { notFound } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { writeOrderMail } from './orderMail.ts';
import { createOrderRepository, type OrderRow } from './orderRepository.ts';
import { takeStock } from './takeStock.ts';

/** Moves orders from status to status; history, mail and stock go with each move in one transaction. */
export function createOrderMoves({ content, mail }: Pick<Services, 'content' | 'mail'>) {
  async function set(
    tx: Database,
    order: OrderRow,
    to: OrderStatus,
    { actor, reason }: Cause,
  ): Promise<void> {
    const orders = createOrderRepository(tx);
    await orders.update(order.id, { status: to });
    await orders.remember({
      orderId: order.id,
      actor,
      fromStatus: order.status as OrderStatus,
      toStatus: to,
      reason,
    });
    await writeOrderMail(mail, tx, order.id, to);
  }

  /** The first time an order is paid: takes stock and says thank you; a shortfall goes to the administrator. */
  async function markPaid(tx: Database, { id }: OrderRow): Promise<void> {
    const { enough } = await takeStock(tx, id);
    await createOrderRepository(tx).update(id, { paidAt: new Date(), ...(!enough && { needsReview: true }) });
  }

  return {
    /** Pays an order that the caller has locked and that was not paid before. One already on its way stays there. */
    async payWithin(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
      await markPaid(tx, order);
      const isOnItsWay = order.status === 'shipped' || order.status === 'delivered';
      if (isOnItsWay) await this.note(tx, order, cause);
      else await set(tx, order, 'paid', cause);
    },

    /** Adds a remark to the history without moving the order. */
    async note(tx: Database, order: OrderRow, { actor, reason }: Cause): Promise<void> {
      const status = order.status as OrderStatus;
      await createOrderRepository(tx).remember({
        orderId: order.id,
        actor,
        fromStatus: status,
        toStatus: status,
        reason,
      });
    },

    /** Moves an order wherever the administrator wants it; throws 404 for an unknown one. */
    move: (orderId: string, to: OrderStatus, cause: Cause): Promise<void> =>
      content.changing(async (tx, touch) => {
        const order = (await createOrderRepository(tx).lock(orderId)) ?? notFound(messages.orders.notFound);
        if (order.status === to) return;
        if (to === 'paid' && !order.paidAt) {
          touch('listings');
          await markPaid(tx, order);
        }
        await set(tx, order, to, cause);
      }),
  };
}

/** Who caused a move and why. */
export interface Cause {
  /** `administrator`, or the payment provider that told us. */
  actor: string;
  reason: string;
}
