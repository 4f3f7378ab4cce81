import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Neutral for a category, the others for a state. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger';
}

/** A label for a category or a state. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span className={clsx(styles.Badge, className)} data-tone={tone} {...props} />;
}
