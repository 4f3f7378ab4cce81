import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './Badge.module.css';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Neutral for a category, gold for an important one, the others for a state.
   */
  tone?: 'neutral' | 'brand' | 'gold' | 'success' | 'warning' | 'danger';
  icon?: IconName;
}

/** A label for a category or a state. */
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span className={clsx(styles.Badge, className)} data-tone={tone} {...props}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
