import { deliveryMethod } from '@year-group/api-types/common/lists';
import { formatCedis } from '@year-group/api-types/common/money';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import type { Order } from '@year-group/api-types/shop/order';
import { orderNumber } from '@year-group/api-types/shop/orderNumber';
import { pages } from '@year-group/api-types/system/pages';
import { Badge } from '@year-group/ui-kit/Badge';
import { Button } from '@year-group/ui-kit/Button';
import { OrderSummary } from '@year-group/ui-kit/OrderSummary';
import { pictureOf } from '#lib/pictureOf.ts';
import { lineCost } from '#store/cartFigures.ts';
import { lineKey } from '#store/cartSlice.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectPublicUrl } from '#store/siteSlice.ts';
import styles from './PaymentStatusPage.module.css';
import type { ShownStatus } from './shownStatus.ts';
import { statusTexts } from './statusTexts.ts';

const tones = { success: 'success', danger: 'danger', waiting: 'warning' } as const;

/** The order and its payment, as a card to send or print, with nothing about the person. */
export function Receipt({ order, status }: { order: Order; status: ShownStatus }) {
  const { receipt, tone } = statusTexts[status];
  const text = receiptText(order, receipt, useAppSelector(selectPublicUrl));
  const isCollected = order.deliveryMethod !== deliveryMethod;
  return (
    <div className={styles.Order}>
      <p className={styles.Number}>
        <strong>Order {orderNumber(order.id)}</strong>
        <Badge tone={tones[tone]}>{receipt}</Badge>
      </p>
      <OrderSummary
        className={styles.Lines}
        title="Items purchased"
        lines={order.items.map((item) => ({
          id: lineKey(item),
          title: lineTitle(item),
          quantity: item.quantity,
          cost: lineCost(item),
          picture: pictureOf(item.imageUrl, 'parcel'),
        }))}
        deliveryCost={order.deliveryCost}
        {...(isCollected && { deliveryLabel: order.deliveryMethod })}
        total={order.totalAmount}
        {...(order.distance !== null && { distanceKm: order.distance })}
      />
      {order.refundedAmount > 0 && (
        <p>
          <strong>Refunded</strong> {formatCedis(order.refundedAmount)}
        </p>
      )}
      {isCollected && (
        <p>
          <strong>{order.deliveryMethod === 'Pick-up' ? 'Pick up at' : 'Collect at'}</strong>{' '}
          {order.shippingAddress}
        </p>
      )}
      <p className={styles.OrderId}>
        <span>Order ID</span>
        <code>{order.id}</code>
      </p>
      <div className={styles.Share}>
        <Button variant="secondary" icon="whatsapp" href={`https://wa.me/?text=${encodeURIComponent(text)}`}>
          Send on WhatsApp
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          Print
        </Button>
      </div>
    </div>
  );
}

/**
 * An order as a message: number, state, lines, total and its address. Nothing about the person:
 * everybody with the address reads contact details only masked.
 */
function receiptText(order: Order, state: string, publicUrl: string): string {
  return [
    `Order ${orderNumber(order.id)}: ${state}`,
    ...order.items.map((item) => `${item.quantity} x ${lineTitle(item)}`),
    `Total ${formatCedis(order.totalAmount)}`,
    ...(order.refundedAmount > 0 ? [`Refunded ${formatCedis(order.refundedAmount)}`] : []),
    publicUrl + pages.paymentStatus.to(order.id),
  ].join('\n');
}
