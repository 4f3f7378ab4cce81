import { heldSeconds } from '@year-group/api-types/common/limits';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChanged } from '@year-group/api-types/shop/order';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { Database } from '#platform/db/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { officerName } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createOrderMoveService } from './orderMoveService.ts';
import { createOrderRepository } from './orderRepository.ts';
import { returnStock } from './stock.ts';

/** A status change by an officer, with all data to undo it. */
export interface MadeMove {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  needsReview: boolean;
  isFirstPaid: boolean;
  /** It took back an officer's word that the order was paid, which has no Undo. */
  isTakenBack: boolean;
  /** The held mail of this change; none when the order already had it. */
  mailId?: string | undefined;
  /** History entries after the change; more means that something else has happened since. */
  entries: number;
}

/** Undoes recent status changes. The panel keeps the sealed undo data. */
export function createOrderUndo({ db, mail, sealing }: Pick<Services, 'db' | 'mail' | 'sealing'>) {
  const moves = createOrderMoveService({ mail });

  async function undoMove(tx: Database, move: MadeMove): Promise<string | undefined> {
    const { orderId, from, to, isFirstPaid, needsReview, mailId, entries } = move;
    await contentChanged(tx);
    const orders = createOrderRepository(tx);
    const order = await orders.lock(orderId);
    if (!order || (await orders.countHistory(orderId)) !== entries) return messages.orders.undoOvertaken;
    if (mailId && !(await mail.withdrawHeld(tx, mailId))) return messages.orders.undoTooLate;
    if (isFirstPaid) await moves.takeBackPaid(tx, order);
    else if (from === 'cancelled') await returnStock(tx, orderId);
    await orders.update(orderId, { status: from, needsReview });
    const actor = officerName();
    await orders.addHistoryEntry({ orderId, actor, fromStatus: to, toStatus: from, reason: 'Undone' });
    if (to === 'cancelled' && order.paidAt) await moves.supply(tx, { ...order, status: from }, actor);
    const detail = `${to} → ${from} (undone)`;
    await logActions(tx, [{ action: 'order-status', target: `orders/${orderId}`, detail }]);
    return undefined;
  }

  return {
    /** The sealed undo data, valid while the mails are held, if there is something to undo. */
    async offer(made: MadeMove[]): Promise<string | undefined> {
      const undoable = made.filter(({ isTakenBack }) => !isTakenBack);
      return undoable.length > 0 ? sealing.seal(undoable, heldSeconds) : undefined;
    },

    /** Undoes each change on its own; resolves to those that stay, and throws 409 when it is too late. */
    async undo(offered: string): Promise<OrdersChanged> {
      const moves = (await sealing.open(offered)) as MadeMove[] | undefined;
      if (!moves) throw new HttpError(409, 'too-late', messages.orders.undoTooLate);
      const refused: OrdersChanged['refused'] = [];
      for (const move of moves) {
        const message = await db.transaction((tx) => undoMove(tx, move));
        if (message) refused.push({ id: move.orderId, message });
      }
      return { changed: moves.length - refused.length, refused };
    },
  };
}
