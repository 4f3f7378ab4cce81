import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ErrorState.module.css';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What happened, in one sentence. */
  children: ReactNode;
  /** What the visitor can do about it; empty for nothing. */
  advice?: ReactNode;
  /** Called to try again. Shows a button. */
  onRetry?: () => void;
  /** Another action, such as a link back. */
  action?: ReactNode;
}

/** An error: what happened, what to do, and a retry button. */
export function ErrorState({
  children,
  advice = 'Check your connection, then try again.',
  onRetry,
  action,
  className,
  ...props
}: ErrorStateProps) {
  return (
    <div role="alert" className={clsx(styles.ErrorState, className)} {...props}>
      <Icon name="warning" className={styles.Icon} />
      <div className={styles.Text}>
        <p className={styles.Sentence}>{children}</p>
        {advice && <p className={styles.Advice}>{advice}</p>}
        {(onRetry || action) && (
          <div className={styles.Actions}>
            {onRetry && <RetryButton onRetry={onRetry} />}
            {action}
          </div>
        )}
      </div>
    </div>
  );
}

interface RetryButtonProps extends Partial<Pick<ButtonProps, 'variant' | 'children'>> {
  onRetry: () => unknown;
}

/** The button disappears while it is tried again, so the focus moves to the element around it. */
export function RetryButton({ onRetry, variant = 'secondary', children = 'Try again' }: RetryButtonProps) {
  const handleRetry = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    void onRetry();
  };
  return (
    <Button variant={variant} onClick={handleRetry}>
      {children}
    </Button>
  );
}
