import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './OrderSummary.module.css';

export interface OrderSummaryLine {
  id: string;
  title: string;
  quantity: number;
  /** What the line costs, in Ghana cedis. */
  cost: number;
  picture?: PictureSource;
  /** A note about its stock. */
  note?: string | undefined;
}

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  lines: readonly OrderSummaryLine[];
  /** In Ghana cedis; 0 is shown as free. Omitted until it is known. */
  deliveryCost?: number;
  /** How the order is received. @default 'Delivery' */
  deliveryLabel?: string;
  /** What is said while the cost is not known. @default 'Not known yet' */
  unknownCost?: string;
  /** Distance of the delivery. */
  distanceKm?: number;
  /** Puts "about" before the distance. */
  distanceEstimated?: boolean;
  total: number;
  title?: ReactNode;
  /** A reassuring note below the total. */
  note?: ReactNode;
}

/** The summary of an order: lines, delivery with its distance, total. */
export function OrderSummary({
  lines,
  deliveryCost,
  deliveryLabel = 'Delivery',
  unknownCost = 'Not known yet',
  distanceKm,
  distanceEstimated,
  total,
  title = 'Order Summary',
  note,
  className,
  ...props
}: OrderSummaryProps) {
  const titleId = useId();
  return (
    <section className={clsx(styles.OrderSummary, className)} aria-labelledby={titleId} {...props}>
      <h2 id={titleId} className={styles.Title}>
        {title}
      </h2>
      <ul className={styles.Lines}>
        {lines.map(({ id, title: name, quantity, cost, picture, note: word }) => (
          <li key={id} className={styles.Line}>
            {picture && <Picture {...picture} ratio="1" sizes="4rem" alt="" className={styles.Picture} />}
            <span className={styles.Name}>
              {name}
              <span className={styles.Quantity}>{` x ${quantity}`}</span>
              {word && <span className={styles.Word}>{word}</span>}
            </span>
            <Price amount={cost} />
          </li>
        ))}
      </ul>
      <dl className={styles.Sums}>
        <dt>
          {deliveryLabel}
          {distanceKm !== undefined && (
            <span
              className={styles.Quantity}
            >{` · ${distanceEstimated ? 'about ' : ''}${distanceKm.toFixed(1)} km`}</span>
          )}
        </dt>
        <dd>{deliveryCost === undefined ? unknownCost : <Delivery cost={deliveryCost} />}</dd>
        <dt className={styles.Total}>Total</dt>
        <dd className={styles.Total}>
          <Price amount={total} size="large" />
        </dd>
      </dl>
      {note && <p className={styles.Note}>{note}</p>}
    </section>
  );
}

const Delivery = ({ cost }: { cost: number }) => (cost === 0 ? 'Free' : <Price amount={cost} />);
