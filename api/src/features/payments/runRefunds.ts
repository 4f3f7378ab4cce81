import { formatPesewas } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { RunRefundInput } from '@year-group/api-types/shop/run';
import { eq } from 'drizzle-orm';
import { contentChanged } from '#platform/cache/contentChanges.ts';
import type { RefundRow } from '#platform/db/accounts.ts';
import type { Database } from '#platform/db/database.ts';
import { refunds } from '#platform/db/schema.ts';
import { HttpError, notFound } from '#platform/http/errors.ts';
import { officerName } from '#platform/security/actor.ts';
import type { Services } from '#platform/services.ts';
import { logActions } from '../actions/actionService.ts';
import { createOrderMoveService, type OrderRow } from '../orders/orderMoveService.ts';
import {
  type ClaimedRefund,
  checkOwed,
  claimRefund,
  closeRun,
  demandProof,
  dropRefund,
  failRefund,
  finishRefund,
} from '../runs/runRefundService.ts';
import { type AttemptRow, createAttemptRepository, hasMoney } from './attemptRepository.ts';
import { linkWhole, readReturnable } from './ledger.ts';
import { type PaymentAdapter, ProviderError } from './providers/provider.ts';
import type { Settle } from './settle.ts';

/** Returns the money of pre-orders, once for each order and run, by the provider or by hand. */
export function createRunRefunds(services: Services, adapter: PaymentAdapter, settle: Settle) {
  const { db, settings } = services;
  const orders = createOrderMoveService(services);
  const byHand = () => new HttpError(409, 'conflict', messages.runs.refundByHand);

  const onOrder = <Result>(orderId: string, work: (tx: Database, order: OrderRow) => Promise<Result>) =>
    db.transaction(async (tx) => {
      // Paid pieces and stocks are public.
      await contentChanged(tx);
      return work(tx, (await orders.lock(tx, orderId)) ?? notFound(messages.orders.notFound));
    });

  /**
   * Asks the provider what it has returned of an order's payments already, and stores that. Hubtel
   * only tells of a whole refund, and answers few addresses: then what an officer notes counts.
   */
  async function askReturned(orderId: string): Promise<void> {
    const attempts = await createAttemptRepository(db).ofOrder(orderId);
    for (const attempt of attempts) {
      if (!hasMoney(attempt) || attempt.provider !== settings.paymentProvider) continue;
      await settle(attempt.id).catch((error: unknown) => {
        if (adapter.listRefunds || !(error instanceof ProviderError)) throw silent(error);
      });
    }
  }

  /** The payment of which the provider holds this much; undefined when it cannot return it. */
  async function findReturnable(from: Database, { id, orderId, pesewas }: RefundRow) {
    const [most] = adapter.refund ? await readReturnable(from, orderId, id) : [];
    if (!most?.attemptId || most.held < pesewas) return undefined;
    const attempt = await createAttemptRepository(from).find(most.attemptId);
    return attempt?.provider === settings.paymentProvider ? attempt : undefined;
  }

  /** The refund after the provider was asked, with its pieces given back; given up when less is owed by now. */
  async function confirmOwed({ id, orderId }: RefundRow): Promise<RefundRow> {
    try {
      return await onOrder(orderId, async (tx, order) => {
        const { refund, lineIds } = await checkOwed(tx, order, id);
        await orders.givePiecesBack(tx, lineIds);
        return refund;
      });
    } catch (error) {
      if (error instanceof HttpError) await giveUp(orderId, id);
      throw error;
    }
  }

  const giveUp = (orderId: string, id: string): Promise<void> =>
    onOrder(orderId, async (tx) => {
      await dropRefund(tx, id);
      await linkWhole(tx, orderId);
    });

  /** Asks the provider to return the money; false when it refuses. */
  async function send(
    { id, orderId, pesewas }: RefundRow,
    { id: attemptId, reference }: AttemptRow,
  ): Promise<boolean> {
    await db.update(refunds).set({ attemptId, state: 'asked' }).where(eq(refunds.id, id));
    // Before the answer, which can be lost.
    await logRefund(db, orderId, pesewas);
    try {
      await adapter.refund?.({ reference, pesewas, note: id });
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.isRefusal) throw silent(error);
      await failRefund(db, id);
      return false;
    }
  }

  /** Stores that the money is returned, with the order's history and the log. */
  const finish = (runId: string, { id, orderId, pesewas }: RefundRow, proof: string): Promise<void> =>
    onOrder(orderId, async (tx, order) => {
      if (!(await finishRefund(tx, id, runId, proof))) return;
      await linkWhole(tx, orderId);
      const amount = formatPesewas(pesewas);
      const way = proof ? `by hand: ${proof}` : `by ${settings.paymentProvider}`;
      await orders.note(tx, order, { actor: officerName(), reason: `Refunded ${amount} ${way}` });
      if (proof) await logRefund(tx, orderId, pesewas);
    });

  /** Returns the money of a refund that this request has to itself, unless the provider has. */
  async function carryOut(runId: string, claimed: ClaimedRefund, proof: string): Promise<void> {
    const { orderId } = claimed;
    await askReturned(orderId).catch(async (error: unknown) => {
      if (claimed.isNew) await giveUp(orderId, claimed.id);
      throw error;
    });
    const due = await confirmOwed(claimed);
    // Also before a refund by hand: the provider may have carried it out, and its answer was lost.
    if (due.state === 'done') return onOrder(orderId, (tx) => closeRun(tx, runId));
    if (proof) return finish(runId, due, proof);
    const attempt = await findReturnable(db, due);
    if (!attempt) await failRefund(db, due.id);
    if (!attempt || !(await send(due, attempt))) throw byHand();
    return finish(runId, due, '');
  }

  return {
    /**
     * Returns the money of an order's lines in this run, or that wait; repeating it changes
     * nothing. The provider is asked first what it has returned already. Throws 404, 409 when
     * nothing or less is owed, another proof is stored or it must be done by hand, and 503 when the
     * provider does not answer: then it may be repeated.
     */
    async refund(runId: string, { orderId, proof = '' }: RunRefundInput): Promise<void> {
      const claimed = await onOrder(orderId, async (tx, order) => {
        const refund = await claimRefund(tx, runId, order);
        const isByProvider = refund.state === 'done' || (await findReturnable(tx, refund));
        return isByProvider || proof ? refund : Promise.reject(byHand());
      });
      if (claimed.state !== 'done') await carryOut(runId, claimed, proof);
      if (proof) await demandProof(db, claimed, proof);
    },
  };
}

const logRefund = (tx: Database, orderId: string, pesewas: number): Promise<void> =>
  logActions(tx, [{ action: 'run-refund', target: `orders/${orderId}`, detail: formatPesewas(pesewas) }]);

/** A provider that does not answer, as the refusal to this request; other errors are thrown on. */
function silent(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  return new HttpError(503, 'provider-unavailable', messages.runs.refundSilent);
}
