import { deliveryMethod } from '@year-group/api-types/common/lists';
import type { DeliveryQuote } from '@year-group/api-types/shop/delivery';
import { lineTitle } from '@year-group/api-types/shop/optionsText';
import { Icon } from '@year-group/ui-kit/Icon';
import { OrderSummary } from '@year-group/ui-kit/OrderSummary';
import { Price } from '@year-group/ui-kit/Price';
import { useId, useState } from 'react';
import { pictureOf } from '#lib/pictureOf.ts';
import { isShort, lineCost, lineNotice, stockOf, totalOf } from '#store/cartFigures.ts';
import { type CartLine, lineKey } from '#store/cartSlice.ts';
import styles from './CheckoutPage.module.css';
import type { Receiving } from './waysToReceive.ts';

interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  /** What receiving these lines costs in GH₵; undefined while it is not known. */
  deliveryCost: number | undefined;
  receiving: Receiving;
  /** The distance of a delivery. */
  quote: DeliveryQuote | null;
}

/** The order summary: beside the steps on a wide screen; on a phone, one line with the total that expands. */
export function CheckoutSummary({ lines, deliveryCost, receiving, quote }: CheckoutSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const total = totalOf(lines, deliveryCost);
  const isDelivery = receiving.deliveryMethod === deliveryMethod;
  const notices = lines.flatMap((line) => {
    const notice = lineNotice(line);
    return notice ? [{ id: lineKey(line), text: `${line.title}: ${notice}` }] : [];
  });
  return (
    <div className={styles.Summary} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.SummaryBar}
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="chevronDown" size="small" />
        {isOpen ? 'Hide the order' : 'Show the order'}
        <Price amount={total} />
      </button>
      <div id={contentId} className={styles.SummaryContent}>
        <OrderSummary
          lines={lines.map((line) => ({
            id: lineKey(line),
            title: lineTitle(line),
            quantity: line.quantity,
            cost: lineCost(line),
            picture: pictureOf(line.imageUrl, 'parcel'),
            note: isShort(line) ? undefined : stockOf(line),
          }))}
          total={total}
          {...(deliveryCost !== undefined && { deliveryCost })}
          {...(!isDelivery && { deliveryLabel: receiving.deliveryMethod, unknownCost: 'Not chosen yet' })}
          {...(quote && {
            distanceKm: quote.distance,
            distanceEstimated: quote.estimated,
          })}
          note={
            (notices.length > 0 || quote?.estimated) && (
              <>
                {notices.map(({ id, text }) => (
                  <span key={id} className={styles.Notice}>
                    {text}
                  </span>
                ))}
                {quote?.estimated &&
                  deliveryCost !== 0 &&
                  'The distance is an estimate; the delivery cost will not change with it.'}
              </>
            )
          }
        />
      </div>
    </div>
  );
}
