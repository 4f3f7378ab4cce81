import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { pages } from '@year-group/api-types/system/pages';
import { Banner } from '@year-group/ui-kit/Banner';
import { Button } from '@year-group/ui-kit/Button';
import { Stack } from '@year-group/ui-kit/Stack';
import { useState } from 'react';
import { TrustWords } from '#components/TrustWords.tsx';
import { promptHelp } from '#content/shopping.ts';
import { leaveFor } from '#lib/leaveFor.ts';
import { useRestoredPage } from '#lib/useRestoredPage.ts';
import { linesOrdered } from '#store/cartSlice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectOpenPayment } from '#store/openPaymentSlice.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { isPaidAlready, usePayOrder } from '#store/usePayOrder.ts';
import type { OrderStatusViewProps } from './OrderStatusView.tsx';
import { PayByHand } from './PayByHand.tsx';
import styles from './PaymentStatusPage.module.css';
import type { ShownStatus } from './shownStatus.ts';
import { useRestoreCart } from './useRestoreCart.ts';

/** The shopper's next actions, by payment status. */
export function NextActions({ order, status, isAsking, isUnread, onAsk }: OrderStatusViewProps) {
  const { payAgain, isBusy, problem: refusal, isChanged } = usePayAgain(order, onAsk);
  const problem = refusal ?? (isUnread ? messages.paymentStatus.loadFailed : undefined);
  const { restoreCart, isRestoring } = useRestoreCart(order);
  const { paysByHand } = useAppSelector(selectGroup);
  const mayPay = order.isPayable && (status === 'failed' || status === 'processing');
  const mayRestore = status === 'failed' || status === 'cancelled' || isChanged;
  const isOver = status === 'successful' || status === 'refunded';

  return (
    <div className={styles.Ways}>
      {mayPay && paysByHand && <PayByHand order={order} />}
      {status === 'processing' && !paysByHand && (
        <section aria-labelledby="prompt" className={styles.Prompt}>
          <h2 id="prompt">Paying with mobile money?</h2>
          <ol>
            {promptHelp.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
      {problem && !isOver && <Banner tone="danger">{problem}</Banner>}
      <Stack direction="row" gap={3}>
        {mayPay && !paysByHand && (
          <Button
            variant={status === 'failed' ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => void payAgain()}
          >
            {payLabel(status, isBusy)}
          </Button>
        )}
        {(status === 'processing' || status === 'review') && (
          <Button variant={status === 'processing' ? 'primary' : 'secondary'} busy={isAsking} onClick={onAsk}>
            {isAsking ? 'Checking...' : 'Check again'}
          </Button>
        )}
        {mayRestore && (
          <Button variant="secondary" busy={isRestoring} onClick={() => void restoreCart()}>
            Restore my cart
          </Button>
        )}
        <Button variant={isOver ? 'primary' : 'quiet'} href={pages.shop.to()}>
          Continue Shopping
        </Button>
      </Stack>
      {mayPay && !paysByHand && (
        <p className={styles.Small}>
          <TrustWords />
        </p>
      )}
    </div>
  );
}

function payLabel(status: ShownStatus, isBusy: boolean): string {
  if (isBusy) return 'Opening the payment page...';
  return status === 'failed' ? 'Try again' : 'Go back to the payment page';
}

/**
 * Pays the same order: with its open payment if there is one, else with a new one. `isChanged`
 * means that prices or stock have changed, so only a new order can help.
 */
function usePayAgain(order: Order, onMoved: () => void) {
  const dispatch = useAppDispatch();
  const pay = usePayOrder();
  // Restoring the cart abandons the payment.
  const isInCart = useAppSelector(selectOpenPayment)?.orderId !== order.id;
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  useRestoredPage(() => setIsBusy(false));

  async function payAgain() {
    setIsBusy(true);
    setProblem(undefined);
    const started = await pay(order);
    const isPaidOrPaying = 'checkoutUrl' in started || isPaidAlready(started.refusal);
    if (isPaidOrPaying && isInCart) dispatch(linesOrdered(order.items));
    // It stays busy while the provider's page opens, which is slow on a slow network.
    if ('checkoutUrl' in started) return leaveFor(started.checkoutUrl);
    setIsBusy(false);
    if (isPaidAlready(started.refusal)) return onMoved();
    const { error, code } = started.refusal;
    // It was cancelled in the meantime; the order shows that.
    if (code === 'conflict') onMoved();
    setIsChanged(code === 'order-changed');
    return setProblem(code === 'network' || code === 'timeout' ? messages.checkout.failed : error);
  }

  return { payAgain, isBusy, problem, isChanged };
}
