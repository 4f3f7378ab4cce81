import { heldSeconds } from '@year-group/api-types/common/limits';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrdersChanged } from '@year-group/api-types/shop/order';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { attemptStates, restoreByHand, type TakenBack } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { HttpError } from '#platform/http/errors.ts';
import { officerName } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createOrderMoveService } from './orderMoveService.ts';
import { createOrderRepository } from './orderRepository.ts';
import { paymentOf } from './paymentStandingService.ts';
import { deductStock, returnStock } from './stock.ts';

/** A status change by an officer, with all data to undo it. */
export interface UndoableMove {
  orderId: string;
  from: OrderStatus;
  to: OrderStatus;
  needsReview: boolean;
  isFirstPaid: boolean;
  /** What an officer had recorded as paid, if this change took it back. */
  takenBack?: (TakenBack & { paidAt: string }) | undefined;
  /** The held mail of this change; none when the order already had it. */
  mailId?: string | undefined;
  /** History entries after the change; more means that something else has happened since. */
  entries: number;
}

/** Undoes recent status changes. The panel keeps the sealed undo data. */
export function createOrderUndo({ db, mail, sealing }: Pick<Services, 'db' | 'mail' | 'sealing'>) {
  const moves = createOrderMoveService({ mail });

  async function undoFacts(tx: Database, move: UndoableMove, paidAt: Date | null): Promise<boolean> {
    const { orderId, isFirstPaid, takenBack } = move;
    if (isFirstPaid) await moves.takeBackPaid(tx, { id: orderId });
    else if (move.from === 'cancelled') await returnStock(tx, orderId);
    if (takenBack) {
      await restoreByHand(tx, takenBack);
      const paymentState = paymentOf(await attemptStates(tx, orderId));
      await createOrderRepository(tx).update(orderId, { paidAt: new Date(takenBack.paidAt), paymentState });
    } else if (move.to !== 'cancelled' || !paidAt) return true;
    return move.from === 'cancelled' || (await deductStock(tx, orderId)).length === 0;
  }

  async function undoMove(tx: Database, move: UndoableMove): Promise<string | undefined> {
    const { orderId, from, to, mailId, entries } = move;
    await contentChanged(tx);
    const orders = createOrderRepository(tx);
    const order = await orders.lock(orderId);
    if (!order || (await orders.countHistory(orderId)) !== entries) return messages.orders.undoOvertaken;
    if (mailId && !(await mail.withdrawHeld(tx, mailId))) return messages.orders.undoTooLate;
    const hasStock = await undoFacts(tx, move, order.paidAt);
    const needsReview = move.needsReview || !hasStock;
    await orders.update(orderId, { status: from, needsReview });
    const entry = { actor: officerName(), fromStatus: to, toStatus: from, reason: 'Undone' };
    await orders.addHistoryEntry({ orderId, ...entry });
    const detail = `${to} → ${from} (undone)`;
    await logActions(tx, [{ action: 'order-status', target: `orders/${orderId}`, detail }]);
    return undefined;
  }

  return {
    /** The sealed undo data, valid while the mails are held, if there is something to undo. */
    offer: async (moves: UndoableMove[]): Promise<string | undefined> =>
      moves.length > 0 ? sealing.seal(moves, heldSeconds) : undefined,

    /** Undoes each change on its own; resolves to those that stay, and throws 409 when it is too late. */
    async undo(offered: string): Promise<OrdersChanged> {
      const moves = (await sealing.open(offered)) as UndoableMove[] | undefined;
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
