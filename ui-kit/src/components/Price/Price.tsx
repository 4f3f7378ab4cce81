import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Price.module.css';

/** "GH₵1,250.00". */
const formatPrice = (amount: number) => `GH₵${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

export interface PriceProps extends Omit<ComponentProps<'data'>, 'children' | 'value'> {
  /** In Ghana cedis. */
  amount: number;
  /** Large for the page of one listing and for a total. */
  size?: 'medium' | 'large';
}

/** An amount in Ghana cedis, in tabular figures. */
export function Price({ amount, size = 'medium', className, ...props }: PriceProps) {
  return (
    <data value={amount.toFixed(2)} className={clsx(styles.Price, className)} data-size={size} {...props}>
      {formatPrice(amount)}
    </data>
  );
}
