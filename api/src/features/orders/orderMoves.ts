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
import { deductStock, returnStock } from './stock.ts';

/** Orders older than this expire without a mail. */
const notifyWithinMs = 7 * 24 * 60 * 60 * 1000;

/** Changes the status of orders; history, mail and stock change in the same transaction. */
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

  /** Deducts the stock of a paid order; a shortage is flagged for review. */
  async function supply(tx: Database, order: OrderRow, actor: string): Promise<void> {
    const missing = await deductStock(tx, order.id);
    if (missing.length === 0) return;
    await createOrderRepository(tx).update(order.id, { needsReview: true });
    await note(tx, order, { actor, reason: `Not enough in stock: ${missing.join(', ')}` });
  }

  /** Marks an order as paid for the first time. */
  async function markPaid(tx: Database, order: OrderRow, { actor }: Cause): Promise<void> {
    await createOrderRepository(tx).update(order.id, { paidAt: new Date() });
    await supply(tx, order, actor);
  }

  async function note(tx: Database, order: OrderRow, { actor, reason }: Cause): Promise<void> {
    const status = order.status as OrderStatus;
    const entry = { orderId: order.id, actor, fromStatus: status, toStatus: status, reason };
    await createOrderRepository(tx).remember(entry);
  }

  /** Sets the status of a locked order for the administrator; resolves to the undo data. */
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
    /**
     * Pays a locked, unpaid order. An order that is already shipped or delivered keeps its status.
     */
    async payWithin(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
      await markPaid(tx, order, cause);
      const isOnItsWay = order.status === 'shipped' || order.status === 'delivered';
      if (isOnItsWay) await note(tx, order, cause);
      else await set(tx, order, 'paid', cause);
    },

    /**
     * Cancels an order that is unpaid for too long; one that was paid or changed meanwhile stays.
     */
    async expire(tx: Database, orderId: string, wasAnnounced: boolean): Promise<void> {
      const order = await createOrderRepository(tx).lock(orderId);
      const [expired] = await findExpired(tx, orderId);
      if (!order || !expired) return;
      await returnStock(tx, orderId);
      // No mail for old orders: after an upgrade there may be orders of years ago.
      const isRecent = Date.now() - order.createdAt.getTime() < notifyWithinMs;
      const cause = { actor: 'timed check', reason: `Not paid within ${unpaidOrderHours} hours` };
      await set(tx, order, 'cancelled', cause, wasAnnounced && isRecent ? 'expired' : null);
    },

    /** Adds a remark to the history without changing the status. */
    note,

    /**
     * Sets the status for the administrator and clears the review flag; with the same status only
     * the reason is added as a remark. Resolves to the undo data. Throws 404 for an unknown order,
     * and 409 when an unpaid one would be shipped without `unpaidToo`.
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

    /**
     * Changes several orders independently; resolves to those that did not change, with the reason
     * as a sentence.
     */
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

/** Whether a change ships an unpaid or refunded order. */
async function isShippedUnpaid(tx: Database, { id, status, paidAt }: OrderRow, to: OrderStatus) {
  const isOnItsWay = (each: string) => each === 'shipped' || each === 'delivered';
  if (!isOnItsWay(to) || isOnItsWay(status)) return false;
  return !paidAt || (await createOrderRepository(tx).find(id))?.paymentState === 'refunded';
}

/** An order that needs review is decided individually, not in a batch. */
function refusalOf(order: OrderRow | undefined, to: OrderStatus): string | undefined {
  if (!order) return messages.orders.notFound;
  if (order.status === to) return messages.orders.alreadyThere(to);
  return order.needsReview ? messages.orders.inReview : undefined;
}

const byAdministrator = (reason: string): Cause => ({ actor: 'administrator', reason });

/** Who caused a change and why. */
export interface Cause {
  /** `administrator`, or the payment provider that reported it. */
  actor: string;
  reason: string;
}
