import type { Order } from '@year-group/api-types/order';
import { Icon } from '@year-group/ui-kit/Icon';
import { OrderSummary } from '@year-group/ui-kit/OrderSummary';
import { useEffect } from 'react';
import { pictureOf } from '#lib/pictureOf.ts';
import { placeholders } from '#lib/placeholders.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { paymentClosed } from '#store/openPaymentSlice.ts';
import { NextActions } from './NextActions.tsx';
import styles from './PaymentStatusPage.module.css';
import { type Reading } from './readingOf.ts';
import { readingTexts } from './readingTexts.ts';

export interface OrderStatusViewProps {
  order: Order;
  reading: Reading;
  /** The order is being read again. */
  isAsking: boolean;
  onAsk: () => void;
}

/** An order, the status of its payment and the next actions. */
export function OrderStatusView({ order, reading, isAsking, onAsk }: OrderStatusViewProps) {
  const dispatch = useAppDispatch();
  const { title, sentence, advice, icon, tone } = readingTexts[reading];
  const mail = mailTexts(reading, order.customerEmail);
  const isSettled = reading === 'successful' || reading === 'cancelled' || reading === 'refunded';
  useEffect(() => {
    if (isSettled) dispatch(paymentClosed(order.id));
  }, [dispatch, isSettled, order.id]);

  return (
    <div className={styles.Columns}>
      <div className={styles.Head}>
        <div role="status" className={styles.Outcome} data-tone={tone}>
          <Icon name={icon} size="large" className={styles.Icon} />
          <h1>{title}</h1>
          <p className={styles.Sentence}>{sentence}</p>
          {advice && <p>{advice}</p>}
        </div>
        {mail && <p className={styles.Mail}>{mail}</p>}
        <NextActions order={order} reading={reading} isAsking={isAsking} onAsk={onAsk} />
      </div>
      <div className={styles.Order}>
        <p className={styles.OrderId}>
          <span>Order ID</span>
          <code>{order.id}</code>
        </p>
        <OrderSummary
          title="Items purchased"
          lines={order.items.map(({ id, title: name, quantity, price, imageUrl }) => ({
            id,
            title: name,
            quantity,
            price,
            picture: pictureOf(imageUrl, placeholders['listing']),
          }))}
          deliveryCost={order.deliveryCost}
          total={order.totalAmount}
          {...(order.distance !== null && { distanceKm: order.distance })}
        />
      </div>
    </div>
  );
}

/** Which mail the shopper will get. None for an order that is closed. */
function mailTexts(reading: Reading, email: string): string | undefined {
  if (reading === 'successful') return `A confirmation email is on its way to ${email}.`;
  if (reading === 'refunded' || reading === 'cancelled' || reading === 'cancelled-paid') return undefined;
  return `We write to ${email} as soon as your payment is confirmed.`;
}
