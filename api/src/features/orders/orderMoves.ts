import { heldSeconds, unpaidOrderHours } from '@year-group/api-types/limits';
import type { OrderStatus } from '@year-group/api-types/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrderChange, OrdersChange, OrdersChanged } from '@year-group/api-types/order';
import type { Topic } from '#platform/cache/contentVersions.ts';
import type { Database } from '#platform/db/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { findExpired } from './expiry.ts';
import { type OrderLetter, writeOrderMail } from './orderMail.ts';
import { createOrderRepository, type OrderRow } from './orderRepository.ts';
import type { UndoableMove } from './orderUndo.ts';
import { returnStock, takeStock } from './stock.ts';

/** Nobody is told that their order has expired later than this. */
const toldWithinMs = 7 * 24 * 60 * 60 * 1000;

/** Moves orders from status to status; history, mail and stock go with each move in one transaction. */
export function createOrderMoves({ content, mail }: Pick<Services, 'content' | 'mail'>) {
  async function set(
    tx: Database,
    order: OrderRow,
    to: OrderStatus,
    { actor, reason }: Cause,
    letter: OrderLetter | null = to,
    held = 0,
  ): Promise<string | undefined> {
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
    return moved && letter ? writeOrderMail(mail, tx, moved, letter, held) : undefined;
  }

  /** Takes the pieces of an order that is paid; a shortfall goes to the administrator. */
  async function supply(tx: Database, order: OrderRow, actor: string): Promise<void> {
    const missing = await takeStock(tx, order.id);
    if (missing.length === 0) return;
    await createOrderRepository(tx).update(order.id, { needsReview: true });
    await note(tx, order, { actor, reason: `Not enough in stock: ${missing.join(', ')}` });
  }

  /** The first time an order is paid. */
  async function markPaid(tx: Database, order: OrderRow, { actor }: Cause): Promise<void> {
    await createOrderRepository(tx).update(order.id, { paidAt: new Date() });
    await supply(tx, order, actor);
  }

  async function note(tx: Database, order: OrderRow, { actor, reason }: Cause): Promise<void> {
    const status = order.status as OrderStatus;
    const entry = { orderId: order.id, actor, fromStatus: status, toStatus: status, reason };
    await createOrderRepository(tx).remember(entry);
  }

  /** Moves a locked order as the administrator wants it; resolves to what undoes that. */
  async function moveLocked(
    tx: Database,
    order: OrderRow,
    to: OrderStatus,
    reason: string,
    touch: (topic: Topic) => void,
  ): Promise<UndoableMove> {
    const cause = byAdministrator(reason);
    const isFirstPaid = to === 'paid' && !order.paidAt;
    if (to === 'cancelled') await returnStock(tx, order.id);
    else if (order.paidAt && order.status === 'cancelled') await supply(tx, order, cause.actor);
    else if (isFirstPaid) await markPaid(tx, order, cause);
    touch('listings');
    const mailId = await set(tx, order, to, cause, to, heldSeconds);
    const detail = `${order.status} → ${to}`;
    await logActions(tx, [{ action: 'order-status', target: `orders/${order.id}`, detail }]);
    const { id: orderId, status: from, needsReview } = order;
    const entries = await createOrderRepository(tx).countHistory(orderId);
    return { orderId, from: from as OrderStatus, to, needsReview, isFirstPaid, mailId, entries };
  }

  return {
    /** Pays an order that the caller has locked and that was not paid before. One already on its way stays there. */
    async payWithin(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
      await markPaid(tx, order, cause);
      const isOnItsWay = order.status === 'shipped' || order.status === 'delivered';
      if (isOnItsWay) await note(tx, order, cause);
      else await set(tx, order, 'paid', cause);
    },

    /** Cancels an order that has waited too long for its payment; one that was paid or moved meanwhile stays. */
    async expire(tx: Database, orderId: string, isToldOf: boolean): Promise<void> {
      const order = await createOrderRepository(tx).lock(orderId);
      const [expired] = await findExpired(tx, orderId);
      if (!order || !expired) return;
      await returnStock(tx, orderId);
      // Who is not told in time is not told at all: after an upgrade there may be orders of years ago.
      const isRecent = Date.now() - order.createdAt.getTime() < toldWithinMs;
      const cause = { actor: 'timed check', reason: `Not paid within ${unpaidOrderHours} hours` };
      await set(tx, order, 'cancelled', cause, isToldOf && isRecent ? 'expired' : null);
    },

    /** Adds a remark to the history without moving the order. */
    note,

    /**
     * Moves an order wherever the administrator wants it, who has looked at it by that; one that stays where it is only
     * gets the reason as a remark. Resolves to what undoes it. Throws 404 for an unknown order, and 409 for one that is to
     * be shipped unpaid without `unpaidToo`.
     */
    move: (
      orderId: string,
      { status: to, reason = '', unpaidToo = false }: OrderChange,
    ): Promise<UndoableMove | undefined> =>
      content.changing(async (tx, touch) => {
        const orders = createOrderRepository(tx);
        const order = (await orders.lock(orderId)) ?? notFound(messages.orders.notFound);
        if (order.status === to && !reason) return undefined;
        if (!unpaidToo && (await isShippedUnpaid(tx, order, to)))
          throw new HttpError(409, 'not-paid', messages.orders.notPaid);
        await orders.update(order.id, { needsReview: false });
        if (order.status !== to) return moveLocked(tx, order, to, reason, touch);
        await note(tx, order, byAdministrator(reason));
        return undefined;
      }),

    /** Moves several orders, each for itself; resolves to those that stay where they are, with a sentence why. */
    async moveMany({ ids, status: to, reason = '', unpaidToo = false }: OrdersChange) {
      const refused: OrdersChanged['refused'] = [];
      const unpaid: string[] = [];
      const moves: UndoableMove[] = [];
      for (const id of new Set(ids)) {
        const message = await content.changing(async (tx, touch) => {
          const order = await createOrderRepository(tx).lock(id);
          const refusal = refusalOf(order, to);
          if (!order || refusal) return refusal;
          if (!unpaidToo && (await isShippedUnpaid(tx, order, to))) {
            unpaid.push(id);
            return messages.orders.notPaid;
          }
          moves.push(await moveLocked(tx, order, to, reason, touch));
          return undefined;
        });
        if (message) refused.push({ id, message });
      }
      return { changed: moves.length, refused, unpaid, moves };
    },
  };
}

/** Whether a move sends off what nobody has paid for, or what was paid back. */
async function isShippedUnpaid(tx: Database, { id, status, paidAt }: OrderRow, to: OrderStatus) {
  const isOnItsWay = (each: string) => each === 'shipped' || each === 'delivered';
  if (!isOnItsWay(to) || isOnItsWay(status)) return false;
  return !paidAt || (await createOrderRepository(tx).find(id))?.paymentState === 'refunded';
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
