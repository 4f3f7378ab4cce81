import { setTimeout as wait } from 'node:timers/promises';
import { toCedis, toPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { PaymentInput } from '@year-group/api-types/payments/paymentEndpoints';
import { pages } from '@year-group/api-types/system/pages';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import { type AccountSums, readAccount } from '#platform/db/accounts.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { createOrderMoveService, type OrderRow } from '../orders/orderMoveService.ts';
import { isPayable } from '../orders/paymentStandingService.ts';
import {
  type AttemptRow,
  createAttemptRepository,
  type NewAttempt,
  newAttempt,
  paymentOf,
} from './attemptRepository.ts';
import { type PaymentAdapter, ProviderError } from './providers/provider.ts';

/** A checkout page is reused this long, so that a double click starts no second payment. */
const reusableMs = 30 * 60_000;
/** How long to wait for a start that another request has in progress. */
const underwayMs = 12_000;
const firstCheckSeconds = 60;

/** Starts payments: one attempt at a time per order, each with its own reference. */
export function createPaymentService(services: Services, adapter: PaymentAdapter) {
  const { db, group, jobs, settings } = services;
  const orders = createOrderMoveService(services);

  /** A new attempt of the order, or the one in progress. */
  async function openAttempt({
    orderId,
    amount,
  }: PaymentInput): Promise<{ order: OrderRow; attempt: NewAttempt; isNew: boolean }> {
    return db.transaction(async (tx) => {
      const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
      const account = await readAccount(tx, orderId);
      checkPayable({ ...order, ...account }, amount);
      const attempts = createAttemptRepository(tx);
      const lines = await orders.hold(tx, order);
      const earlier = await attempts.ofOrder(orderId);
      const [latest] = earlier;
      if (latest && isUnderway(latest)) return { order, attempt: latest, isNew: false };
      const number = (latest?.number ?? 0) + 1;
      const attempt = newAttempt(orderId, number, settings.paymentProvider, order.totalPesewas);
      await attempts.insert(attempt);
      await orders.record(tx, order, { paymentState: paymentOf([attempt, ...earlier]) });
      await orders.sendReceivedLetter(tx, { ...order, ...account, lines });
      await jobs.enqueue(tx, 'check-payment', { attemptId: attempt.id, round: 0 }, firstCheckSeconds);
      return { order, attempt, isNew: true };
    });
  }

  /** An order of GH₵ 0 is paid without a provider: none takes such a payment. */
  const payNothing = ({ orderId, amount }: PaymentInput): Promise<string> =>
    db.transaction(async (tx) => {
      const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
      checkPayable({ ...order, ...(await readAccount(tx, orderId)) }, amount);
      await orders.hold(tx, order);
      await contentChanged(tx);
      await orders.pay(tx, order, { actor: 'shopper', reason: 'There was nothing to pay' });
      return settings.publicUrl + pages.paymentStatus.to(orderId);
    });

  /** Without a provider, the order's page tells how to pay by hand; an officer confirms it. */
  const awaitHand = ({ orderId, amount }: PaymentInput): Promise<string> =>
    db.transaction(async (tx) => {
      const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
      const account = await readAccount(tx, orderId);
      checkPayable({ ...order, ...account }, amount);
      const lines = await orders.hold(tx, order);
      await orders.sendReceivedLetter(tx, { ...order, ...account, lines });
      return settings.publicUrl + pages.paymentStatus.to(orderId);
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
    const { identity } = await group.shell();
    try {
      const started = await adapter.start({
        reference: attempt.reference,
        amountPesewas: attempt.amountPesewas,
        description: `Order of ${order.customerName} at the ${identity.shortName} shop`,
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

function checkPayable(order: OrderRow & AccountSums, amount: number): void {
  if (order.paidAt) throw new HttpError(409, 'already-paid', messages.checkout.alreadyPaid);
  if (order.status === 'cancelled') throw new HttpError(409, 'conflict', messages.checkout.cancelled);
  if (!isPayable(order)) throw new HttpError(409, 'conflict', messages.checkout.inDoubt);
  if (toPesewas(amount) === order.totalPesewas) return;
  throw new HttpError(409, 'amount-mismatch', messages.checkout.totalChanged, {
    figures: { deliveryCost: toCedis(order.deliveryPesewas), totalAmount: toCedis(order.totalPesewas) },
  });
}
