import { heldSeconds } from '@year-group/api-types/limits';
import type { OrderStatus } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChanged } from '@year-group/api-types/order';
import type { Database } from '#platform/db/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createOrderRepository } from './orderRepository.ts';
import { returnStock, takeStock } from './stock.ts';

/** A move of the administrator, with all that it takes to undo it. */
export interface UndoableMove {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  /** Whether the order had to be looked at before. */
  needsReview: boolean;
  /** Whether the move paid the order, which was not paid before. */
  isFirstPaid: boolean;
  /** The letter that the move wrote and that is held; none when the order had it before. */
  mailId?: string | undefined;
  /** Lines of the order's history after the move: any more, and something else has happened since. */
  entries: number;
}

/** Undoes moves of the last seconds. What undoes them is sealed and kept by the panel, so nothing has to be stored for it. */
export function createOrderUndo({ content, mail, sealing }: Pick<Services, 'content' | 'mail' | 'sealing'>) {
  /** Gives back what the move took out of the stock, or takes what it gave back; false when that is gone meanwhile. */
  async function undoStock(tx: Database, move: UndoableMove, paidAt: Date | null): Promise<boolean> {
    if (move.isFirstPaid || move.from === 'cancelled') await returnStock(tx, move.orderId);
    if (move.to !== 'cancelled' || !paidAt) return true;
    return (await takeStock(tx, move.orderId)).length === 0;
  }

  async function undoMove(tx: Database, move: UndoableMove): Promise<string | undefined> {
    const { orderId, from, to, isFirstPaid, mailId, entries } = move;
    const orders = createOrderRepository(tx);
    const order = await orders.lock(orderId);
    if (!order || (await orders.countHistory(orderId)) !== entries) return messages.orders.undoOvertaken;
    if (mailId && !(await mail.withdrawHeld(tx, mailId))) return messages.orders.undoTooLate;
    const hasStock = await undoStock(tx, move, order.paidAt);
    const needsReview = move.needsReview || !hasStock;
    await orders.update(orderId, { status: from, needsReview, ...(isFirstPaid && { paidAt: null }) });
    const entry = { actor: 'administrator', fromStatus: to, toStatus: from, reason: 'Undone' };
    await orders.remember({ orderId, ...entry });
    const detail = `${to} → ${from} (undone)`;
    await logActions(tx, [{ action: 'order-status', target: `orders/${orderId}`, detail }]);
    return undefined;
  }

  return {
    /** What undoes these moves, for as long as their letters are held; undefined when there is nothing to undo. */
    offer: async (moves: UndoableMove[]): Promise<string | undefined> =>
      moves.length > 0 ? sealing.seal(moves, heldSeconds) : undefined,

    /** Undoes each move for itself; resolves to those that stay, with a sentence why. Throws 409 when it is too late. */
    async undo(offered: string): Promise<OrdersChanged> {
      const moves = (await sealing.open(offered)) as UndoableMove[] | undefined;
      if (!moves) throw new HttpError(409, 'too-late', messages.orders.undoTooLate);
      const refused: OrdersChanged['refused'] = [];
      for (const move of moves) {
        const message = await content.changing((tx, touch) => {
          touch('listings');
          return undoMove(tx, move);
        });
        if (message) refused.push({ id: move.orderId, message });
      }
      return { changed: moves.length - refused.length, refused, unpaid: [] };
    },
  };
}
