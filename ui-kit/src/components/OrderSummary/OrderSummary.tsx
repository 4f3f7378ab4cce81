import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './OrderSummary.module.css';

export interface OrderSummaryLine {
  id: string;
  title: string;
  quantity: number;
  /** Price of one piece, in Ghana cedis. */
  price: number;
  picture?: PictureSource;
  /** A note about its stock. */
  note?: string | undefined;
}

export interface OrderSummaryProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  lines: readonly OrderSummaryLine[];
  /** In Ghana cedis. Omitted until it is known. */
  deliveryCost?: number;
  /** Distance of the delivery. */
  distanceKm?: number;
  /** Puts "about" before the distance. */
  distanceEstimated?: boolean;
  total: number;
  /** @default 'Order Summary' */
  title?: ReactNode;
  /** Shown while the delivery cost is unknown. @default 'Enter your address' */
  deliveryUnknown?: ReactNode;
  /** A reassuring note below the total. */
  note?: ReactNode;
  /** Level of the title. @default 2 */
  level?: 2 | 3;
}

/** The summary of an order: lines, delivery with its distance, total. */
export function OrderSummary({
  lines,
  deliveryCost,
  distanceKm,
  distanceEstimated,
  total,
  title = 'Order Summary',
  deliveryUnknown = 'Enter your address',
  note,
  level = 2,
  className,
  ...props
}: OrderSummaryProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section className={clsx(styles.OrderSummary, className)} aria-labelledby={titleId} {...props}>
      <Title id={titleId} className={styles.Title}>
        {title}
      </Title>
      <ul className={styles.Lines}>
        {lines.map(({ id, title: name, quantity, price, picture, note: word }) => (
          <li key={id} className={styles.Line}>
            {picture && <Picture {...picture} ratio="1" sizes="4rem" alt="" className={styles.Picture} />}
            <span className={styles.Name}>
              {name}
              <span className={styles.Quantity}>{` x ${quantity}`}</span>
              {word && <span className={styles.Word}>{word}</span>}
            </span>
            <Price amount={price * quantity} />
          </li>
        ))}
      </ul>
      <dl className={styles.Sums}>
        <dt>
          Delivery
          {distanceKm !== undefined && (
            <span
              className={styles.Quantity}
            >{` · ${distanceEstimated ? 'about ' : ''}${distanceKm.toFixed(1)} km`}</span>
          )}
        </dt>
        <dd>{deliveryCost === undefined ? deliveryUnknown : <Price amount={deliveryCost} />}</dd>
        <dt className={styles.Total}>Total</dt>
        <dd className={styles.Total}>
          <Price amount={total} size="large" />
        </dd>
      </dl>
      {note && <p className={styles.Note}>{note}</p>}
    </section>
  );
}
