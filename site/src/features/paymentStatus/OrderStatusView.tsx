import { formatCedis } from '@year-group/api-types/common/money';
import { messages } from '@year-group/api-types/messages';
import type { Order } from '@year-group/api-types/shop/order';
import { Icon } from '@year-group/ui-kit/Icon';
import { useEffect } from 'react';
import { useFocusAfter } from '#lib/useFocusAfter.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { paymentClosed } from '#store/openPaymentSlice.ts';
import { selectGroup } from '#store/siteSlice.ts';
import { LineRuns } from './LineRuns.tsx';
import { NextActions } from './NextActions.tsx';
import styles from './PaymentStatusPage.module.css';
import { Receipt } from './Receipt.tsx';
import { type Reading } from './shownStatus.ts';
import { awaitedByHand, readingTexts } from './statusTexts.ts';

export interface OrderStatusViewProps {
  order: Order;
  reading: Reading;
  /** The order is being read again. */
  isAsking: boolean;
  /** The last time, it could not be read again. */
  isUnread: boolean;
  onAsk: () => void;
}

/** An order, the status of its payment and the next actions. */
export function OrderStatusView({ order, reading, ...asking }: OrderStatusViewProps) {
  const dispatch = useAppDispatch();
  const { paysByHand } = useAppSelector(selectGroup);
  const isAwaited = paysByHand && reading === 'processing';
  const { title, sentence, advice, icon, tone } = isAwaited ? awaitedByHand : readingTexts[reading];
  const mail = mailTexts(reading, order.customerEmail);
  // "Check again" goes when the payment is settled.
  const titleRef = useFocusAfter<HTMLHeadingElement>(reading);
  const isPartRefunded = order.refundedAmount > 0 && reading !== 'refunded';
  const isSettled = reading === 'successful' || reading === 'cancelled' || reading === 'refunded';
  useEffect(() => {
    if (isSettled) dispatch(paymentClosed(order.id));
  }, [dispatch, isSettled, order.id]);

  return (
    <div className={styles.Columns}>
      <div className={styles.Head}>
        <div role="status" className={styles.Outcome} data-tone={tone}>
          <Icon name={icon} size="large" className={styles.Icon} />
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.Sentence}>{sentence}</p>
          {advice && <p>{advice}</p>}
          {isPartRefunded && <p>{messages.paymentStatus.partRefunded(formatCedis(order.refundedAmount))}</p>}
        </div>
        {mail && <p className={styles.Mail}>{mail}</p>}
        <NextActions order={order} reading={reading} {...asking} />
        {order.items.some(({ run }) => run) && <LineRuns order={order} />}
      </div>
      <Receipt order={order} reading={reading} />
    </div>
  );
}

/** Which mail the shopper will get. None for an order that is closed. */
function mailTexts(reading: Reading, email: string): string | undefined {
  if (reading === 'successful') return `We confirm your order by email to ${email}.`;
  if (reading === 'refunded' || reading === 'cancelled' || reading === 'cancelled-paid') return undefined;
  return `We write to ${email} as soon as your payment is confirmed.`;
}
