import type { PaymentProvider, PaymentState } from '@year-group/api-types/common/lists';
import { toCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type {
  OrderDetails,
  PaymentAttempt,
  PaymentConfirmation,
} from '@year-group/api-types/shop/orderDetails';
import { pages } from '@year-group/api-types/system/pages';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { type Account, heldOfPayment, readAccount } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { HttpError, notFound, refusedField } from '#platform/http/errors.ts';
import { officerName } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { readOrderWithHistory } from '../orders/orderDetailsService.ts';
import { createOrderMoveService, type OrderRow } from '../orders/orderMoveService.ts';
import { isPayable } from '../orders/paymentStandingService.ts';
import { type AttemptRow, createAttemptRepository } from './attemptRepository.ts';
import { paymentReason } from './paymentReason.ts';
import { ProviderError } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** Officers' actions on payments that did not settle automatically. */
export function createPaymentCare(services: Pick<Services, 'db' | 'mail' | 'settings'>, settle: Settle) {
  const { db, settings } = services;
  const orders = createOrderMoveService(services);

  /** The attempt in doubt, or else the latest open one. */
  async function findOpen(tx: Database, orderId: string): Promise<AttemptRow | undefined> {
    const attempts = await createAttemptRepository(tx).ofOrder(orderId);
    const open = attempts.filter(({ state }) => state !== 'succeeded');
    return open.find(({ state }) => state === 'needs-review') ?? open[0];
  }

  /** Records an officer's word that an order was paid without the provider. */
  async function payByHand(tx: Database, order: OrderRow, byHand: PaymentConfirmation): Promise<void> {
    const { transactionId: detail, note } = byHand;
    const reason = [detail, note].filter(Boolean).join(': ');
    await contentChanged(tx);
    await orders.record(tx, order, { needsReview: false });
    await orders.pay(tx, order, { actor: officerName(), reason }, { isByHand: true });
    await logActions(tx, [{ action: 'payment-confirm', target: `orders/${order.id}`, detail }]);
  }

  async function read(orderId: string): Promise<OrderDetails> {
    const [order, attempts, account] = await Promise.all([
      readOrderWithHistory(db, orderId),
      createAttemptRepository(db).ofOrder(orderId),
      readAccount(db, orderId),
    ]);
    const payUrl = order.isPayable ? settings.publicUrl + pages.paymentStatus.to(orderId) : null;
    return { ...order, attempts: attempts.map((row) => presentAttempt(row, account)), payUrl };
  }

  return {
    /** Everything about one order; throws 404 for an unknown one. */
    read,

    /**
     * Checks every attempt of the order with the provider, since one that has ended may change too; throws
     * 503 when an open one gets no answer.
     */
    async check(orderId: string): Promise<OrderDetails> {
      await readOrderWithHistory(db, orderId);
      const attempts = await createAttemptRepository(db).ofOrder(orderId);
      await logActions(db, [{ action: 'payment-check', target: `orders/${orderId}` }]);
      const answers = await Promise.allSettled(attempts.map(({ id }) => settle(id)));
      for (const [index, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') continue;
        if (!(answer.reason instanceof ProviderError)) throw answer.reason;
        const attempt = attempts[index];
        if (attempt && ['pending', 'needs-review'].includes(attempt.state))
          throw new HttpError(503, 'provider-unavailable', messages.orders.providerSilent);
      }
      return read(orderId);
    },

    /** Sends the customer the link to pay; throws 404, or 409 when there is nothing to pay. */
    async sendLink(orderId: string): Promise<OrderDetails> {
      await db.transaction(async (tx) => {
        const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
        if (!isPayable({ ...order, ...(await readAccount(tx, orderId)) }))
          throw new HttpError(409, 'conflict', messages.orders.nothingToPay);
        if (!(await orders.sendPaymentLink(tx, order)))
          throw new HttpError(409, 'conflict', messages.orders.linkSentToday);
        await logActions(tx, [{ action: 'payment-link', target: `orders/${orderId}` }]);
      });
      return read(orderId);
    },

    /** Confirms a payment of the provider's own records, or made without it; throws 400, 404 or 409. */
    async confirm(orderId: string, byHand: PaymentConfirmation): Promise<OrderDetails> {
      const attempt = await db.transaction(async (tx) => {
        const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
        if (order.paidAt) throw new HttpError(409, 'already-paid', messages.checkout.alreadyPaid);
        const open = await findOpen(tx, orderId);
        if (!open) await payByHand(tx, order, byHand);
        else if (!byHand.transactionId)
          throw refusedField('transactionId', messages.orders.transactionMissing);
        return open;
      });
      if (attempt) await settle(attempt.id, { byHand });
      return read(orderId);
    },
  };
}

/** Without the callback token and the checkout address, which only provider and payer may know. */
function presentAttempt(row: AttemptRow, account: Account): PaymentAttempt {
  const payment = account.payments.find(({ attemptId }) => attemptId === row.id);
  const isGone = payment && heldOfPayment(account, payment) <= 0;
  return {
    id: row.id,
    number: row.number,
    provider: row.provider as PaymentProvider,
    reference: row.reference,
    providerReference: row.providerReference,
    amount: toCedis(row.amountPesewas),
    state: isGone ? 'refunded' : (row.state as PaymentState),
    reason: paymentReason(row),
    checkedAt: row.checkedAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
