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
import { type ShownStatus } from './shownStatus.ts';
import { awaitedByHand, statusTexts } from './statusTexts.ts';

export interface OrderStatusViewProps {
  order: Order;
  status: ShownStatus;
  /** The order is being read again. */
  isAsking: boolean;
  /** The last time, it could not be read again. */
  isUnread: boolean;
  onAsk: () => void;
}

/** An order, the status of its payment and the next actions. */
export function OrderStatusView({ order, status, ...asking }: OrderStatusViewProps) {
  const dispatch = useAppDispatch();
  const { paysByHand } = useAppSelector(selectGroup);
  const isAwaited = paysByHand && status === 'processing';
  const { title, sentence, advice, icon, tone } = isAwaited ? awaitedByHand : statusTexts[status];
  const mail = mailTexts(status, order.customerEmail);
  // "Check again" goes when the payment is settled.
  const titleRef = useFocusAfter<HTMLHeadingElement>(status);
  const isPartRefunded = order.refundedAmount > 0 && status !== 'refunded';
  const isSettled = status === 'successful' || status === 'cancelled' || status === 'refunded';
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
        <NextActions order={order} status={status} {...asking} />
        {order.items.some(({ run }) => run) && <LineRuns order={order} />}
      </div>
      <Receipt order={order} status={status} />
    </div>
  );
}

/** Which mail the shopper will get. None for an order that is closed. */
function mailTexts(status: ShownStatus, email: string): string | undefined {
  if (status === 'successful') return `We confirm your order by email to ${email}.`;
  if (status === 'refunded' || status === 'cancelled' || status === 'cancelled-paid') return undefined;
  return `We write to ${email} as soon as your payment is confirmed.`;
}
