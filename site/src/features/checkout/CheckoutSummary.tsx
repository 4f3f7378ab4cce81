import type { DeliveryQuote } from '@year-group/api-types/delivery';
import { Icon } from '@year-group/ui-kit/Icon';
import { OrderSummary } from '@year-group/ui-kit/OrderSummary';
import { Price } from '@year-group/ui-kit/Price';
import { useId, useState } from 'react';
import { pictureOf } from '#lib/pictureOf.ts';
import { placeholders } from '#lib/placeholders.ts';
import { isShort, lineNotice, stockOf, totalOf } from '#store/cartFigures.ts';
import type { CartLine } from '#store/cartSlice.ts';
import styles from './CheckoutPage.module.css';

export interface CheckoutSummaryProps {
  lines: readonly CartLine[];
  /** With what the delivery of these lines costs. */
  quote: DeliveryQuote | null;
}

/**
 * The order summary: beside the steps on a wide screen; on a phone, one line with the total that
 * expands.
 */
export function CheckoutSummary({ lines, quote }: CheckoutSummaryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  const total = totalOf(lines, quote?.deliveryCost);
  const notices = lines.flatMap((line) => {
    const notice = lineNotice(line);
    return notice ? [{ id: line.id, text: `${line.title}: ${notice}` }] : [];
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
            id: line.id,
            title: line.title,
            quantity: line.quantity,
            price: line.price,
            picture: pictureOf(line.imageUrl, placeholders['listing']),
            note: isShort(line) ? undefined : stockOf(line),
          }))}
          total={total}
          {...(quote && {
            deliveryCost: quote.deliveryCost,
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
                  quote.deliveryCost > 0 &&
                  'The distance is an estimate; the delivery cost will not change with it.'}
              </>
            )
          }
        />
      </div>
    </div>
  );
}
