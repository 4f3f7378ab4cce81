import { heldSeconds } from '@year-group/api-types/common/limits';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrderChange, OrdersChange, OrdersChanged } from '@year-group/api-types/shop/order';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { type Cause, createOrderMoveService } from './orderMoveService.ts';
import { createOrderRepository, type OrderRow } from './orderRepository.ts';
import type { UndoableMove } from './orderUndo.ts';
import { returnStock } from './stock.ts';

/** Changes the status of orders for the administrator, who can undo it for a few seconds. */
export function createStatusChanges({ db, mail }: Pick<Services, 'db' | 'mail'>) {
  const moves = createOrderMoveService({ mail });

  /** Sets the status of a locked order for the administrator; resolves to the undo data. */
  async function moveLocked(
    tx: Database,
    order: OrderRow,
    to: OrderStatus,
    reason: string,
  ): Promise<UndoableMove> {
    const cause = byAdministrator(reason);
    const isFirstPaid = to === 'paid' && !order.paidAt;
    if (to === 'cancelled') await returnStock(tx, order.id);
    else if (order.paidAt && order.status === 'cancelled') await moves.supply(tx, order, cause.actor);
    else if (isFirstPaid) await moves.markPaid(tx, order, cause);
    await contentChanged(tx);
    const mailId = await moves.set(tx, order, to, cause, to, heldSeconds);
    const detail = `${order.status} → ${to}`;
    await logActions(tx, [{ action: 'order-status', target: `orders/${order.id}`, detail }]);
    const { id: orderId, status: from, needsReview } = order;
    const entries = await createOrderRepository(tx).countHistory(orderId);
    return { orderId, from: from as OrderStatus, to, needsReview, isFirstPaid, mailId, entries };
  }

  return {
    /**
     * Sets the status for the administrator and clears the review flag; with the same status only
     * the reason is added as a remark. Resolves to the undo data. Throws 404 for an unknown order,
     * and 409 when an unpaid one would be shipped without `unpaidToo`.
     */
    move: (
      orderId: string,
      { status: to, reason = '', unpaidToo = false }: OrderChange,
    ): Promise<UndoableMove | undefined> =>
      db.transaction(async (tx) => {
        const orders = createOrderRepository(tx);
        const order = (await orders.lock(orderId)) ?? notFound(messages.orders.notFound);
        // A remark that is there already arrived twice.
        const isThere = order.status === to && (!reason || (await orders.isNewestEntry(orderId, to, reason)));
        if (isThere) return undefined;
        if (!unpaidToo && isShippedUnpaid(order, to))
          throw new HttpError(409, 'not-paid', messages.orders.notPaid);
        await orders.update(order.id, { needsReview: false });
        if (order.status !== to) return moveLocked(tx, order, to, reason);
        await moves.note(tx, order, byAdministrator(reason));
        return undefined;
      }),

    /**
     * Changes several orders independently; resolves to those that did not change, with the reason
     * as a sentence.
     */
    async moveMany({ ids, status: to, reason = '', unpaidToo = false }: OrdersChange) {
      const refused: OrdersChanged['refused'] = [];
      const unpaid: string[] = [];
      const undoable: UndoableMove[] = [];
      for (const id of new Set(ids)) {
        const message = await db.transaction(async (tx) => {
          const order = await createOrderRepository(tx).lock(id);
          const refusal = refusalOf(order, to);
          if (!order || refusal) return refusal;
          if (!unpaidToo && isShippedUnpaid(order, to)) {
            unpaid.push(id);
            return messages.orders.notPaid;
          }
          undoable.push(await moveLocked(tx, order, to, reason));
          return undefined;
        });
        if (message) refused.push({ id, message });
      }
      return { changed: undoable.length, refused, unpaid, moves: undoable };
    },
  };
}

/** Whether a change ships an unpaid or refunded order. */
function isShippedUnpaid({ status, paidAt, paymentState }: OrderRow, to: OrderStatus): boolean {
  const isSent = (each: string) => each === 'shipped' || each === 'delivered';
  if (!isSent(to) || isSent(status)) return false;
  return !paidAt || paymentState === 'refunded';
}

/** An order that needs review is decided individually, not in a batch. */
function refusalOf(order: OrderRow | undefined, to: OrderStatus): string | undefined {
  if (!order) return messages.orders.notFound;
  if (order.status === to) return messages.orders.alreadyThere(to);
  return order.needsReview ? messages.orders.inReview : undefined;
}

const byAdministrator = (reason: string): Cause => ({ actor: 'administrator', reason });
