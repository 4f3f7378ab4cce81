import { formatPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { RunRefundInput } from '@year-group/api-types/shop/run';
import type { Database } from '#platform/db/database.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createOrderMoveService } from '../orders/orderMoveService.ts';
import { claimRefund, type RefundRow } from '../runs/runRefundService.ts';
import { failRefund, finishRefund, readReturned } from '../runs/runRefundStateService.ts';
import { type AttemptRow, createAttemptRepository, paymentOf } from './attemptRepository.ts';
import { type PaymentAdapter, ProviderError } from './providers/provider.ts';

/** Returns the money of pre-orders, once for each order and run, by the provider or by hand. */
export function createRunRefunds(
  services: Pick<Services, 'db' | 'mail' | 'settings'>,
  adapter: PaymentAdapter,
) {
  const { db, settings } = services;
  const orders = createOrderMoveService(services);

  /** The payment that the provider can return; undefined when it can only be returned by hand. */
  async function findReturnable(orderId: string): Promise<AttemptRow | undefined> {
    if (!adapter.refund) return undefined;
    const attempts = await createAttemptRepository(db).ofOrder(orderId);
    return attempts.find(
      ({ state, provider }) => state === 'succeeded' && provider === settings.paymentProvider,
    );
  }

  const claim = (runId: string, orderId: string) =>
    db.transaction(async (tx) => {
      const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
      return claimRefund(tx, { runId, order, givePiecesBack: orders.givePiecesBack });
    });

  /** Stores that the money is returned, with the order's history and the log. */
  const finish = (runId: string, { id, orderId, pesewas }: RefundRow, proof: string): Promise<void> =>
    db.transaction(async (tx) => {
      const order = (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound);
      if (!(await finishRefund(tx, { id, runId, proof }))) return;
      const amount = formatPesewas(pesewas);
      const way = proof ? `by hand: ${proof}` : `by ${settings.paymentProvider}`;
      await orders.note(tx, order, { actor: 'administrator', reason: `Refunded ${amount} ${way}` });
      await logActions(tx, [{ action: 'run-refund', target: `orders/${orderId}`, detail: amount }]);
      if (proof) await recordWhole(tx, orderId, order.totalPesewas);
    });

  /** An order that was returned whole counts as refunded; the provider reports its own refunds. */
  async function recordWhole(tx: Database, orderId: string, totalPesewas: number): Promise<void> {
    const returned = await readReturned(tx, orderId);
    if (sumOf(returned) < totalPesewas) return;
    const attempts = createAttemptRepository(tx);
    const paid = (await attempts.ofOrder(orderId)).filter(({ state }) => state === 'succeeded');
    const settledAt = new Date();
    for (const { id } of paid) await attempts.update(id, { state: 'refunded', settledAt });
    const facts = paid.length > 0 ? paymentOf(await attempts.ofOrder(orderId)) : undefined;
    await orders.record(tx, { id: orderId }, facts ?? { paymentState: 'refunded', refundedAt: settledAt });
  }

  /** Whether the provider has a refund already of which the answer was lost. */
  async function wasSent({ id }: RefundRow, { reference }: AttemptRow): Promise<boolean> {
    try {
      return (await adapter.findRefund?.(reference, id)) ?? false;
    } catch (error) {
      throw silent(error);
    }
  }

  /** Asks the provider to return the money; false when it refuses. */
  async function send({ id, pesewas }: RefundRow, { reference }: AttemptRow): Promise<boolean> {
    try {
      await adapter.refund?.({ reference, pesewas, note: id });
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isRefusal) throw silent(error);
      await failRefund(db, id);
      return false;
    }
  }

  return {
    /**
     * Returns the money of an order's lines in this run, or that wait; repeating it changes
     * nothing. Throws 404, 409 when there is nothing to return or it must be done by hand, and 503
     * when the provider does not answer: then it may be repeated.
     */
    async refund(runId: string, { orderId, proof = '' }: RunRefundInput): Promise<void> {
      const attempt = await findReturnable(orderId);
      const byHand = () => new HttpError(409, 'conflict', messages.runs.refundByHand);
      if (!attempt && !proof) throw byHand();
      const claimed = await claim(runId, orderId);
      if (claimed.state === 'done') return;
      // Also before a refund by hand: the officer may not know that the provider has already
      // returned it.
      if (attempt && !claimed.isNew && (await wasSent(claimed, attempt))) return finish(runId, claimed, '');
      if (!proof && !(attempt && (await send(claimed, attempt)))) throw byHand();
      return finish(runId, claimed, proof);
    },
  };
}

/** A provider that does not answer, as the refusal to this request; other errors are thrown on. */
function silent(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  return new HttpError(503, 'provider-unavailable', messages.runs.refundSilent);
}

const sumOf = (refunds: RefundRow[]): number => refunds.reduce((sum, { pesewas }) => sum + pesewas, 0);
