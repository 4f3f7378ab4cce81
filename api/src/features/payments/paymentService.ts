import { setTimeout as wait } from 'node:timers/promises';
import { toCedis, toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { PaymentInput } from '@year-group/api-types/payments/paymentEndpoints';
import { pages } from '@year-group/api-types/system/pages';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { isReturned, readAccount } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { createOrderMoveService, type OrderRow } from '../orders/orderMoveService.ts';
import { isPayable, paymentOf } from '../orders/paymentStandingService.ts';
import {
  type AttemptRow,
  createAttemptRepository,
  type NewAttempt,
  newAttempt,
} from './attemptRepository.ts';
import { type PaymentAdapter, ProviderError } from './providers/provider.ts';

/** A checkout page is reused this long, so that a double click starts no second payment. */
const reusableMs = 30 * 60_000;
/** How long to wait for a start that another request has in progress. */
const underwayMs = 9_000;
const firstCheckSeconds = 60;

/** Starts payments: one attempt at a time per order, each with its own reference. */
export function createPaymentService(services: Services, adapter: PaymentAdapter) {
  const { db, group, jobs, settings } = services;
  const orders = createOrderMoveService(services);

  /** The order, locked; throws 409 unless this amount can be paid for it. */
  async function lockPayable(tx: Database, { orderId, amount }: PaymentInput): Promise<OrderRow> {
    const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
    const account = await readAccount(tx, orderId);
    if (order.paidAt) throw new HttpError(409, 'already-paid', messages.checkout.alreadyPaid);
    if (order.status === 'cancelled') throw new HttpError(409, 'conflict', messages.checkout.cancelled);
    if (isReturned(account)) throw new HttpError(409, 'conflict', messages.checkout.returned);
    if (!isPayable({ ...order, ...account })) throw new HttpError(409, 'conflict', messages.checkout.inDoubt);
    if (toPesewas(amount) === order.totalPesewas) return order;
    throw new HttpError(409, 'amount-mismatch', messages.checkout.totalChanged, {
      figures: { deliveryCost: toCedis(order.deliveryPesewas), totalAmount: toCedis(order.totalPesewas) },
    });
  }

  /** A new attempt of the order, or the one in progress. */
  const openAttempt = (input: PaymentInput) =>
    db.transaction(async (tx) => {
      const order = await lockPayable(tx, input);
      const attempts = createAttemptRepository(tx);
      const earlier = await attempts.ofOrder(order.id);
      const [latest] = earlier;
      if (latest?.provider === settings.paymentProvider && isUnderway(latest)) {
        await orders.hold(tx, order);
        return { order, attempt: latest, isNew: false };
      }
      const number = (latest?.number ?? 0) + 1;
      const attempt = newAttempt(order.id, number, settings.paymentProvider, order.totalPesewas);
      await attempts.insert(attempt);
      await orders.record(tx, order, { paymentState: paymentOf([attempt, ...earlier]) });
      await jobs.enqueue(tx, 'check-payment', { attemptId: attempt.id, round: 0 }, firstCheckSeconds);
      // Late, since all buyers of a listing wait for each other from here to the end of the transaction.
      const lines = await orders.hold(tx, order);
      await orders.sendReceivedLetter(tx, { ...order, lines });
      return { order, attempt, isNew: true };
    });

  /** An order of GH₵ 0 is paid without a provider: none takes such a payment. */
  const payNothing = (input: PaymentInput): Promise<string> =>
    db.transaction(async (tx) => {
      const order = await lockPayable(tx, input);
      await orders.hold(tx, order);
      await contentChanged(tx);
      await orders.pay(tx, order, { actor: 'shopper', reason: 'There was nothing to pay' });
      return settings.publicUrl + pages.paymentStatus.to(order.id);
    });

  /** Without a provider, the order's page tells how to pay by hand; an officer confirms it. */
  const awaitHand = (input: PaymentInput): Promise<string> =>
    db.transaction(async (tx) => {
      const order = await lockPayable(tx, input);
      const lines = await orders.hold(tx, order);
      await orders.sendReceivedLetter(tx, { ...order, lines });
      return settings.publicUrl + pages.paymentStatus.to(order.id);
    });

  const fail = ({ id, orderId }: NewAttempt): Promise<void> =>
    db.transaction(async (tx) => {
      const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
      const attempts = createAttemptRepository(tx);
      await attempts.update(id, { state: 'failed', settledAt: new Date() });
      await orders.record(tx, order, { paymentState: paymentOf(await attempts.ofOrder(orderId)) });
    });

  async function begin(order: OrderRow, attempt: NewAttempt): Promise<string> {
    const attempts = createAttemptRepository(db);
    const back = `${settings.publicUrl}/api/payments/return/${attempt.callbackToken}`;
    const { shortName } = await group.identity();
    try {
      const started = await adapter.start({
        reference: attempt.reference,
        amountPesewas: attempt.amountPesewas,
        description: `Order of ${order.customerName} at the ${shortName} shop`,
        customerName: order.customerName,
        customerEmail: order.customerEmail,
        customerPhone: order.customerPhone,
        callbackUrl: `${settings.publicUrl}/api/payments/hubtel/${attempt.noticeToken}`,
        returnUrl: back,
        cancelUrl: `${back}?outcome=cancelled`,
      });
      await attempts.update(attempt.id, started);
      return started.checkoutUrl;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // A refusal is final for this attempt; without an answer a payment may still follow, found by
      // scheduled checks.
      if (error.isRefusal) await fail(attempt);
      else await attempts.update(attempt.id, { checkedAt: new Date() });
      throw new HttpError(503, 'provider-unavailable', messages.checkout.providerUnavailable);
    }
  }

  return {
    /**
     * The provider's page, or that of the order when it costs nothing or is paid by hand; throws 404, 409 (paid, in
     * doubt, cancelled, another amount) or 503.
     */
    async start(input: PaymentInput): Promise<string> {
      if (input.amount === 0) return payNothing(input);
      if (settings.paymentProvider === 'none') return awaitHand(input);
      const { order, attempt, isNew } = await openAttempt(input);
      if (isNew) return begin(order, attempt);
      const attempts = createAttemptRepository(db);
      for (const end = Date.now() + underwayMs; Date.now() < end; await wait(200)) {
        const current = await attempts.find(attempt.id);
        if (current?.checkoutUrl) return current.checkoutUrl;
        if (current?.state !== 'pending' || current.checkedAt) break;
      }
      throw new HttpError(503, 'provider-unavailable', messages.checkout.providerUnavailable);
    },
  };
}

function isUnderway({ state, checkoutUrl, checkedAt, createdAt }: AttemptRow): boolean {
  const age = Date.now() - createdAt.getTime();
  if (state !== 'pending') return false;
  return checkoutUrl ? age < reusableMs : !checkedAt && age < underwayMs;
}
