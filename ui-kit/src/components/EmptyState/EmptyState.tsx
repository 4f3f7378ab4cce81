import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './EmptyState.module.css';

export interface EmptyStateProps extends ComponentProps<'div'> {
  /** A drawing of what is missing. */
  icon?: IconName;
  /** The sentence that says there is nothing. */
  children: ReactNode;
  /** Makes the sentence the title of the page. */
  isTitle?: boolean;
  /** A way on: a link or a button. */
  action?: ReactNode;
}

/** Nothing here: a sentence and a way on. */
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
