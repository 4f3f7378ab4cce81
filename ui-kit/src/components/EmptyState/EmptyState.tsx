import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends ComponentProps<'div'> {
  /** A drawing of what is missing. */
  icon?: IconName;
  /** The sentence that says there is nothing. */
  children: ReactNode;
  /** A way on: a link or a button. */
  action?: ReactNode;
}

/** Nothing here: a sentence and a way on. */
export function EmptyState({ icon, action, className, children, ...props }: EmptyStateProps) {
  return (
    <div className={clsx(styles.EmptyState, className)} {...props}>
      {icon && <Icon name={icon} size="large" className={styles.Icon} />}
      <p className={styles.Sentence}>{children}</p>
      {action}
    </div>
  );
}
