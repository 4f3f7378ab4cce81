import { deliveryMethod } from '@year-group/api-types/common/lists';
import { messages } from '@year-group/api-types/messages';
import { pages } from '@year-group/api-types/system/pages';
import { showToast } from '@year-group/ui-kit/Toast';
import { useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { ApiError } from '#lib/transport.ts';
import { useCreateOrderMutation } from '#store/api/ordersApi.ts';
import { totalOf } from '#store/cartFigures.ts';
import type { CartLine } from '#store/cartSlice.ts';
import { asApiError, isPaidAlready, usePayOrder } from '#store/usePayOrder.ts';
import type { CheckoutDraft } from './checkoutState.ts';
import { clearKey, keyFor, markOrderSent } from './orderKey.ts';

/** Why the payment did not start. */
export type PlacingProblem =
  | { kind: 'figures-changed'; sentence: string; deliveryCost: number; totalAmount: number }
  | { kind: 'cart-changed'; sentence: string }
  | { kind: 'refused'; sentence: string }
  | { kind: 'provider-down'; sentence: string }
  | { kind: 'failed' };

/** The next address: the provider's page, or an order that turned out to be paid. */
export type NextPlace = { checkoutUrl: string } | { paidOrderId: string };

export interface PlaceOrderOptions {
  lines: readonly CartLine[];
  draft: Pick<CheckoutDraft, 'details' | 'receiving'>;
  /** What the shopper saw that the delivery costs, in GH₵. */
  deliveryCost: number;
  /** The shop's prices or stock differ from what the shopper saw. */
  onFiguresChanged: (deliveryCost?: number) => Promise<void>;
  onLeave: (place: NextPlace) => void;
}

/** Creates the order, then starts its payment. During that, a busy button takes no second press. */
export function usePlaceOrder({
  lines,
  draft: { details, receiving },
  deliveryCost,
  onFiguresChanged,
  onLeave,
}: PlaceOrderOptions) {
  const [createOrder] = useCreateOrderMutation();
  const pay = usePayOrder();
  const [problem, setProblem] = useState<PlacingProblem>();
  const [isBusy, setIsBusy] = useState(false);
  // Left now, the old details would be ordered, and the payment would open from another page.
  useBlocker(({ nextLocation }) => isBusy && nextLocation.pathname !== pages.paymentStatus.pattern);

  async function place(): Promise<void> {
    const order = {
      customerName: details.customerName.trim(),
      customerEmail: details.customerEmail.trim(),
      customerPhone: details.customerPhone.trim(),
      ...receiving,
      ...(receiving.deliveryMethod === deliveryMethod && {
        shippingAddress: details.shippingAddress.trim(),
      }),
      cart: lines.map(({ id, quantity, options }) => ({ id, quantity, ...(options && { options }) })),
      deliveryCost,
      totalAmount: totalOf(lines, deliveryCost),
    };
    const created = await createOrder({ key: await keyFor(order), order });
    if (!created.data) return explain(asApiError(created.error));
    const { customerEmail, customerPhone } = order;
    const started = await pay(created.data, { customerEmail, customerPhone });
    if ('checkoutUrl' in started) {
      await markOrderSent();
      return onLeave(started);
    }
    if (isPaidAlready(started.refusal)) {
      await clearKey();
      return onLeave({ paidOrderId: created.data.id });
    }
    // Only an order that can never be paid makes room for a new one: one in doubt may be paid already.
    const isOver = created.data.status === 'cancelled' || created.data.paymentState === 'refunded';
    if (started.refusal.code === 'conflict' && isOver) await clearKey();
    return explain(started.refusal, created.data.totalAmount);
  }

  async function explain({ code, error, body, status }: ApiError, ordered?: number): Promise<void> {
    const { figures } = (body ?? {}) as { figures?: { deliveryCost: number; totalAmount: number } };
    const isTotalChanged = code === 'total-changed' || code === 'order-changed';
    if (isTotalChanged && figures && figures.totalAmount !== ordered) {
      await onFiguresChanged(figures.deliveryCost);
      return setProblem({ kind: 'figures-changed', sentence: error, ...figures });
    }
    const isCartChanged = code === 'order-changed' || code === 'choice-needed';
    if (isCartChanged || code === 'conflict' || code === 'run-closed') {
      await onFiguresChanged();
      return setProblem({ kind: isCartChanged ? 'cart-changed' : 'refused', sentence: error });
    }
    if (code === 'provider-unavailable') return setProblem({ kind: 'provider-down', sentence: error });
    if (code === 'too-many-requests' || status === 400 || status === 422) {
      return setProblem({ kind: 'refused', sentence: error });
    }
    showToast({
      title: code === 'no-checkout-url' ? messages.checkout.noCheckoutUrl : messages.checkout.failed,
      tone: 'danger',
    });
    return setProblem({ kind: 'failed' });
  }

  return {
    problem,
    isBusy,
    async placeOrder() {
      setIsBusy(true);
      setProblem(undefined);
      await place();
      setIsBusy(false);
    },
  };
}
