import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends ComponentProps<'div'> {
  icon?: IconName;
  children: ReactNode;
  /** Makes the message the title of the page. */
  isTitle?: boolean;
  /** A link or a button. */
  action?: ReactNode;
}

/** An empty list: a message and an action. */
export function EmptyState({ icon, isTitle, action, className, children, ...props }: EmptyStateProps) {
  const Sentence = isTitle ? 'h1' : 'p';
  return (
    <div className={clsx(styles.EmptyState, className)} {...props}>
      {icon && <Icon name={icon} size="large" className={styles.Icon} />}
      <Sentence className={styles.Sentence}>{children}</Sentence>
      {action}
    </div>
  );
}
