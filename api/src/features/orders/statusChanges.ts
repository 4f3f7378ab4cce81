import { heldSeconds } from '@year-group/api-types/common/limits';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import type { OrderChange, OrdersChange, OrdersChanged } from '@year-group/api-types/shop/order';
import { inArray } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { readAccount, sumOf } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { orders } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { officerName } from '#platform/security/actor.ts';
import { demandRight, type Standing } from '#platform/security/demandRight.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { type Cause, createOrderMoveService } from './orderMoveService.ts';
import { createOrderRepository, type OrderRow } from './orderRepository.ts';
import type { MadeMove } from './orderUndo.ts';
import { returnStock } from './stock.ts';

/** Changes the status of orders for an officer, who can undo most changes for a few seconds. */
export function createStatusChanges({ db, jobs, mail }: Pick<Services, 'db' | 'jobs' | 'mail'>) {
  const moves = createOrderMoveService({ mail });

  async function moveLocked(
    tx: Database,
    order: OrderRow,
    to: OrderStatus,
    reason: string,
    session: Standing | null,
  ): Promise<MadeMove> {
    const cause = byOfficer(reason);
    const isFirstPaid = declaresPaid(order, to);
    const isTakenBack = await takesBack(tx, order, to);
    if (isFirstPaid || isTakenBack) demandRight(session, 'payments.confirm');
    // An attempt that an officer had confirmed is open again.
    for (const attemptId of isTakenBack ? await moves.takeBackPaid(tx, order) : [])
      await jobs.enqueue(tx, 'check-payment', { attemptId, round: 0 }, heldSeconds);
    if (to === 'cancelled') await returnStock(tx, order.id);
    else if (!isTakenBack && order.paidAt && order.status === 'cancelled')
      await moves.supply(tx, order, cause.actor);
    else if (isFirstPaid) await moves.declarePaid(tx, order, cause);
    await contentChanged(tx);
    const mailId = await moves.set(tx, order, { to, cause, heldSeconds });
    const what = isFirstPaid ? ', by hand' : isTakenBack ? ', not paid after all' : '';
    const why = what && !reason ? ', no reason given' : '';
    const detail = `${order.status} → ${to}${what}${why}`;
    await logActions(tx, [{ action: 'order-status', target: `orders/${order.id}`, detail }]);
    const { id: orderId, status: from, needsReview } = order;
    const entries = await createOrderRepository(tx).countHistory(orderId);
    return { orderId, from: from as OrderStatus, to, needsReview, isFirstPaid, isTakenBack, mailId, entries };
  }

  return {
    /**
     * Sets the status and clears the review flag; with the same status it only adds the reason as a
     * remark. Resolves to the undo data. Throws 404, and 403 without the right to declare it paid or to take that back.
     */
    move: (
      orderId: string,
      { status: to, reason = '' }: OrderChange,
      session: Standing | null,
    ): Promise<MadeMove | undefined> =>
      db.transaction(async (tx) => {
        const orders = createOrderRepository(tx);
        const order = (await orders.lock(orderId)) ?? notFound(messages.orders.notFound);
        // A remark that is there already arrived twice.
        const isThere = order.status === to && (!reason || (await orders.isNewestEntry(orderId, to, reason)));
        if (isThere) return undefined;
        await orders.update(order.id, { needsReview: false });
        if (order.status !== to) return moveLocked(tx, order, to, reason, session);
        await moves.note(tx, order, byOfficer(reason));
        return undefined;
      }),

    /**
     * Changes several orders independently; resolves to those that did not change, with the reason
     * as a sentence. Throws 403, before any is changed, without the right to declare one of them paid or to take that back.
     */
    async moveMany({ ids, status: to, reason = '' }: OrdersChange, session: Standing | null) {
      const chosen = await db.select().from(orders).where(inArray(orders.id, ids));
      const needsRight = chosen.map(
        async (order) => declaresPaid(order, to) || (await takesBack(db, order, to)),
      );
      if ((await Promise.all(needsRight)).includes(true)) demandRight(session, 'payments.confirm');
      const refused: OrdersChanged['refused'] = [];
      const made: MadeMove[] = [];
      const moveOne = (id: string): Promise<string | undefined> =>
        db.transaction(async (tx) => {
          const order = await createOrderRepository(tx).lock(id);
          const refusal = refusalOf(order, to);
          if (!order || refusal) return refusal;
          made.push(await moveLocked(tx, order, to, reason, session));
          return undefined;
        });
      for (const id of new Set(ids)) {
        const message = await moveOne(id).catch(refusalText);
        if (message) refused.push({ id, message });
      }
      return { changed: made.length, refused, moves: made };
    },
  };
}

const declaresPaid = ({ paidAt }: OrderRow, to: OrderStatus): boolean => to === 'paid' && !paidAt;

/** Whether a change takes an officer's word back: without it the order is not paid, and nothing went back. */
async function takesBack(db: Database, order: OrderRow, to: OrderStatus): Promise<boolean> {
  if (!order.paidAt || to !== 'pending') return false;
  const account = await readAccount(db, order.id);
  const byProvider = sumOf(account.payments.filter((each) => !each.isByHand));
  return byProvider < order.totalPesewas && account.refunds.every(({ state }) => state === 'failed');
}

/** An order that needs review is decided individually, not in a batch. */
function refusalOf(order: OrderRow | undefined, to: OrderStatus): string | undefined {
  if (!order) return messages.orders.notFound;
  if (order.status === to) return messages.orders.alreadyThere(to);
  return order.needsReview ? messages.orders.inReview : undefined;
}

function refusalText(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  throw error;
}

const byOfficer = (reason: string): Cause => ({ actor: officerName(), reason });
