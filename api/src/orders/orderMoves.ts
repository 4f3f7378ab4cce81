import type { OrderStatus } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChange, OrdersChanged } from '@year-group/api-types/order';
import { logActions } from '../actions/actionService.ts';
import type { Database } from '../db/database.ts';
import type { Topic } from '../http/contentVersions.ts';
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
    const moved = await orders.find(order.id);
    if (moved) await writeOrderMail(mail, tx, moved, to);
  }

  /** The first time an order is paid: takes stock and says thank you; a shortfall goes to the administrator. */
  async function markPaid(tx: Database, { id }: OrderRow): Promise<void> {
    const { enough } = await takeStock(tx, id);
    await createOrderRepository(tx).update(id, { paidAt: new Date(), ...(!enough && { needsReview: true }) });
  }

  async function note(tx: Database, order: OrderRow, { actor, reason }: Cause): Promise<void> {
    const status = order.status as OrderStatus;
    const entry = { orderId: order.id, actor, fromStatus: status, toStatus: status, reason };
    await createOrderRepository(tx).remember(entry);
  }

  /** Moves a locked order as the administrator wants it. */
  async function moveLocked(
    tx: Database,
    order: OrderRow,
    to: OrderStatus,
    reason: string,
    touch: (topic: Topic) => void,
  ): Promise<void> {
    if (to === 'paid' && !order.paidAt) {
      touch('listings');
      await markPaid(tx, order);
    }
    await set(tx, order, to, byAdministrator(reason));
    const detail = `${order.status} → ${to}`;
    await logActions(tx, [{ action: 'order-status', target: `orders/${order.id}`, detail }]);
  }

  return {
    /** Pays an order that the caller has locked and that was not paid before. One already on its way stays there. */
    async payWithin(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
      await markPaid(tx, order);
      const isOnItsWay = order.status === 'shipped' || order.status === 'delivered';
      if (isOnItsWay) await note(tx, order, cause);
      else await set(tx, order, 'paid', cause);
    },

    /** Adds a remark to the history without moving the order. */
    note,

    /**
     * Moves an order wherever the administrator wants it, who has looked at it by that; one that stays where it is only
     * gets the reason as a remark. Throws 404 for an unknown one.
     */
    move: (orderId: string, to: OrderStatus, reason: string): Promise<void> =>
      content.changing(async (tx, touch) => {
        const orders = createOrderRepository(tx);
        const order = (await orders.lock(orderId)) ?? notFound(messages.orders.notFound);
        if (order.status === to && !reason) return;
        await orders.update(order.id, { needsReview: false });
        if (order.status === to) await note(tx, order, byAdministrator(reason));
        else await moveLocked(tx, order, to, reason, touch);
      }),

    /** Moves several orders, each for itself; resolves to those that stay where they are, with a sentence why. */
    async moveMany({ ids, status: to, reason = '' }: OrdersChange): Promise<OrdersChanged> {
      const refused: OrdersChanged['refused'] = [];
      let changed = 0;
      for (const id of new Set(ids)) {
        const message = await content.changing(async (tx, touch) => {
          const order = await createOrderRepository(tx).lock(id);
          const refusal = refusalOf(order, to);
          if (order && !refusal) await moveLocked(tx, order, to, reason, touch);
          return refusal;
        });
        if (message) refused.push({ id, message });
        else changed += 1;
      }
      return { changed, refused };
    },
  };
}

/** A doubt is about one order, so it is not passed over with a whole row of them. */
function refusalOf(order: OrderRow | undefined, to: OrderStatus): string | undefined {
  if (!order) return messages.orders.notFound;
  if (order.status === to) return messages.orders.alreadyThere(to);
  return order.needsReview ? messages.orders.inReview : undefined;
}

const byAdministrator = (reason: string): Cause => ({ actor: 'administrator', reason });

/** Who caused a move and why. */
export interface Cause {
  /** `administrator`, or the payment provider that told us. */
  actor: string;
  reason: string;
}
