import { randomUUIDv7 } from 'node:crypto';
import { unpaidOrderHours } from '@year-group/api-types/common/limits';
import type { OrderStatus } from '@year-group/api-types/common/lists';
import { eq } from 'drizzle-orm';
import { attemptStates, heldPesewas, readAccount, takeBackByHand } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { orderLines, payments } from '#platform/db/schema.ts';
import { officerName } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { holdStock } from './holdStock.ts';
import { type OrderInLetter, type OrderLetter, writeOrderMail } from './orderMail.ts';
import { createOrderRepository, findExpired, type OrderRow } from './orderRepository.ts';
import { paymentOf } from './paymentStandingService.ts';
import { deductStock, givePiecesBack, returnStock } from './stock.ts';

export type { OrderRow } from './orderRepository.ts';

/** Orders older than this expire without a mail. */
const notifyWithinMs = 7 * 24 * 60 * 60 * 1000;

interface Move {
  to: OrderStatus;
  cause: Cause;
  /** The letter about it: that of the new status by default, null for none. */
  letter?: OrderLetter | null;
  /** For how long the letter waits, so that the change can be undone. */
  heldSeconds?: number;
}

/** Changes the status of orders; history, mail and stock change in the caller's transaction. */
export function createOrderMoveService({ mail }: Pick<Services, 'mail'>) {
  async function set(
    tx: Database,
    { id: orderId, status: from }: OrderRow,
    { to, cause: { actor, reason }, letter = to, heldSeconds = 0 }: Move,
  ): Promise<string | undefined> {
    const orders = createOrderRepository(tx);
    await orders.update(orderId, { status: to });
    await orders.addHistoryEntry({ orderId, actor, fromStatus: from, toStatus: to, reason });
    const moved = await orders.find(orderId);
    return moved && letter ? writeOrderMail(mail, tx, moved, letter, { heldSeconds }) : undefined;
  }

  async function supply(tx: Database, order: OrderRow, actor: string): Promise<void> {
    const missing = await deductStock(tx, order.id);
    if (missing.length === 0) return;
    await flagForReview(tx, order, { actor, reason: `Not enough in stock: ${missing.join(', ')}` });
  }

  async function markPaid(tx: Database, order: OrderRow, { actor }: Cause): Promise<void> {
    await createOrderRepository(tx).update(order.id, { paidAt: new Date() });
    // What went back earlier was another payment.
    await tx.update(orderLines).set({ refundId: null }).where(eq(orderLines.orderId, order.id));
    await supply(tx, order, actor);
  }

  /** Records that an officer says that a locked, unpaid order was paid, with their proof. */
  async function declarePaid(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
    const { id: orderId, totalPesewas } = order;
    // Of a payment in doubt a part may be held already.
    const pesewas = totalPesewas - heldPesewas(await readAccount(tx, orderId));
    const claim = { id: randomUUIDv7(), orderId, pesewas, isByHand: true, proof: cause.reason };
    if (pesewas > 0) await tx.insert(payments).values(claim);
    await markPaid(tx, order, cause);
  }

  async function note(tx: Database, order: OrderRow, { actor, reason }: Cause): Promise<void> {
    const status = order.status as OrderStatus;
    const entry = { orderId: order.id, actor, fromStatus: status, toStatus: status, reason };
    await createOrderRepository(tx).addHistoryEntry(entry);
  }

  async function flagForReview(tx: Database, order: OrderRow, cause: Cause): Promise<void> {
    await createOrderRepository(tx).update(order.id, { needsReview: true });
    await note(tx, order, cause);
  }

  return {
    set,
    supply,
    note,
    flagForReview,
    givePiecesBack,
    declarePaid,
    lock: (tx: Database, id: string): Promise<OrderRow | undefined> => createOrderRepository(tx).lock(id),
    /** Holds the pieces of a locked order; throws 409 when the shop has changed meanwhile. */
    hold: holdStock,
    findExpired: (db: Database): Promise<string[]> => findExpired(db),

    /** Pays a locked, unpaid order; a shipped or delivered one keeps its status. */
    async pay(tx: Database, order: OrderRow, cause: Cause, { isByHand = false } = {}): Promise<void> {
      await (isByHand ? declarePaid : markPaid)(tx, order, cause);
      const { status } = order;
      const to = status === 'shipped' || status === 'delivered' ? status : 'paid';
      await set(tx, order, { to, cause, letter: 'paid' });
    },

    /** Takes an officer's word back, and the pieces return. Resolves to the ids of attempts that are open again. */
    async takeBackPaid(tx: Database, { id }: Pick<OrderRow, 'id'>): Promise<string[]> {
      const attemptIds = await takeBackByHand(tx, id);
      const paymentState = paymentOf(await attemptStates(tx, id));
      await createOrderRepository(tx).update(id, { paidAt: null, paymentState });
      await returnStock(tx, id);
      return attemptIds;
    },

    /** Cancels a locked order that is still unpaid and too old. */
    async expire(tx: Database, order: OrderRow, wasAnnounced: boolean): Promise<void> {
      const [expired] = await findExpired(tx, order.id);
      if (!expired) return;
      await returnStock(tx, order.id);
      // No mail for old orders: after an upgrade there may be orders of years ago.
      const isRecent = Date.now() - order.createdAt.getTime() < notifyWithinMs;
      const cause = { actor: 'timed check', reason: `Not paid within ${unpaidOrderHours} hours` };
      await set(tx, order, { to: 'cancelled', cause, letter: wasAnnounced && isRecent ? 'expired' : null });
    },

    /** Mails the shopper that the order awaits its payment, when one is first started. */
    async sendReceivedLetter(tx: Database, order: OrderInLetter): Promise<void> {
      await writeOrderMail(mail, tx, order, 'pending');
    },

    /** Mails the customer of a locked order the link to pay it; false when they had one today. */
    async sendPaymentLink(tx: Database, locked: OrderRow): Promise<boolean> {
      const order = await createOrderRepository(tx).find(locked.id);
      const about = new Date().toISOString().slice(0, 10);
      if (!order || !(await writeOrderMail(mail, tx, order, 'payment-link', { about }))) return false;
      await note(tx, locked, { actor: officerName(), reason: 'Sent a letter with the payment link' });
      return true;
    },

    /** Records on a locked order what is known of its payment; its status stays. */
    async record(
      tx: Database,
      { id }: Pick<OrderRow, 'id'>,
      facts: Partial<Pick<OrderRow, 'paidAt' | 'paymentState' | 'needsReview'>>,
    ): Promise<void> {
      await createOrderRepository(tx).update(id, facts);
    },
  };
}

/** Who caused a change and why. */
export interface Cause {
  /** The officer's name, the payment provider that reported it, `shopper`, or `timed check`. */
  actor: string;
  reason: string;
}
